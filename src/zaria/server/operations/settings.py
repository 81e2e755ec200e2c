"""Settings of a server: where it listens, where its files are, times and limits. Tests use other times and limits."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from zaria.core.records.seal import SECRET_BYTES, is_hex
from zaria.server.messages.refusals import Refused
from zaria.server.operations.public_site import PublicSite

if TYPE_CHECKING:
    from zaria.server.storage.database import Database

PORT = 8420
KEY_FILE = "key"
PUSH_FILE = "push-key"  # signs notifications
DATABASE_FILE = "zaria.sqlite3"
TEST_SECRET = "ZARIA_TEST_SECRET"  # the dice of every table, for tests on this machine only
DATA = "ZARIA_DATA"
MOST = 10**9  # of any number in the settings
LOOPBACK = ("127.0.0.1", "::1")
CHOICES = {
    "log": ("plain", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "forwarded_by": ("x-forwarded-for", "forwarded"),
}
OWN = ("data", "lan", "test_secret", "site", "address", "push_anywhere")  # what the command reads in its own way


@dataclass(frozen=True)
class Settings:
    data: Path
    lan: bool = False
    test_secret: bytes | None = None
    site: PublicSite | None = None  # the domain that it is reached by
    address: str | None = None  # of a database that is not the file in the folder
    push_anywhere: bool = False  # for tests: notifications also to this machine, and from a site without https
    workers: int = 1  # server processes; several need PostgreSQL
    away_seconds: float = 90  # of being offline, until a bot may take the seat
    roll_seconds: float = 3  # that the next player's draw waits for their press
    seal_seconds: float = 10  # that devices have to add to the dice, each time they are asked
    shortest_clock: int = 10  # seconds for a decision, at tables with a turn clock
    bot_seconds: float = 1  # before each move of a bot, at tables with speed `watch`
    recovery_seconds: float = 600  # that a code for another device is valid
    idle_seconds: float = 600  # until a table without connections is unloaded
    idle_tables: int = 1000  # of them in memory; if there are more, those idle for longest are unloaded
    bot_workers: int = 2  # while one hangs, the other goes on
    bot_limit: float = 20  # seconds that a bot may think before its process is killed
    bot_start_limit: float = 10  # seconds until a process must have begun to think
    frames_per_second: float = 20  # of one connection, on average
    frames_at_once: int = 100
    chats_per_second: float = 0.5
    chats_at_once: int = 5
    hints_per_second: float = 0.5  # of one seat, on average
    hints_at_once: int = 5
    analyses_per_minute: float = 6  # games of which one guest may begin the analysis, on average
    analyses_at_once: int = 10
    requests_per_minute: int = 1200  # of one session, weighted by what they cost
    requests_of_network_per_minute: int = 6000  # of all sessions of one address, or of one IPv6 network
    frames_of_network_per_second: float = 200
    frames_of_network_at_once: int = 2000
    tables_of_network_per_hour: float = 300  # new ones, rematches too
    tables_of_network_at_once: int = 100
    sockets: int = 50  # of one session
    connections_of_network: int = 200  # of one address, or of one IPv6 network: a whole club may share it
    connections_of_provider: int = 600  # live ones of all addresses that begin alike: IPv4 with 24 bits, IPv6 with 48
    request_seconds: float = 10  # from the first byte of a request to its last
    answer_seconds: float = 60  # that a client may leave an answer unread
    uncounted: tuple[str, ...] = LOOPBACK  # this machine: what comes from it is not counted together
    proxies: tuple[str, ...] = LOOPBACK  # whose word about who asks is believed, behind a domain
    forwarded_by: str = "x-forwarded-for"  # the header in which the proxies say who asks
    metrics_from: tuple[str, ...] = LOOPBACK  # who may read the metrics, without a domain
    metrics_token: str = ""  # what who reads them must show; needed behind a domain
    tables: int = 100  # unfinished ones of one guest
    open_seats: int = 5  # of one guest, at tables of others that have not begun
    idle_turn_seconds: float = 300  # that somebody who is connected may keep the others waiting, until a bot may play
    missed_events: int = 200  # clients that missed more get a snapshot
    keep_days: float = 0  # of a table that nobody touches; 0 for ever
    log: str = "plain"  # the form of its lines
    log_level: str = "warning"

    @property
    def is_secure(self) -> bool:
        """Do browsers reach it by https only?"""
        return self.site is not None and self.site.is_secure

    @property
    def has_push(self) -> bool:
        """Can browsers ask it for notifications? They do so on sites with https only."""
        return self.is_secure or self.push_anywhere

    @property
    def database(self) -> Database:
        from zaria.server.storage.database import Database  # imported here: other commands only look for the folder

        return Database.in_file(self.data / DATABASE_FILE) if self.address is None else Database.at(self.address)


def adjustable_settings() -> dict[str, Any]:
    """The names and defaults of all settings that the command and the environment can change."""
    return {one.name: one.default for one in fields(Settings) if one.name not in OWN}


def variable_of(name: str) -> str:
    """The setting's name in the environment."""
    return f"ZARIA_{name.upper()}"


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that were given as arguments, or else in the environment; Refused for values that make no sense."""
    settings: dict[str, Any] = {}
    for name, default in adjustable_settings().items():
        text = given.get(name)
        where = f"--{name.replace('_', '-')}" if text is not None else variable_of(name)
        text = text if text is not None else environment.get(where)
        if text:
            settings[name] = read_setting(name, default, text, where)
    return settings


def read_setting(name: str, default: object, text: str, where: str) -> object:
    """
    >>> read_setting("proxies", (), "10.0.0.2, 10.1.0.0/16", "--proxies")
    ('10.0.0.2', '10.1.0.0/16')
    """
    if name in CHOICES:
        if text not in CHOICES[name]:
            raise Refused("setting-choice", setting=where, given=text[:100], possible=", ".join(CHOICES[name]))
        return text
    if isinstance(default, tuple):
        return tuple(read_networks(text, where))
    if isinstance(default, str):
        return text
    try:
        number = int(text) if Settings.__annotations__[name] == "int" else float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= MOST:
        raise Refused("setting-number", setting=where, given=text[:100])
    return number


def read_networks(text: str, where: str) -> list[str]:
    """Addresses and networks, with commas between them."""
    networks = [one.strip() for one in text.split(",") if one.strip()]
    for one in networks:
        try:
            ip_network(one)
        except ValueError:
            raise Refused("setting-networks", setting=where, given=one[:100]) from None
    return networks


def data_folder(given: str | None, environment: Mapping[str, str]) -> Path:
    """The folder given by argument or environment, else the usual one of the system.

    A folder that an earlier version made elsewhere is used, if there is no other.
    """
    chosen = given or environment.get(DATA)
    if chosen:
        return Path(chosen)
    usual, earlier = user_data_path("zaria", appauthor=False), earlier_folder(environment)
    return earlier if earlier.exists() and not usual.exists() else usual


def earlier_folder(environment: Mapping[str, str]) -> Path:
    """The usual folder of versions before `platformdirs` was used."""
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "zaria"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "zaria"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "zaria"


def fixed_secret(environment: Mapping[str, str], lan: bool) -> bytes | None:
    """The secret of all dice from the environment, if it is set. On loopback only."""
    text = environment.get(TEST_SECRET)
    if not text:
        return None
    if lan:
        raise Refused("test-secret-lan", variable=TEST_SECRET)
    if not is_hex(text, SECRET_BYTES):
        raise Refused("test-secret-form", variable=TEST_SECRET, digits=2 * SECRET_BYTES)
    return bytes.fromhex(text)


def new_key() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def own_key(folder: Path, name: str = KEY_FILE, make: Callable[[], bytes] = new_key) -> bytes:
    """A key in a file, as the one that signs cookies: made once, readable only by its owner."""
    path = folder / name
    if not path.exists():
        write_whole(path, make())
    path.chmod(0o600)
    key = path.read_bytes()
    if len(key) != SECRET_BYTES:
        raise Refused("key-damaged", file=str(path))
    return key


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under another name first: a start that is killed leaves the whole file or none."""
    unfinished = path.with_name(f"{path.name}.new")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
