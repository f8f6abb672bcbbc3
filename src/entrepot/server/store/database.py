"""The connections: one engine to read, one to write."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """An open store."""

    def __init__(self, url: str, durable: str = "normal") -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            if self.url.database and self.url.database != ":memory:":
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            # Only one connection writes, so no transaction ever waits for another or fails as busy.
            self.writing = create_async_engine(self.url, pool_size=1, max_overflow=0)
            self.reading = create_async_engine(self.url, isolation_level="AUTOCOMMIT", pool_size=4)
            _set_pragmas(self.writing, durable, writes=True)
            _set_pragmas(self.reading, durable, writes=False)
        else:
            server = {"server_settings": {"synchronous_commit": "on"}}
            self.writing = create_async_engine(self.url, pool_size=3, connect_args=server)
            self.reading = create_async_engine(self.url, isolation_level="AUTOCOMMIT", pool_size=5)

    async def upgrade(self) -> None:
        """Bring the schema to the newest version, from nothing too."""
        async with self.writing.connect() as connection:
            await connection.run_sync(_upgrade, self.sqlite)
            await connection.commit()

    async def close(self) -> None:
        """Close all connections."""
        await self.reading.dispose()
        await self.writing.dispose()


def alembic_config(connection: Connection | None = None) -> Config:
    """Where Alembic finds our migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, sqlite: bool) -> None:
    if not sqlite:  # several processes may start at once; the lock falls away with the transaction
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20081)")
    command.upgrade(alembic_config(connection), "head")


def _set_pragmas(engine: AsyncEngine, durable: str, writes: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 10000")
        cursor.execute("PRAGMA journal_mode = WAL")
        # NORMAL: what is committed survives the death of the process, FULL: of the machine too
        cursor.execute(f"PRAGMA synchronous = {'FULL' if durable == 'full' else 'NORMAL'}")
        if durable == "full":
            cursor.execute("PRAGMA fullfsync = ON")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()
        if writes:  # we begin transactions ourselves, so that they take the lock at once
            connection.isolation_level = None

    if writes:

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
