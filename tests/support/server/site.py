"""A server with short times, for browsers: `python -m support.server.site FOLDER HOST name=seconds`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SECRET = "5a" * 32  # the same for all tables
TIMES = {"bot_seconds": 0.05, "roll_seconds": 0.5, "seal_seconds": 5.0, "away_seconds": 1.0, "shortest_clock": 2}
# Beside browsers and other tests, a process may need long to start. One that is replaced for that begins anew.
TIMES["bot_start_limit"] = 120


@contextmanager
def site(data: Path, host: str = "127.0.0.1", **times: float) -> Iterator[str]:
    """Its address. At a host that is not its own name for itself, it is as others see it."""
    given = [f"{name}={seconds}" for name, seconds in (TIMES | times).items()]
    command = [sys.executable, "-m", "support.server.site", str(data), host, *given]
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "ZARIA_TEST_SECRET": SECRET}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(120)  # a busy machine takes its time


def main(folder: str, host: str, times: list[str]) -> None:
    import socket

    from zaria.server.operations.settings import Settings, fixed_secret
    from zaria.server.processes.http_server import make_server

    chosen = {name: float(seconds) for name, seconds in (time.split("=") for time in times)}
    secret = fixed_secret(os.environ, lan=False)
    settings = Settings(Path(folder), test_secret=secret, requests_per_minute=100_000, **chosen)  # type: ignore[arg-type]
    server = make_server(settings)
    with socket.socket() as listening:
        listening.bind((host, 0))
        listening.listen(512)
        print(f"http://{host}:{listening.getsockname()[1]}", flush=True)
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
