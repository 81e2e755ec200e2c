"""How long `zaria serve` takes to start: from exec to its first answer, with a database that is there already.

python bench/start.py [--times 9]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from serving import cpu_seconds, free_port, load_average, machine, start_server, until_healthy

WANTED = 1.0  # seconds


async def started(data: Path) -> tuple[float, float]:
    """Seconds until it answers, and those of the processor."""
    port, begun = free_port(), time.perf_counter()
    process = start_server(port, data)
    try:
        await until_healthy(port)
        return time.perf_counter() - begun, cpu_seconds(process.pid)
    finally:
        process.terminate()
        process.wait()


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=9)
    given = parser.parse_args()
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        first, _ = await started(Path(folder))  # makes the database
        again = [await started(Path(folder)) for _ in range(given.times)]
    seconds, used = [one[0] for one in again], [one[1] for one in again]
    print(f"with a new database: {first:.2f} s")
    print(f"with one that is there: median {median(seconds):.2f} s, worst {max(seconds):.2f} s (wanted: {WANTED:g})")
    print(f"of the processor: {median(used):.2f} s; load average {load_average()}")


if __name__ == "__main__":
    asyncio.run(main())
