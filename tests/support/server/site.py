"""A server with short times, for browsers: `python -m support.server.site FOLDER HOST name=seconds`."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from support.server.steady.same_dice import same_days, same_opponents, same_tables
from support.server.steady.small_effort import analyse_less

SECRET = "5a" * 32  # the same for all tables
TIMES = {"bot_seconds": 0.05, "roll_seconds": 0.5, "away_seconds": 1.0, "shortest_clock": 2}
# If a slow page contributed nothing, the dice would differ.
TIMES["seal_seconds"] = 120
# With browsers and other tests running, a process may be slow to start and to think. A replaced one starts again.
TIMES |= {"bot_start_limit": 120, "bot_limit": 120}


class Site(NamedTuple):
    address: str
    asks: IO[str]
    answers: IO[str]

    def begin(self, test: str) -> None:
        """Give the site's tables this test's ids, and so its dice, from now on."""
        self.asks.write(f"{test}\n")
        self.asks.flush()
        assert self.answers.readline() == f"{test}\n"


@contextmanager
def running_site(data: Path, host: str = "127.0.0.1", **times: float) -> Iterator[Site]:
    """Run a site. Under a host other than its own name it behaves as for other machines."""
    given = [f"{name}={seconds}" for name, seconds in (TIMES | times).items()]
    command = [sys.executable, "-m", "support.server.site", str(data), host, *given]
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "ZARIA_TEST_SECRET": SECRET}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None and process.stdout is not None
        try:
            yield Site(process.stdout.readline().strip(), process.stdin, process.stdout)
        finally:
            process.stdin.close()
            process.terminate()
            process.wait(120)  # a busy machine takes its time


@contextmanager
def site(data: Path, host: str = "127.0.0.1", **times: float) -> Iterator[str]:
    """The address of a site whose first table is always the same."""
    with running_site(data, host, **times) as running:
        yield running.address


def hear_of_tests() -> None:
    for test in sys.stdin:
        same_tables(test)
        print(test, end="", flush=True)


def main(folder: str, host: str, times: list[str]) -> None:
    import socket

    from zaria.server.operations.settings import Settings, fixed_secret
    from zaria.server.processes.http_server import make_server

    chosen = {name: float(seconds) for name, seconds in (time.split("=") for time in times)}
    secret = fixed_secret(os.environ, lan=False)
    settings = Settings(Path(folder), test_secret=secret, requests_per_minute=100_000, **chosen)  # type: ignore[arg-type]
    same_tables("")
    same_days()
    same_opponents()
    analyse_less()
    server = make_server(settings)
    with socket.socket() as listening:
        listening.bind((host, 0))
        listening.listen(512)
        print(f"http://{host}:{listening.getsockname()[1]}", flush=True)
        threading.Thread(target=hear_of_tests, daemon=True).start()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
