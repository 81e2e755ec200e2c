"""Bots think in processes of their own, at the speed that people want to see."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import zaria
from support.person import PATIENCE, Person
from support.serving import serving
from zaria.server.workers import Workers


def test_bots_play_alone_and_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "rrg", options={"rounds": 1}, speed="fast")
        with ann.live(table) as live:
            live.do("start")
            live.until_status("playing")
            while live.version < 12:
                live.receive()
            for child in children():
                os.kill(child, signal.SIGKILL)
            live.until_status("over")
            assert live.table["result"]["winners"]


def children() -> list[int]:
    """The worker processes of this one."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            command = status.with_name("cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and "spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_a_bot_whose_worker_always_fails_still_moves() -> None:
    state = zaria.new("vegas", players=2)
    rng = zaria.Rng(1)
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    workers = Workers(1, 0.001)
    record = zaria.Record("vegas", 1, {}, ["a", "b"], [], None)
    action = asyncio.run(workers.choose("greedy", "t", record, 0, state.known(0)))
    workers.close()
    assert action in state.legal()


# A server in small: its one worker has been asked something, and holds what the server holds: standard output.
SERVER = """
from zaria.server.workers import Workers
workers = Workers(1, 20)
workers.start().submit(abs, 1).result()
print("asked", flush=True)
input()
"""


def test_workers_end_with_their_server_however_it_ends() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None and server.stdout.readline() == "asked\n"
    server.kill()
    assert server.communicate(timeout=PATIENCE)[0] == ""  # comes to its end when nobody holds it any more


def test_watchable_bots_take_their_time_and_fast_ones_do_not(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=3600) as url, Person(url) as ann:
        slow = ann.create("vegas", "rr", options={"rounds": 1})
        fast = ann.create("vegas", "rr", options={"rounds": 1}, speed="fast")
        with ann.live(slow) as one, ann.live(fast) as two:
            one.do("start")
            two.do("start")
            two.until_status("over")
            steps = ann.get(f"/api/tables/{slow}/record")["steps"]
            assert {step[0] for step in steps} == {"deal"}  # it still thinks
            one.send({"type": "ping"})
            one.until("pong")  # and nobody waits for it
