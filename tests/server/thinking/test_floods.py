"""Many guests of one address ask for more than can be thought about: somebody at another address is next even so."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from support.server.analysed import play_to_the_end
from support.server.person import PATIENCE, Person
from support.server.serving import serving
from zaria.server.limits.origins import Asker
from zaria.server.operations.public_site import PublicSite
from zaria.server.thinking.process_pool import Workers

SITE = PublicSite("http://dice.example.org")
GUESTS = 5


class Gate:
    """Lets nobody think until it is opened, and notes who had an answer, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_open = threading.Event()
        self.is_open.set()
        self.answered: list[str] = []
        self.waiting: list[str] = []
        self.changed = threading.Condition()
        ask, answer = Workers._ask, Workers.answer

        async def held(workers: Workers, thought: Any, given: tuple[Any, ...]) -> Any:
            await asyncio.to_thread(self.is_open.wait, PATIENCE)
            return await ask(workers, thought, given)

        async def noted(workers: Workers, asker: Asker, *what: Any) -> Any:
            self.note(self.waiting, asker.network)
            found = await answer(workers, asker, *what)
            self.note(self.answered, asker.network)
            return found

        monkeypatch.setattr(Workers, "_ask", held)
        monkeypatch.setattr(Workers, "answer", noted)

    def note(self, where: list[str], network: str) -> None:
        with self.changed:
            where.append(network)
            self.changed.notify_all()

    def until(self, where: list[str], network: str, number: int = 1) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: where.count(network) >= number, PATIENCE), where

    @contextmanager
    def shut(self) -> Iterator[None]:
        self.waiting.clear()
        self.answered.clear()
        self.is_open.clear()
        try:
            yield
        finally:
            self.is_open.set()


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[list[Person], Person]]:
    """The guests of one address, and somebody at another."""
    with serving(tmp_path, site=SITE, bot_workers=1) as url, ExitStack() as stack:
        found = [stack.enter_context(Person(url, name)) for name in [f"Eve {n}" for n in range(GUESTS)] + ["Ann"]]
        for number, one in enumerate(found):
            one.http.headers["X-Forwarded-For"] = "192.0.2.7" if number < GUESTS else "198.51.100.7"
        yield found[:GUESTS], found[GUESTS]


def test_a_persons_bot_is_next_however_many_tables_of_bots_there_are(
    people: tuple[list[Person], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    flood, ann = people
    gate = Gate(monkeypatch)
    with gate.shut():
        for eve in flood:
            for _ in range(2):
                eve.do(eve.create("vegas", "gg", speed="fast"), "start")
        gate.until(gate.waiting, "192.0.2.7", 2 * GUESTS)
        ann.do(ann.create("vegas", "gg", speed="fast"), "start")
        gate.until(gate.waiting, "198.51.100.7")
    gate.until(gate.answered, "198.51.100.7")
    assert gate.answered.index("198.51.100.7") <= 2  # after the one that was thought about, and the next


def test_another_persons_analysis_is_next_however_many_there_are(
    people: tuple[list[Person], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    flood, ann = people
    games = [(one, play_to_the_end(one)) for one in [*flood, ann]]
    gate = Gate(monkeypatch)
    with gate.shut():
        for eve, game in games[:-1]:
            assert eve.get(f"/api/tables/{game}/analysis")["progress"] == 0
        gate.until(gate.waiting, "192.0.2.7", GUESTS)
        ann.get(f"/api/tables/{games[-1][1]}/analysis")
        gate.until(gate.waiting, "198.51.100.7")
    gate.until(gate.answered, "198.51.100.7")
    assert gate.answered.index("198.51.100.7") <= 2
