"""Undo: your last move, never past dice, a reveal or another's move; freely when you play alone."""

import asyncio
from typing import Any

import pytest

import zaria
from support.laws.journey import journey
from support.server.person import Live, Person, play_on, together
from zaria.core.engine.frames import CHANCE
from zaria.core.records.replay import effective, showing, shown_to, take
from zaria.server.commands import everybody
from zaria.server.table.history import STEPS_AT_ONCE, in_pieces
from zaria.server.table.match import KEPT_EVERY, Match


def real(live: Live, words: str) -> None:
    answer = live.do("deal", version=live.version, words=words)
    assert answer["type"] == "ack", answer


def test_a_move_is_taken_back_until_the_next_roll(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"rounds": 1})
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        question = one.until_asked()
        before = one.document["view"]
        assert question is not None
        while True:  # the next roll waits 0.2 s for a press; if we were slower, try again
            assert one.do("undo", version=one.version)["code"] in ("undo-dice", "undo-other")
            one.move()
            assert one.table["waiting"]["seat"] == 1 and one.table["undo"] == [0]
            together(one, two)
            assert two.do("undo", version=two.version)["code"] == "undo-other"
            answer = one.do("undo", version=one.version)
            if answer["type"] == "ack":
                break
            while one.question is None:
                play_on([one, two])
        assert one.question is not None and one.table["undo"] == []
        assert one.heard[-2]["events"] == [{"kind": "table-undone", "arguments": {"seat": 0}}]  # no dice fell since
        steps = ann.get(f"/api/tables/{table}/record")["steps"]
        assert steps[-1] == ["undo", len(steps) - 2]
        assert before["actor"] == one.document["view"]["actor"]


def test_nothing_is_taken_back_past_dice_or_another_move(ann: Person, bob: Person) -> None:
    """With real dice, so that nothing happens until somebody types."""
    table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0"}, dice="real")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        assert one.do("start")["type"] == "ack"
        assert one.do("roll", version=one.version)["code"] == "real-dice"
        assert one.do("undo", version=one.version)["code"] == "nothing-to-undo"
        while one.question is None:
            bounds = one.table["waiting"]["draw"]["bounds"]
            assert one.do("deal", version=one.version, values=[6] * len(bounds))["type"] in ("ack", "refused")
            assert one.do("deal", version=one.version, values=[0] * len(bounds))["type"] in ("ack", "refused")
        assert one.do("undo", version=one.version)["code"] == "undo-dice"
        one.move()
        together(one, two)
        assert two.do("undo", version=two.version)["code"] == "undo-other"
        assert one.do("undo", version=one.version)["type"] == "ack"
        one.move()
        assert one.do("deal", version=one.version, values=[9])["code"] == "deal-length"
        real(one, " ".join(["3"] * len(one.table["waiting"]["draw"]["bounds"])))
        assert one.do("undo", version=one.version)["code"] == "undo-dice"


def test_nothing_is_taken_back_past_a_reveal(ann: Person, bob: Person) -> None:
    """Lucky Punch: the guess shows the hidden number; the hidden number itself can be taken back before."""
    table = ann.create("vegas", "mo", options={"rounds": 1, "first": "seat0", "tiles": ["lucky_punch"]}, dice="real")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two:
        one.do("start")
        while one.question is None:
            one.do("deal", version=one.version, values=[0] * len(one.table["waiting"]["draw"]["bounds"]))
        casino = next(c["number"] for c in one.document["view"]["casinos"] if c["tile"] == "lucky_punch")
        assert casino == 1  # where the first tile lies, and all dice show a 1
        assert one.do("move", version=one.version, word="place 1")["type"] == "ack"
        assert one.question is not None and one.question["secret"]
        assert one.do("move", version=one.version, word="hide 2")["type"] == "ack"
        together(one, two)
        assert one.do("undo", version=one.version)["type"] == "ack"
        assert one.do("move", version=one.version, word="hide 3")["type"] == "ack"
        together(one, two)
        assert two.do("move", version=two.version, word="guess 1")["type"] == "ack"
        assert two.do("undo", version=two.version)["code"] == "undo-reveal"


def test_alone_with_bots_one_may_go_back_freely_and_the_dice_come_again(ann: Person) -> None:
    table = ann.create("vegas", "mrr", options={"rounds": 1}, speed="fast")
    with ann.live(table) as live:
        live.begin(0)
        live.until_asked()
        first = live.document["view"]["roll"]
        live.move()
        live.until_asked()
        assert live.do("undo", version=live.version)["type"] == "ack"  # past the bots, and their dice
        assert live.document["view"]["roll"] == first
        events = next(one["events"] for one in reversed(live.heard) if one["type"] == "update")
        assert [event["kind"] for event in events] == ["table-undone", "table-same-dice"]
        live.move()
        live.until_asked()
        deals = [step for step in ann.get(f"/api/tables/{table}/record")["steps"] if step[0] == "deal"]
        rolls = [step for step in deals if step[1].startswith("roll/1/1/")]
        assert len(rolls) == 2 and rolls[0] == rolls[1]  # the next bot's, before and after
        while live.until_asked() is not None:
            live.move()
        assert live.do("undo", version=live.version)["code"] == "table-not-playing"


def test_solo_goes_back_to_the_first_move(ann: Person) -> None:
    table = ann.create("miner-solo", "m")
    with ann.live(table) as live:
        live.begin(0)
        live.until_asked()
        start = live.document["view"]
        for _ in range(5):
            live.until_asked()
            live.move()
        for _ in range(5):
            assert live.do("undo", version=live.version)["type"] == "ack"
        assert live.document["view"] == start
        assert live.do("undo", version=live.version)["code"] == "nothing-to-undo"


