"""Databases of their own on a PostgreSQL that was given for tests."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

import asyncpg


async def _run(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def fresh_database(url: str) -> Iterator[str]:
    """The URL of an empty database, dropped afterwards."""
    name = f"entrepot_test_{token_hex(6)}"
    asyncio.run(_run(url, f"CREATE DATABASE {name}"))
    yield f"{url.rpartition('/')[0]}/{name}"
    asyncio.run(_run(url, f"DROP DATABASE {name} WITH (FORCE)"))
