"""The tables of the database. `entries` has all that happened at a table; `tables` is for lists."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
)

# A device of a guest; only the hash of its cookie is stored.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("created", Float, nullable=False),
)

# The one recovery link that a guest may still use.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("summary", JSON, nullable=False),
    Index("tables_by_status", "status"),
)

# Each row is one version of a table.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Column("guest", String),
    Column("command", String),  # the id that the guest gave it
    Column("at", Float, nullable=False),
)

# Which guests have sat at which tables.
members = Table(
    "members",
    metadata,
    Column("guest", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String),  # the id that the guest gave it
    Column("version", Integer),  # of the table at that time
)
