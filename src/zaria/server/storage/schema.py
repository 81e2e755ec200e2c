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
    Column("kind", String),  # of browser and system, as `Firefox, Android`; null if that is not known
)

# The one code with which a guest may still move to another device, and when it was made.
recoveries = Table(
    "recoveries",
    metadata,
    Column("guest", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("created", Float, nullable=False, server_default="0"),
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
    Column("name", String),  # under which they sat there last; not of earlier versions
)

# Whom a host waits for at which tables, until they sit down or decline, or the game begins.
invitations = Table(
    "invitations",
    metadata,
    Column("guest", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Index("invitations_by_table", "table_id"),
)

# Whom guests have blocked.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String, primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("created", Float, nullable=False),
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

# The days of the Daily Mountain: the secret of a day's dice, and what the expert made of them.
days = Table(
    "days",
    metadata,
    Column("day", String, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("expert_table", String),
    Column("expert_points", Integer),
)

# The one try of each guest at a day's mountain; it is taken when it begins. Without points it does not count (yet).
tries = Table(
    "tries",
    metadata,
    Column("day", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("points", Integer),
    Column("ended", Float),
    Column("verified", Boolean),  # whether every die and step was right; null until that was checked
    Index("tries_by_guest", "guest"),
)

# Who dares others to play a game with the same dice, and what the expert made of them; there is one duel over a table.
duels = Table(
    "duels",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", String, nullable=False, unique=True),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("expert_table", String),
    Column("expert_points", Integer),
    Column("points", Integer),  # of the first game; not of duels of earlier versions
    Index("duels_by_guest", "guest"),
)

# The one game of each guest who took a duel up.
duel_tries = Table(
    "duel_tries",
    metadata,
    Column("duel", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("points", Integer),
    Column("ended", Float),
    Index("duel_tries_by_guest", "guest"),
)

# What a guest has of a game that is over, for their statistics; empty: the game is not counted. It outlives the table.
results = Table(
    "results",
    metadata,
    Column("guest", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("ended", Float, nullable=False),
    Column("data", JSON, nullable=False),
)

# The key that signs cookies, if it is not in a file: PostgreSQL may be on another machine.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Processes that serve this database, and when they were last able to write to it.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", Float, nullable=False),
    Column("used", JSON),  # who uses most of it: see limits/usage.py
)

# Whom the operator has banned; without an end for good.
bans = Table(
    "bans",
    metadata,
    Column("guest", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", String),
    Column("until", Float),
)

# Networks that the operator has slowed or banned.
restrictions = Table(
    "restrictions",
    metadata,
    Column("network", String, primary_key=True),
    Column("is_ban", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("reason", String),
    Column("until", Float),
)

# What players report about others at their table: a line of chat with its number, or the name of a seat.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("about", String, nullable=False),  # the other guest
    Column("number", Integer),  # of the line
    Column("quote", Text, nullable=False),
    Column("settled", Float),  # when the operator was done with it
)

# What the operator did, and why.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("action", String, nullable=False),
    Column("about", String, nullable=False),
    Column("reason", String),
)

# What the operator did, for a server on SQLite: PostgreSQL has NOTIFY.
hints = Table(
    "hints",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)

# What was found out about games that are over; `version` is the table's, `unfinished` what is needed to go on.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("report", JSON, nullable=False),
    Column("unfinished", JSON),
)

# Which process runs the bots and timers of a table, while it shows signs of life. `fence` grows with each owner.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("process", String, nullable=False),
    Column("fence", Integer, nullable=False),
    Index("leases_by_process", "process"),
)
ANALYSIS_LEASE = "{}/analysis"  # by table, whose own lease another process may have

# Who is connected to which table, by the process that has the connection, and the device (the hash of its cookie).
present = Table(
    "present",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("process", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("session", String, primary_key=True),
)

# For whom games over days wait: since when, until when, and whether they were told.
turns = Table(
    "turns",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("guest", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("told", Float),
    Index("turns_by_guest", "guest"),
    Index("turns_by_due", "due"),
    Index("turns_by_told", "told", "since"),
)

# Devices that want to be told when it is their guest's turn: where their push service is, and their keys.
devices = Table(
    "devices",
    metadata,
    Column("session", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("locale", String, nullable=False),
    Column("created", Float, nullable=False),
    Index("devices_by_guest", "guest"),
)
