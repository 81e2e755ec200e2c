"""Hints at live tables: who may have them, what they say, and that they know no more than their seat."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zaria
from support.server import thoughts
from support.server.person import Live, Person, play_on
from support.server.serving import serving
from support.server.tables import table_of
from zaria.core.engine.state import State
from zaria.server.limits.budgets import Budgets
from zaria.server.limits.origins import Asker, Origins
from zaria.server.live.hints import Hints
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings
from zaria.server.table.entries import GameBegun, Stepped
from zaria.server.table.seat import person_seat
from zaria.server.table.shapes.outgoing import Hint
from zaria.server.thinking import bot_pool
from zaria.server.thinking.bot_pool import BotPool, NoAnswer

SECRETS = {"tiles": ["lucky_punch", "black_box"], "rounds": 2}


def asked(live: Live) -> dict[str, Any]:
    """Play until this seat is asked."""
    while live.question is None:
        play_on([live])
    return live.question


# Who may have them


def test_a_person_alone_with_bots_gets_a_hint_over_http_and_live(ann: Person) -> None:
    table = ann.create("vegas", "mgr")
    with ann.live(table) as live:
        assert live.table["hints"] is True
        live.begin(0)
        question = asked(live)
        found = ann.get(f"/api/tables/{table}/hint")
        msgspec.convert(found, Hint)
        legal = {choice["action"] for choice in question["choices"]}
        assert found["choices"] and {choice["action"] for choice in found["choices"]} <= legal
        assert (found["version"], found["seat"], found["unit"]) == (live.version, 0, "chance")
        assert found["sentence"]["text"].lstrip("“").startswith(found["choices"][0]["word"])
        assert ann.get(f"/api/tables/{table}/hint?seat=0") == found
        assert ann.refused("GET", f"/api/tables/{table}/hint?seat=1") == (403, "not-your-seat")
        live.send({"type": "hint", "id": "mine"})
        assert live.until("hint") == {"type": "hint", "id": "mine", **found}


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed"),
    [
        ("m", None, True),
        ("mg", None, True),
        ("mo", None, False),
        ("mm", None, False),
        ("mo", True, True),
        ("mm", True, True),
        ("mg", False, False),
    ],
)
def test_off_where_people_play_each_other_unless_the_table_says_so(
    ann: Person, seats: str, wanted: bool | None, allowed: bool
) -> None:
    game = "miner-solo" if seats == "m" else "vegas"
    table = ann.create(game, seats, hints=wanted)
    assert ann.get(f"/api/tables/{table}")["document"]["table"]["hints"] is allowed
    listed = ann.get("/api/tables" if "o" in seats else "/api/me/tables")["tables"]
    assert next(line["hints"] for line in listed if line["id"] == table) is allowed


def test_when_a_second_person_sits_down_hints_are_over(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mg")
    ann.do(table, "seat", seat=1, kind="open")
    assert ann.get(f"/api/tables/{table}")["document"]["table"]["hints"] is False
    bob.do(table, "sit", seat=1)
    with ann.live(table) as first, bob.live(table) as second:
        assert second.table["hints"] is False
        first.begin(0)
        while first.question is None and second.question is None:
            play_on([first, second])
        for person in (ann, bob):
            assert person.refused("GET", f"/api/tables/{table}/hint") == (409, "hints-off")


def test_a_rematch_allows_what_the_table_allowed(ann: Person) -> None:
    table = ann.create("vegas", "mm", hints=True)
    ann.do(table, "abandon")
    again = ann.do(table, "rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["document"]["table"]["hints"] is True


def test_refusals_say_what_is_wrong(ann: Person, bob: Person, url: str) -> None:
    table = ann.create("vegas", "mo", hints=True)
    path = f"/api/tables/{table}/hint"
    assert ann.refused("GET", path) == (409, "table-not-playing")
    with Person(url, None) as nobody:
        assert nobody.refused("GET", path) == (401, "no-guest")
        with nobody.live(table) as watching:
            watching.send({"type": "hint", "id": "1"})
            refused = watching.until("refused")
            assert (refused["id"], refused["code"]) == ("1", "no-guest")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as first, bob.live(table) as second:
        first.begin(0)
        while first.question is None and second.question is None:
            assert ann.refused("GET", path)[1] in ("waiting-for-chance", "table-not-playing", "not-your-move")
            play_on([first, second])
        waiting = bob if first.question is not None else ann
        assert waiting.refused("GET", path) == (403, "not-your-move")
        with Person(url, "Cid") as cid:
            assert cid.refused("GET", path) == (403, "not-seated")
        first.send({"type": "hint"})
        assert first.until("refused")["code"] == "bad-field"
        first.send({"type": "hint", "id": "1", "seat": 1})
        assert first.until("refused")["code"] == "bad-field"


# Limits


class Table:
    """A table in play with two people, and workers that answer at once."""

    def __init__(self, **limits: Any) -> None:
        self.table = table_of("vegas", [person_seat("Ann", "ann"), person_seat("Bob", "bob")], SECRETS, hints=True)
        self.table.apply(GameBegun(["Ann", "Bob"]))
        self.thought = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.bot_pool, self.origins, self.budgets = self, Origins(), Budgets(Settings(Path(), **limits))
        self.hints = Hints(self.table, self)  # type: ignore[arg-type]

    @property
    def state(self) -> State:
        assert self.table.match is not None
        return self.table.match.state

    def play(self, answer: Any) -> None:
        """An action, the integers of a draw, or None for any draw."""
        match = self.table.match
        assert match is not None
        self.table.apply(Stepped(match.deal(answer) if self.state.actor == zaria.CHANCE else match.move(answer)))

    async def hint(self, known: State, asker: Asker) -> dict[str, Any]:
        """As the workers do it, but here."""
        await self.may_answer.wait()
        self.thought += 1
        return bot_pool.think_of_hint(known.to_bytes())

    async def give(self) -> dict[str, Any]:
        guest = "ann" if self.state.actor == 0 else "bob"
        return await self.hints.find(self.hints.ask(guest))


def reach_a_question(table: Table, rng: zaria.Rng) -> None:
    while table.state.actor == zaria.CHANCE:
        table.play([rng.below(bound) for bound in table.state.bounds()])


def test_one_at_a_time_and_the_same_again_for_nothing() -> None:
    async def run() -> None:
        table = Table(hints_at_once=2, hints_per_second=0)
        reach_a_question(table, zaria.Rng(1))
        table.may_answer.clear()
        first = asyncio.create_task(table.give())
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="still on its way"):
            await table.give()
        table.may_answer.set()
        found = await first
        assert await table.give() is found and table.thought == 1
        for code in ("", "hint-fast"):
            seat = table.state.actor
            while table.state.actor != seat or table.table.version == found["version"]:
                if table.state.actor == zaria.CHANCE:
                    reach_a_question(table, zaria.Rng(2))
                else:
                    table.play(table.state.legal()[0])
            if code:
                with pytest.raises(Refused, match="too many hints"):
                    await table.give()
            else:
                found = await table.give()

    asyncio.run(run())


def test_somebody_who_goes_away_leaves_the_seat_free() -> None:
    async def run() -> None:
        table = Table()
        reach_a_question(table, zaria.Rng(1))
        table.may_answer.clear()
        first = asyncio.create_task(table.give())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        table.may_answer.set()
        assert (await table.give())["choices"]

    asyncio.run(run())


# Secrets


def test_a_hint_does_not_change_when_a_secret_does() -> None:
    """Two tables that differ only in what the other player hid."""

    async def run() -> int:
        compared = 0
        for seed in range(40):
            rng = zaria.Rng(seed)
            one, two = Table(), Table()
            hider = -1
            while one.state.actor != zaria.OVER and one.table.version < 60:
                state = one.state
                if state.actor == zaria.CHANCE:
                    answer: Any = [rng.below(bound) for bound in state.bounds()]
                    one.play(answer)
                    two.play(answer)
                    continue
                legal = state.legal()
                hides = [action for action in legal if state.name(action).startswith("hide")]
                if hider < 0 and len(hides) > 1:
                    hider = state.actor
                    one.play(hides[0])
                    two.play(hides[1])
                    continue
                if hider >= 0:
                    if state.actor != hider:
                        assert one.state.known(state.actor).to_bytes() == two.state.known(state.actor).to_bytes()
                        assert await one.give() == await two.give()
                        compared += 1
                    break
                answer = legal[rng.below(len(legal))]
                one.play(answer)
                two.play(answer)
        return compared

    assert asyncio.run(run()) >= 5


# Workers that hang or die


def test_a_hint_whose_worker_always_dies_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think_of_hint", thoughts.dying_hint)
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mg", options={"rounds": 1})
        with ann.live(table) as live:
            live.begin(0)
            asked(live)
            live.send({"type": "hint", "id": "1"})
            live.send({"type": "ping"})
            assert live.until("pong")["version"] == live.version  # nobody waits for the hint
            refused = live.until("refused")
            assert (refused["id"], refused["code"]) == ("1", "hint-failed")
            monkeypatch.undo()
            live.send({"type": "hint", "id": "2"})
            assert live.until("hint")["id"] == "2"
            while live.table["status"] == "playing":
                play_on([live])
            assert live.table["result"]["winners"]


def test_a_hint_whose_worker_hangs_ends_and_bots_get_their_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think_of_hint", thoughts.hanging_hint)
    monkeypatch.setattr(bot_pool, "think", thoughts.hanging)
    state = zaria.new("vegas", players=2)

    async def run() -> list[Any]:
        found = BotPool(2, 1, 20)
        try:
            bots = [found.choose("greedy", state, 1, Asker("here", "bob")) for _ in range(4)]
            return list(await asyncio.gather(found.hint(state, Asker("here", "ann")), *bots, return_exceptions=True))
        finally:
            await found.close()

    hint, *answers = asyncio.run(run())
    assert isinstance(hint, NoAnswer)
    assert answers == [7] * 4


# The queue


def test_each_kind_has_its_own_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many analyses and hints there are, a bot at a live table answers at once; and the less urgent a kind is,
    the less of a processor it takes from the others."""
    monkeypatch.setattr(bot_pool, "think", thoughts.niceness)
    monkeypatch.setattr(bot_pool, "think_of_hint", thoughts.hint_without_end)
    monkeypatch.setattr(bot_pool, "think_of_game", thoughts.game_without_end)
    state, ann, eve = zaria.new("vegas", players=2), Asker("here", "ann"), Asker("there", "eve")

    async def run() -> tuple[int, int]:
        found = BotPool(1, 60, 20)
        floods = [asyncio.create_task(found.analyse("", None, eve)) for _ in range(6)]
        floods += [asyncio.create_task(found.hint(state, eve)) for _ in range(6)]  # type: ignore[arg-type]
        try:
            await asyncio.sleep(0)
            live = await found.choose("greedy", state, 0, ann)
            for flood in floods:
                flood.cancel()
            await asyncio.gather(*floods, return_exceptions=True)
            assert not any(flood.done() and not flood.cancelled() for flood in floods)
        finally:
            await found.close()
        quiet = BotPool(1, 60, 20)
        try:
            return live, await quiet.choose("greedy", state, 0, ann, is_live=False)
        finally:
            await quiet.close()

    live, analysing = asyncio.run(run())
    assert live < analysing


def test_an_analysis_may_take_longer_than_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others go first, so it gets few of the seconds that its limit counts."""
    monkeypatch.setattr(bot_pool, "think_of_game", thoughts.slow_game)

    async def run() -> Any:
        pool = BotPool(1, thoughts.SLOWLY / 2, 20)
        try:
            return await pool.analyse("", None, Asker("here", "ann"))
        finally:
            await pool.close()

    assert asyncio.run(run()) == ({"done": True}, None)


def test_a_network_with_many_guests_does_not_delay_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", thoughts.slow)
    state = zaria.new("vegas", players=2)
    done: list[str] = []

    async def run() -> None:
        found = BotPool(1, 20, 20)

        async def bot(network: str, guest: str) -> None:
            await found.choose("greedy", state, 0, Asker(network, guest))
            done.append(guest)

        try:
            async with asyncio.TaskGroup() as tasks:
                for guest in ("one", "one", "one", "two", "three"):
                    tasks.create_task(bot("busy", guest))
                await asyncio.sleep(0)
                tasks.create_task(bot("quiet", "ann"))
        finally:
            await found.close()

    asyncio.run(run())
    assert done == ["one", "one", "ann", "two", "three", "one"]
