"""The tables of the store. ``migrations`` makes them; a test holds the two together."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""People without a password: a signed cookie says who one is."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("header", Text, nullable=False),  # of the record; empty before the start
    Column("seed", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("invite", String(64), nullable=False),  # hash of the secret of the invite link
    Column("status", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # a summary for lists; the log is the truth
    Column("moved_at", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("decider", Integer, nullable=True),
    Column("scores", Text, nullable=False),
    Column("rematch", String(16), nullable=False),
    Index(None, "public", "status", "moved_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False),
    Column("bot", String(200), nullable=False),
    Column("guest", String(32), nullable=False, index=True),  # who holds it; empty: nobody
    Column("link", String(64), nullable=False),  # hash of the secret of the seat's link
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The log: everything that happened at a table, in order (``log``). The key is the only lock there is."""

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server drew for itself: the secret that signs cookies."""
