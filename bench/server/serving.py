"""Starts and stops the measured servers, and seats the players."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
from bench.server.load import SEATS, Table, connect_all

from zaria.client import Api
from zaria.core.records.seal import hash_of

HERE = Path(__file__).resolve().parent
PATIENCE = 300.0  # seconds to wait for a server on a busy machine
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
    """Start `zaria serve` without waiting for it to answer."""
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
                pass  # not up yet
            await asyncio.sleep(0.02)
    raise SystemExit("bench: the server does not answer")


async def seat_players(port: int, tables: int, seed: int) -> list[Table]:
    """Open tables of four seats, one device each, start the games and connect every seat."""
    seated = []
    for number in range(tables):
        async with Api(f"http://127.0.0.1:{port}") as api:
            api.http.headers["Connection"] = "close"  # so that each request reaches the worker of its table
            await api.enter("bench")
            id = await api.create("vegas", [{"kind": "me"}] * SEATS, options=OPTIONS, chat=False)
            seated.append(Table(id, api.cookies(), port, random.Random(seed + number)))
            await connect_all(seated[-1:])
            await api.command(id, "start")
            for do in ("hash", "bytes"):
                for seat in range(SEATS):
                    own = bytes([seat] * 16)
                    given = {"hash": hash_of(own)} if do == "hash" else {"bytes": own.hex()}
                    await api.command(id, do, seat=seat, **given)
    while not all(table.is_ready for table in seated):
        await asyncio.sleep(0.05)
    return seated


async def with_new_games(port: int, tables: list[Table], seed: int) -> list[Table]:
    """Replace the tables whose games have ended."""
    ended = [table for table in tables if table.is_over]
    for table in ended:
        table.close()
    return [table for table in tables if not table.is_over] + await seat_players(port, len(ended), seed)
