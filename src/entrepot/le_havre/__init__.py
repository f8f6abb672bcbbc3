"""Le Havre (Uwe Rosenberg, 2008) for 1 to 5 players, full and short game, with all base special
buildings. The rulings LH-1 to LH-61 are in ``docs/rules/le-havre.md``."""
