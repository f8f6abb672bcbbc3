"""The server: lobby, seats, live tables, store, API and wire.

The log of entries in the store is the truth; a live table (``live``) is a cache of it, rebuilt by
replay. ``app`` puts everything together, ``main`` starts it from the command line.
"""
