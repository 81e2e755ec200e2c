"""The tests' own PostgreSQL, on a socket in a temporary folder, with a database for each folder of a server."""

import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sa

from zaria.server.storage.database import Database

SECONDS = 60  # only a broken one takes longer to start
TEMPLATE = "fresh"  # a database that has our tables
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off")  # not for tests of crashes


def programs() -> Path:
    """The folder of `initdb` and `postgres`, from the system or the package `pgserver`."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = shutil.which("initdb")
    for folder in [*reversed(installed), *([] if found is None else [Path(found).resolve().parent])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    import pgserver  # type: ignore[import-not-found, import-untyped, unused-ignore]

    return Path(pgserver.__file__).parent / "pginstall" / "bin"


def somebody() -> dict[str, Any]:
    """The user to run PostgreSQL as, since it refuses to run as root."""
    return {"user": "nobody"} if os.geteuid() == 0 else {}


class Postgres:
    """A running PostgreSQL. A `durable` one survives a kill, as on a real site."""

    def __init__(self, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="zaria-postgres-", dir="/tmp"))
        self.durable = durable
        self.made: set[str] = set()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        own = ["-D", str(self.folder / "data"), "-U", "zaria", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run([programs() / "initdb", *own], check=True, stdout=subprocess.DEVNULL, cwd="/", **somebody())
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start it until it answers. After a kill it refuses to start while an old process is still ending."""
        self.begin()
        deadline = time.monotonic() + SECONDS
        while not self.answers() and time.monotonic() < deadline:
            if self.process.poll() is not None:
                os.close(self.ended)
                self.begin()
            time.sleep(0.02)

    def begin(self) -> None:
        self.ended, running = os.pipe()  # all its processes hold the other end: this one closes with the last
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", ""),
                    *("-c", "max_connections=300", "-c", "shared_buffers=16MB", "-c", "autovacuum=off"),
                    *(() if self.durable else QUICK),
                ],
                **{"stdout": log, "stderr": log, "cwd": "/", "pass_fds": (running,), **somebody()},
            )
        os.close(running)

    def answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except sa.exc.OperationalError:
            return False
        return True

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Kill the main process. The others end when they notice, and may still answer until then."""
        self.process.send_signal(number)
        self.process.wait(SECONDS)
        select.select([self.ended], [], [], SECONDS)
        os.close(self.ended)

    def address(self, name: str) -> str:
        return f"postgresql://zaria@/{name}?host={self.folder}"

    def ask(self, *statements: str, name: str = "postgres") -> None:
        engine = sa.create_engine(Database.at(self.address(name)).url, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                for statement in statements:
                    connection.execute(sa.text(statement))
        finally:
            engine.dispose()

    def database_for(self, data: Path) -> str:
        """The address of this folder's database, created on first use."""
        if TEMPLATE not in self.made:
            self.ask(f"CREATE DATABASE {TEMPLATE}")
            Database.at(self.address(TEMPLATE)).upgrade()
            self.made.add(TEMPLATE)
        name = f"z{sha256(str(data).encode()).hexdigest()[:16]}"
        if name not in self.made:
            self.ask(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
            self.made.add(name)
        return self.address(name)
