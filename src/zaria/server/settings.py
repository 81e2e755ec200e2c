"""Settings of a server: where it listens, where its files are, times and limits. Tests use other times and limits."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from zaria.core.seal import SECRET_BYTES, is_hex
from zaria.server.refusals import Refused

PORT = 8420
KEY_FILE = "key"
DATABASE_FILE = "zaria.sqlite3"
LOCK_FILE = "lock"
TEST_SECRET = "ZARIA_TEST_SECRET"  # the dice of every table, for tests on this machine only
DATA = "ZARIA_DATA"


@dataclass(frozen=True)
class Settings:
    data: Path
    lan: bool = False
    test_secret: bytes | None = None
    away_seconds: float = 90  # of being offline, until a bot may take the seat
    roll_seconds: float = 3  # that the next player's draw waits for their press
    seal_seconds: float = 10  # that devices have to add to the dice, each time they are asked
    shortest_clock: int = 10  # seconds for a decision, at tables with a turn clock
    bot_seconds: float = 1  # before each move of a bot, at tables with speed `watch`
    idle_seconds: float = 600  # until a table without connections is unloaded
    bot_workers: int = 1
    bot_limit: float = 20  # seconds that a bot may think before its process is killed
    bot_start_limit: float = 10  # seconds until a process must have begun to think
    frames_per_second: float = 20  # of one connection, on average
    frames_at_once: int = 100
    chats_per_second: float = 0.5
    chats_at_once: int = 5
    requests_per_minute: int = 1200  # of one session
    sockets: int = 50  # of one session
    tables: int = 100  # unfinished ones of one guest
    missed_events: int = 200  # clients that missed more get a snapshot

    @property
    def database(self) -> Path:
        return self.data / DATABASE_FILE


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


def own_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, readable only by its owner."""
    path = folder / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        path.chmod(0o600)
        key = path.read_bytes()
        if len(key) != SECRET_BYTES:
            raise Refused("key-damaged", file=str(path)) from None
        return key
    key = secrets.token_bytes(SECRET_BYTES)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
