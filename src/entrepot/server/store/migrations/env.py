"""Alembic's entry: the connection comes from ``database``, or from the URL in ENTREPOT_DATABASE."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from entrepot.server.settings import read_settings
from entrepot.server.store.database import Database
from entrepot.server.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Run the migrations that are asked for."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_by_url() -> None:
    """For ``alembic`` on the command line."""
    database = Database(read_settings().database_url)
    async with database.writing.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await database.close()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(migrate_by_url())
else:
    migrate(given)
