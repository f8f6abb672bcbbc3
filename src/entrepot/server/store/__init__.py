"""Where everything is kept: SQLite by default, PostgreSQL by URL."""
