"""Bots think in worker processes, at the speed that people want. If a process dies or hangs, all games go on."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.server import thoughts
from support.server.person import PATIENCE, Live, Person
from support.server.serving import serving
from zaria.core.engine.state import State
from zaria.server.endpoints.app import context_of
from zaria.server.limits.budgets import Budgets
from zaria.server.limits.origins import Asker
from zaria.server.live import plans
from zaria.server.live.tables import Tables
from zaria.server.messages.incoming import NewSeat, NewTable, Start
from zaria.server.operations.settings import Settings
from zaria.server.people.guest import Guest
from zaria.server.storage.store import Store
from zaria.server.thinking import bot_pool
from zaria.server.thinking.bot_pool import BotPool
from zaria.server.thinking.process_pool import Processes, Stuck, Workers

START_LIMIT = 20.0  # seconds: a busy machine starts processes slowly
ANN = Asker("192.0.2.7", "ann")
Thought = Callable[[str, bytes, int, int], int]


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


def first_question() -> State:
    state = zaria.new("vegas", players=2)
    rng = zaria.Rng(1)
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    return state


def ask(number: int, limit: float, start_limit: float, thought: Thought | None, *seats: int) -> list[int]:
    """What workers answer when they are asked for these seats all at once."""
    known = first_question().known(0)

    async def run() -> list[int]:
        found = BotPool(number, limit, start_limit)
        try:
            return list(await asyncio.gather(*[found.choose("greedy", known, seat, ANN) for seat in seats]))
        finally:
            await found.close()

    with pytest.MonkeyPatch.context() as patch:
        if thought is not None:
            patch.setattr(bot_pool, "think", thought)
        return asyncio.run(run())


# One worker


def test_a_bot_gets_the_state_and_answers() -> None:
    state = first_question()
    expected = zaria.bot("greedy").choose(state.known(0), 0, zaria.Rng(1), 1000)
    assert ask(1, 20, START_LIMIT, None, 0) == [expected]


def test_a_bot_that_always_fails_still_moves(caplog: pytest.LogCaptureFixture) -> None:
    state = first_question()

    async def run() -> int:
        found = BotPool(1, 20, START_LIMIT)
        try:
            return await found.choose("no such bot", state.known(0), 0, ANN)
        finally:
            await found.close()

    assert asyncio.run(run()) in state.legal()
    assert [record.getMessage() for record in caplog.records] == ["the bot no such bot failed: UnknownBot"] * 3


def test_the_limit_is_for_thinking_and_not_for_waiting(caplog: pytest.LogCaptureFixture) -> None:
    assert ask(1, 6 * thoughts.SLOWLY, START_LIMIT, thoughts.slow, *[1] * 8) == [7] * 8
    assert caplog.records == []  # nobody was asked twice


@pytest.mark.parametrize("thought", [thoughts.hanging, thoughts.dying])
def test_a_worker_that_hangs_or_dies_is_replaced_and_others_get_their_answers(
    thought: Thought, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced: list[object] = []
    monkeypatch.setattr(Workers, "replace", lambda self, pool: replaced.append(pool))
    answers = ask(2, 1, START_LIMIT, thought, 1, 0, 1, 2, 1, 2)
    assert answers[:1] + answers[2:] == [7] * 5
    assert answers[1] in first_question().legal()
    assert len(caplog.records) == 3
    assert replaced == []  # the other process was left alone


def test_a_worker_that_hangs_while_idle_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool cannot see that it hangs: it only does not begin with the next question. A new one may start slowly."""

    async def run() -> list[int]:
        known = first_question().known(0)
        found = BotPool(2, 60, 60)
        workers, stuck = found.live, found.live.stuck

        def replaced(pool: Processes) -> Stuck:
            workers.start_limit = 60
            return stuck(pool)

        monkeypatch.setattr(workers, "stuck", replaced)
        try:
            first = await found.choose("greedy", known, 0, ANN)
            for child in children():
                os.kill(child, signal.SIGSTOP)
            workers.start_limit = 1
            return [first, *await asyncio.gather(*[found.choose("greedy", known, 0, ANN) for _ in range(4)])]
        finally:
            await found.close()

    answers = asyncio.run(run())
    assert answers == answers[:1] * 5


# A server in small: its one worker has been asked something, and holds what the server holds: standard output.
SERVER = """
import asyncio, zaria
from zaria.server.limits.origins import Asker
from zaria.server.thinking.bot_pool import BotPool

async def run():
    state = zaria.new("vegas", players=2)
    rng = zaria.Rng(1)
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    await BotPool(1, 20, 20).choose("greedy", state.known(0), 0, Asker("", "ann"))
    print("asked", flush=True)
    input()

asyncio.run(run())
"""


def test_workers_end_with_their_server_however_it_ends() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None and server.stdout.readline() == "asked\n"
    server.kill()
    assert server.communicate(timeout=PATIENCE)[0] == ""  # ends when no process holds it any more


# Under load


@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP])
def test_all_tables_go_on_when_workers_are_stopped_or_killed(tmp_path: Path, harm: signal.Signals) -> None:
    settings: dict[str, Any] = {"bot_workers": 2, "bot_limit": 1, "bot_start_limit": 5}
    with serving(tmp_path, **settings) as url, Person(url) as ann, ExitStack() as stack:
        tables = [
            ann.create("vegas", seats, options={"rounds": 1}, speed="fast") for seats in ("rrg", "gg", "rgr", "gr")
        ]
        lives = [stack.enter_context(ann.live(table)) for table in tables]
        for live in lives:
            live.do("start")
        for moment in (10, 16):
            reach(lives[0], moment)
            for child in children():
                os.kill(child, harm)
        for live in lives:
            live.until_status("over")
            assert live.table["result"]["winners"]


def reach(live: Live, version: int) -> None:
    while live.version < version and live.table["status"] != "over":
        live.receive()


def test_a_table_whose_bot_broke_off_asks_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "AGAIN_SECONDS", 0.01)

    async def run() -> str:
        settings = Settings(tmp_path, bot_seconds=0, seal_seconds=0)
        store = Store(settings.database)
        await store.open()
        found = BotPool(1, 20, START_LIMIT)
        tables = Tables(context_of(settings, store, found, bytes(32), Budgets(settings)))
        ann = Guest("ann", "Ann")
        bots = [NewSeat("bot", bot="random") for _ in range(2)]
        actor = await tables.get((await tables.create(NewTable("vegas", bots, {"rounds": 1}), ann, "127.0.0.1")).id)
        await actor.ask(lambda: actor.do(ann, Start(id="1")))
        broken = 0
        while actor.table.status != "over":
            if actor.plans.bot is not None and broken < 3:
                actor.plans.bot.cancel()
                broken += 1
            await asyncio.sleep(0.01)
        await tables.stop()
        await found.close()
        await store.close()
        assert broken == 3
        return actor.table.status

    assert asyncio.run(asyncio.wait_for(run(), 60)) == "over"


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
