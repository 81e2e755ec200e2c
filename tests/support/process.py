"""`zaria serve` as users run it: in its own process, which can be stopped or killed."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from support.server import serving

SECONDS = 60  # only a broken server takes longer


class Process:
    """A server process, with its output in a file next to its folder."""

    def __init__(self, data: Path, *arguments: str, files: int | None = None, **environment: str) -> None:
        self.log = data.with_name(f"{data.name}-{time.monotonic_ns()}.log")
        command = [sys.executable, "-m", "zaria.cli", "serve", "--data", str(data), *arguments]
        if files is not None:  # limit of open files
            command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
        address = serving.address_for(data)
        if address is not None:
            environment = {"ZARIA_DATABASE": address, **environment}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        deadline = time.monotonic() + SECONDS
        while self.said.count("\n") < 2 and self.process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        self.url = self.said.partition("\n")[0].rpartition(" ")[2]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(SECONDS)

    @property
    def said(self) -> str:
        return self.log.read_text()

    def stop(self, number: int) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(SECONDS)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers_of(pid: int) -> list[int]:
    """The processes of `--workers`, in the order in which they were started."""
    return sorted(one for one in children_of(pid) if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text())
