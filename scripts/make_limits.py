"""Writes docs/sites/limits.md: every limit of a server with its default, as the code has it, and the reason for it.

python scripts/make_limits.py
"""

from importlib import import_module
from pathlib import Path

from zaria.i18n import words
from zaria.server.operations.settings import Settings, adjustable_settings

FILE = Path(__file__).resolve().parents[1] / "docs/sites/limits.md"
HEAD = """# Limits of a server

Made by `python scripts/make_limits.py`. What a guest, an address or a seat uses counts in all processes of a site,
within a second or two; what protects the files, the memory and the time of a process counts there.
How to set what can be set: [operating.md](operating.md#settings).

"""
# By setting: why there is a limit, and why it is that high.
SETTINGS = {
    "requests_per_minute": "a page asks some 20 times a minute; a program that plays fast needs more",
    "requests_of_network_per_minute": "guests cost nothing, so those of one address count together, as a club",
    "frames_per_second": "a person sends one in some seconds, a program that follows a fast table several a second",
    "frames_at_once": "a page that comes back sends several at once",
    "frames_of_network_per_second": "ten programs behind one address; a server stores 1,500 moves a second",
    "frames_of_network_at_once": "a club whose pages all come back at once",
    "chats_per_second": "nobody reads faster",
    "chats_at_once": "a few short lines and reactions in a row",
    "hints_per_second": "a hint takes a process up to 0.4 s; asking for the same one again costs nothing",
    "hints_at_once": "who looks at several positions in a row",
    "analyses_per_minute": "an analysis takes up to 30 s of a processor",
    "analyses_at_once": "who looks through the games of an evening",
    "tables": "each is kept until it is removed; nobody plays at 100 tables",
    "tables_of_network_per_hour": "a table takes 250 kB of memory in play, and stays in the database",
    "tables_of_network_at_once": "a tournament that begins",
    "open_seats": "else one guest could hold all open tables up. Counts in each process",
    "sockets": "a person with many tables open on several devices",
    "connections_of_network": "a connection takes a file and 35 kB; a club may share an address",
    "connections_of_provider": "a provider may give somebody any address of its network",
    "request_seconds": "a slow phone sends a request within that; else connections would be held by sending nothing",
    "answer_seconds": "a slow phone reads an answer within that",
    "bot_limit": "the slowest opponent takes 0.4 s of a quiet processor",
    "bot_start_limit": "a process starts within a second on a quiet machine",
    "idle_tables": "22 to 250 kB each",
    "missed_events": "more than that is larger than the whole table",
    "recovery_seconds": "as long as it takes to type a code on another device",
    "shortest_clock": "a shorter one nobody can play with",
}
# Not to be set: module, name, what it limits, and why.
FIXED = [
    (
        "limits.restrictions",
        "SLOWED",
        "times that a request from a slowed network counts",
        "120 requests a minute are left",
    ),
    ("commands.everybody", "MOST_UNDONE", "steps of a game that may be taken back", "all stay in its record"),
    ("people.reports", "MOST", "reports of one guest in a day", "a person reads them"),
    ("people.blocks", "MOST", "guests that one guest may block", "all lists are in memory"),
    ("endpoints.app", "LARGEST_BODY", "bytes of a request", "the largest are new tables, of 2 kB"),
    (
        "endpoints.http.replays",
        "LARGEST_RECORD",
        "bytes of a record to replay",
        "the longest games need a tenth of that",
    ),
    ("endpoints.socket.socket_limits", "LARGEST_HEAD", "bytes of a request's headers", "browsers send 2 kB"),
    ("processes.http_server", "LARGEST_FRAME", "bytes of a message to a table", "the longest is chat, of 1 kB"),
    (
        "endpoints.socket.live_sockets",
        "SHARE",
        "the share of connections that may be live",
        "the others are for requests",
    ),
    (
        "endpoints.socket.live_sockets",
        "FOR_ONLOOKERS",
        "the share of live connections that onlookers may have",
        "the others are for people at tables",
    ),
    (
        "endpoints.socket.live_sockets",
        "SEATED_OF_GUEST",
        "connections of a guest that come before onlookers",
        "a seat at a table of one's own costs nothing",
    ),
    (
        "endpoints.socket.live_sockets",
        "MOST_ARRIVING",
        "tables loaded at once for connections from one address",
        "loading takes some milliseconds of everybody's time",
    ),
    ("thinking.bot_pool", "TURN_SECONDS", "seconds of an analysis before it is another's turn", "others wait for it"),
    (
        "live.notifier",
        "DEVICES",
        "devices of one guest that are notified",
        "each notification is a request to elsewhere",
    ),
]


def table() -> str:
    said, defaults = words("en"), adjustable_settings()
    lines = ["| limit | default | set by | why |", "|---|---:|---|---|"]
    for name, why in SETTINGS.items():
        flag = name.replace("_", "-")
        lines.append(f"| {said.say(f'setting-{flag}')} | {number(defaults[name])} | `--{flag}` | {why} |")
    for place, name, what, why in FIXED:
        value = getattr(import_module(f"zaria.server.{place}"), name)
        lines.append(f"| {what} | {number(value)} | | {why} |")
    return HEAD + "\n".join(lines) + "\n"


def number(value: float) -> str:
    """
    >>> number(16384), number(0.5)
    ('16,384', '0.5')
    """
    return f"{value:,}"


def limits_without_reason() -> list[str]:
    """Numbers among the settings that are neither limits nor known to be something else."""
    return [
        name
        for name in adjustable_settings()
        if Settings.__annotations__[name] in ("int", "float") and name not in SETTINGS and name not in NO_LIMITS
    ]


NO_LIMITS = {
    *("workers", "bot_workers"),  # how much there is
    *("away_seconds", "roll_seconds", "seal_seconds", "bot_seconds", "idle_seconds", "idle_turn_seconds"),  # pace
    "keep_days",
}


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
