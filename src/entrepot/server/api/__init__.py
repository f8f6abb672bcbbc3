"""REST: titles and words, tables and seats, records and replay. ``docs/wire.md`` lists it."""
