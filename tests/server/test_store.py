"""The schema, and the words of the server."""

import asyncio
import os
import re
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import entrepot.server
from entrepot.server.settings import read_settings
from entrepot.server.store.database import Database
from entrepot.server.store.schema import metadata
from entrepot.server.words import FOLDER, WORDS as SERVER_WORDS

SOURCES = Path(entrepot.server.__file__).parent


async def migrated(url: str) -> list[object]:
    """Migrate, twice, and tell what differs from the tables that the code means."""
    database = Database(read_settings(database=url).database_url)
    await database.upgrade()
    await database.upgrade()
    async with database.reading.connect() as connection:
        found = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await database.close()
    return list(found)


def test_migrations_make_the_tables_that_the_code_means(own_database):
    assert asyncio.run(migrated(own_database)) == []


@pytest.mark.skipif("ENTREPOT_TEST_POSTGRES" in os.environ, reason="of SQLite")
def test_durable_full_survives_a_power_cut(tmp_path):
    async def level(durable: str) -> int:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", durable)
        async with database.writing.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        await database.close()
        return int(found)

    assert [asyncio.run(level(durable)) for durable in ("normal", "full")] == [1, 2]
    with sqlite3.connect(tmp_path / "x.db") as store:
        assert store.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_settings_come_from_the_environment_and_flags_win(monkeypatch):
    monkeypatch.setenv("ENTREPOT_PORT", "9000")
    monkeypatch.setenv("ENTREPOT_SECURE_COOKIES", "yes")
    assert read_settings(host=None).port == 9000
    assert read_settings(port=1).port == 1
    assert read_settings().secure_cookies
    monkeypatch.setenv("ENTREPOT_PORT", "many")
    with pytest.raises(ValueError, match="ENTREPOT_PORT is a number"):
        read_settings()
    monkeypatch.delenv("ENTREPOT_PORT")
    assert read_settings(port=1, database="postgresql://a/b").database_url == "postgresql+asyncpg://a/b"


def keys(lang: str) -> list[str]:
    return re.findall(r"^([\w-]+) =", (FOLDER / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)


def variables(lang: str) -> dict[str, set[str]]:
    text = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    lines = re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", words)) for key, words in lines}


def test_both_languages_say_the_same_things():
    assert keys("en") == keys("zh")
    assert len(set(keys("en"))) == len(keys("en"))
    assert variables("en") == variables("zh")


def test_everything_that_the_server_says_has_words():
    """Keys stand in the code as ``Refusal(code, key)``, ``missing(key)`` or whole."""
    said = set()
    for file in SOURCES.rglob("*.py"):
        text = file.read_text("utf-8")
        said |= {f"server-{key}" for key in re.findall(r'Refusal\(\s*"\w+",\s*"([\w-]+)"', text)}
        said |= {f"server-{key}" for key in re.findall(r'missing\("([\w-]+)"\)', text)}
        said |= set(re.findall(r'"(server-[a-z-]+)"', text))
    known = set(keys("en"))
    assert said - known == set()
    assert {key for key in known if "-bot-" not in key} - said <= {
        "server-no-table", "server-no-page", "server-illegal", "server-engine"
    }  # fmt: skip
    for key in known:
        assert SERVER_WORDS.bundle("zh").has_message(key)
