"""Compiles beside the server that `make play` starts, unless an earlier start does it already.

A lock on a file, not the file itself: it is free again when its process has ended, however that ended.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

OF_PARENT = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # a make of its own: it does not share the jobs of the one that serves


def main(folder: Path, command: list[str]) -> None:
    log = folder / "compiling.log"
    with (folder / "compiling.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        environment = {name: os.environ[name] for name in os.environ if name not in OF_PARENT}
        with log.open("w") as output:
            code = subprocess.run(command, env=environment, stdout=output, stderr=output).returncode
        if code != 0:
            print(f"== The engine could not be compiled: {log} says why", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
