"""The table in the terminal: what is drawn, said and typed when people play with ``entrepot play``."""
