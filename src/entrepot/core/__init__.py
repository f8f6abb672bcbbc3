"""What every title stands on: choices, decisions, states, matches, records. Knows no title."""
