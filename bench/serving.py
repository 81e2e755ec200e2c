"""Starts and stops the servers that are measured, and seats the players."""

from __future__ import annotations

import asyncio
import datetime
import os
import platform
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
from load import SEATS, Table, connect_all

import zaria
from zaria.client import Api
from zaria.core.seal import hash_of

HERE = Path(__file__).resolve().parent
PATIENCE = 300.0  # seconds to wait for a server: on a busy machine it may take long
OPTIONS = {"rounds": 7}  # long games, so that none ends while it is measured


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_echo(port: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, str(HERE / "echo.py"), str(port)])
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise SystemExit("bench: the echo server does not start")


def start_server(port: int, data: Path, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    """Start `zaria serve`, without waiting until it answers."""
    command = [sys.executable, "-m", "zaria.cli", "serve", "--port", str(port), "--data", str(data), *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **environment})


async def until_healthy(port: int) -> None:
    end = time.monotonic() + PATIENCE
    async with httpx.AsyncClient() as http:
        while time.monotonic() < end:
            try:
                if (await http.get(f"http://127.0.0.1:{port}/health")).is_success:
                    return
            except httpx.HTTPError:
                pass  # it has not begun
            await asyncio.sleep(0.02)
    raise SystemExit("bench: the server does not answer")


async def seat_players(port: int, tables: int, seed: int) -> list[Table]:
    """Tables of four seats, one device each, with the games begun and every seat connected."""
    found = []
    for number in range(tables):
        async with Api(f"http://127.0.0.1:{port}") as api:
            api.http.headers["Connection"] = "close"  # so that each request finds the worker of its table
            await api.enter("bench")
            id = await api.create("vegas", [{"kind": "me"}] * SEATS, options=OPTIONS, chat=False)
            found.append(Table(id, api.cookies(), port, random.Random(seed + number)))
            await connect_all(found[-1:])
            await api.command(id, "start")
            for do in ("hash", "bytes"):
                for seat in range(SEATS):
                    own = bytes([seat] * 16)
                    given = {"hash": hash_of(own)} if do == "hash" else {"bytes": own.hex()}
                    await api.command(id, do, seat=seat, **given)
    while not all(table.is_ready for table in found):
        await asyncio.sleep(0.05)
    return found


async def with_new_games(port: int, tables: list[Table], seed: int) -> list[Table]:
    """Others in place of the tables whose games have ended."""
    ended = [table for table in tables if table.is_over]
    for table in ended:
        table.close()
    return [table for table in tables if not table.is_over] + await seat_players(port, len(ended), seed)


def machine() -> str:
    """Date, machine and versions of a measurement."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    compiled = "compiled" if zaria.COMPILED else "uncompiled"
    today = datetime.date.today().isoformat()
    return f"{today}, {model}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {compiled}"


def load_average() -> str:
    """The load average of the last minute; `?` where the system has none."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"


def cpu_seconds(pid: int) -> float:
    """The processor time of the process so far; 0 where that cannot be read."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The memory of the process; 0 where that cannot be read."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