def solo_match(moves: int) -> tuple[Match, list[bytes]]:
    """A solo game after so many moves, and the states before each of them."""
    match, rng, before = Match(zaria.Log("miner-solo", ["Ann"]).record), zaria.Rng(5), list[bytes]()
    while len(before) < moves:
        if match.state.actor == CHANCE:
            match.make(match.deal([rng.below(bound) for bound in match.state.chance().bounds]))
        else:
            before.append(match.state.to_bytes())
            match.make(match.move(match.state.legal()[0]))
    return match, before


def test_taking_back_leads_to_the_same_state_from_every_place() -> None:
    match, before = solo_match(30)
    assert len(match.line) > 2 * KEPT_EVERY
    while before:
        match.make(["undo", match.step_to_undo([0], [0]) - 1])
        assert match.state.to_bytes() == before.pop()
        assert zaria.resume(match.record).state.to_bytes() == match.state.to_bytes()
        assert match.line.numbers == [number for number, _ in effective(match.record.steps)]


def test_the_work_of_taking_back_does_not_grow_with_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = solo_match(30)
    steps: list[int] = []

    def counted(state: zaria.State, number: int, step: list[Any]) -> None:
        steps.append(number)
        take(state, number, step)

    monkeypatch.setattr("zaria.server.table.match.take", counted)
    monkeypatch.setattr("zaria.server.table.match.state_after", None)  # the whole record is never replayed
    for _ in range(100):
        steps.clear()
        match.make(["undo", match.step_to_undo([0], [0]) - 1])
        assert len(steps) < KEPT_EVERY
        match.make(match.move(match.state.legal()[0]))
        while match.state.actor == CHANCE:
            match.make(match.deal([0] * len(match.state.chance().bounds)))
    assert len(match.record.steps) > 200


def test_nobody_takes_back_without_end(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it stays in the record: five guests who took back 2,500 times made others wait for 0.3 s."""
    monkeypatch.setattr(everybody, "MOST_UNDONE", 3)
    table = ann.create("vegas", "mg", options={"rounds": 1})
    with ann.live(table, 0) as live:
        live.begin(0)
        live.until_asked()
        live.move()
        live.until_asked()
        assert live.do("undo", version=live.version)["type"] == "ack"  # the move, dice and the bot's move
        live.until_asked()
        live.move()
        live.until_asked()
        refused = live.do("undo", version=live.version)
        assert (refused["code"], refused["arguments"]) == ("undo-often", {"most": 3})
        live.move()  # and the game goes on


@pytest.mark.sources  # a compiled match looks nothing up that could be counted
def test_what_was_taken_back_costs_nothing_when_the_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = solo_match(30)
    for _ in range(50):
        while len(played.line) > 8:
            played.make(["undo", played.step_to_undo([0], [0]) - 1])
        while len(played.line) < 12:
            played.make(played.deal([0] * len(played.state.chance().bounds)) if played.draw() else first_move(played))
    counted: list[int] = []

    def counting(state: zaria.State, number: int, step: list[Any]) -> None:
        counted.append(number)
        take(state, number, step)

    monkeypatch.setattr("zaria.server.table.match.take", counting)
    loaded = Match(zaria.Log("miner-solo", ["Ann"]).record)
    for step in played.record.steps:
        loaded.note(step)
    for _ in loaded.catch_up():
        continue
    assert counted == played.line.numbers and len(played.record.steps) > 20 * len(counted)
    assert loaded.state.to_bytes() == played.state.to_bytes()
    assert (loaded.record.steps, loaded.record.result) == (played.record.steps, played.record.result)
    loaded.make(["undo", loaded.step_to_undo([0], [0]) - 1])  # and it goes on as that one does
    played.make(["undo", played.step_to_undo([0], [0]) - 1])
    assert loaded.state.to_bytes() == played.state.to_bytes()


def first_move(match: Match) -> list[Any]:
    return match.move(match.state.legal()[0])


def test_a_table_is_loaded_in_pieces(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing holds the event loop for as long as a long game takes."""
    pieces: list[int] = []

    async def counted(work: Any) -> None:
        done = list(work)
        pieces.append(len(done))

    monkeypatch.setattr("zaria.server.live.tables.in_pieces", counted)
    table = ann.create("vegas", "mg", options={"rounds": 1})
    with ann.live(table, 0):
        assert pieces == [ann.get(f"/api/tables/{table}")["version"] - 1]


def test_the_server_does_something_else_while_a_record_is_shown() -> None:
    """Unless somebody asked for it at this version: then it is there."""
    game = journey(0).log.record
    again = [game.steps[40], ["undo", 40]]
    long = game.with_steps([*game.steps[:40], *again * 30], None)

    async def run() -> tuple[int, Any]:
        others = 0

        async def other() -> None:
            nonlocal others
            while True:
                others += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        shown = await in_pieces(showing(long, 0))
        task.cancel()
        return others, shown

    others, shown = asyncio.run(run())
    assert others >= len(long.steps) // STEPS_AT_ONCE > 1
    assert shown.to_json() == shown_to(long, 0).to_json()


def test_a_record_is_made_once_for_each_version(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []

    async def counted(work: Any) -> Any:
        made.append(1)
        return await in_pieces(work)

    monkeypatch.setattr("zaria.server.live.questions.in_pieces", counted)
    table = ann.create("vegas", "mg", options={"rounds": 1})
    with ann.live(table, 0) as live:
        live.begin(0)
        live.until_asked()
        texts = {ann.ask("GET", f"/api/tables/{table}/record?seat=0").text for _ in range(5)}
        assert len(made) == len(texts) == 1
        live.move()
        live.until_asked()
        assert ann.ask("GET", f"/api/tables/{table}/record?seat=0").text not in texts
