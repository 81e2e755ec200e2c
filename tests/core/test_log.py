"""A game and its record move together; a refused step is in neither."""

from typing import Any

import pytest

import zaria
from zaria.core.records.main_line import MainLine
from zaria.core.records.replay import effective

pytestmark = pytest.mark.compiled

CARDS = "3 3 4 4 5 5 6 6 7 7 8 8"


def started() -> zaria.Log:
    log = zaria.Log("vegas", ["Ann", "Bob", "Cleo"], rounds=1)
    log.deal(log.state.parse_deal(CARDS))
    log.deal(log.state.parse_deal("1 1 1 1 6 6 6 big 3"))
    log.apply(log.state.parse("place 6"))
    return log


def test_every_step_is_written_down() -> None:
    assert started().record.steps == [
        ["deal", "cards/1/-/1", list(range(90, 78, -1)), [0, 0, 9, 9, 18, 18, 29, 29, 42, 42, 53, 53]],
        ["deal", "roll/1/0/2", [6] * 8, [0, 0, 0, 0, 5, 5, 5, 2]],
        [0, "place 6"],
    ]


def test_a_roll_is_written_down_with_what_was_rolled() -> None:
    log = started()
    values = log.roll(zaria.Rng(1))
    assert log.record.steps[-1] == ["deal", "roll/1/1/3", [6] * 8, values]


def test_a_deal_may_be_a_tuple_and_is_written_as_a_list() -> None:
    log = zaria.Log("vegas", ["Ann", "Bob", "Cleo"])
    log.deal((0,) * 12)
    assert log.record.steps[0][3] == [0] * 12


@pytest.mark.parametrize("k", [-1, 4, 10**6, True, None, "1", 1.0, [1]])
def test_taking_back_to_where_the_game_never_was(k: Any) -> None:
    log = started()
    before = (log.state.key(), log.record.to_json())
    with pytest.raises(zaria.BadRecord, match=r"step 4 goes back to step .*, which is not there"):
        log.undo(k)
    assert (log.state.key(), log.record.to_json()) == before


def test_refused_steps_are_not_written_down() -> None:
    log = started()
    before = (log.state.key(), log.record.to_json())
    with pytest.raises(zaria.IllegalMove):
        log.apply(0)
    for values in ([9] * 8, "1 2 3", [0] * 7):
        with pytest.raises(zaria.IllegalDeal):
            log.deal(values)
    assert (log.state.key(), log.record.to_json()) == before
    log.roll(zaria.Rng(1))
    before = (log.state.key(), log.record.to_json())
    for action in (7, 62, 63, -1, "place 4", None):
        with pytest.raises(zaria.IllegalMove):
            log.apply(action)
    with pytest.raises(zaria.IllegalDeal):
        log.roll(zaria.Rng(1))
    assert (log.state.key(), log.record.to_json()) == before


def test_taking_back_keeps_who_listens() -> None:
    log = started()
    heard: list[zaria.Event] = []
    log.state.listen(heard.append)
    log.undo(1)
    assert heard == []  # what is replayed is not told again
    log.roll(zaria.Rng(1))
    assert [event.kind for event in heard] == ["vegas-rolled"]


def test_taking_back_twice_and_going_on() -> None:
    """Steps only grow, and each `undo` counts them all."""
    log = started()
    log.undo(1)
    log.deal(log.state.parse_deal("2 2 2 2 2 2 2 big 2"))
    log.undo(3)  # to where the 6 had been placed
    assert log.state.view()["casinos"][5]["dice"] == {"0": {"small": 3, "big": 0, "black": 0}}
    log.undo(5)  # to the second roll
    assert log.state.view()["roll"]["small"] == [2] * 7
    log.undo(4)
    assert log.state.view()["roll"]["small"] == []
    assert [step for step in log.record.steps if step[0] == "undo"] == [
        ["undo", 1],
        ["undo", 3],
        ["undo", 5],
        ["undo", 4],
    ]
    assert zaria.replay(log.record) == log.state


def test_taking_back_the_end_takes_back_the_result() -> None:
    log = zaria.resume(zaria.play("vegas", [zaria.bot("random")] * 2, seed=1, rounds=1))
    last = len(log.record.steps)
    assert log.record.result is not None
    log.undo(last - 1)
    assert log.record.result is None and log.state.actor >= 0
    assert zaria.replay(log.record) == log.state
    log.apply(log.state.legal()[0])
    assert log.record.result == {"scores": log.state.scores(), "winners": log.state.winners()}
    assert zaria.replay(log.record) == log.state


def test_a_resumed_log_goes_on_and_leaves_the_old_record_alone() -> None:
    old = started().record
    text = old.to_json()
    log = zaria.resume(zaria.Record.from_json(text))
    assert log.record.to_json() == text
    again = zaria.resume(old)
    again.roll(zaria.Rng(1))
    assert old.to_json() == text
    assert len(again.record.steps) == len(old.steps) + 1


def test_an_impossible_record_is_not_resumed() -> None:
    old = started().record
    old.steps.append([1, "place 1"])
    with pytest.raises(zaria.BadRecord, match="step 4 is a move, but dice or cards were to be drawn"):
        zaria.resume(old)


class Stubborn:
    """A bot that does not know the rules."""

    name = "stubborn"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        return 62


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(zaria.IllegalMove, match=r"that is not a choice here\. You can: place"):
        zaria.play("vegas", [Stubborn(), Stubborn()])


class Curious:
    """A bot that notes what it is given."""

    name = "curious"

    def __init__(self) -> None:
        self.seen: list[tuple[zaria.State, int, int]] = []

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        self.seen.append((known, seat, budget))
        action = known.legal()[0]
        zaria.playout(known, rng)  # its own copy: the game does not move
        return action


def test_bots_get_a_copy_their_seat_and_the_budget() -> None:
    bot = Curious()
    record = zaria.play("vegas", [bot, bot, bot], seed=2, budget=17, rounds=1)
    assert zaria.replay(record).actor == zaria.OVER
    assert [seat for _, seat, _ in bot.seen] == [step[0] for step in record.steps if step[0] != "deal"]
    assert {budget for _, _, budget in bot.seen} == {17}
    assert record.players == ["curious"] * 3


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Ann", 3], "the name of player 2 is not text: 3"),
        ([None, "Bob"], "the name of player 1 is not text: None"),
        (("Ann", b"Bob"), "the name of player 2 is not text: b'Bob'"),
        (None, "players are a list of names, not None"),
        ("Ann", "players are a list of names, not Ann"),
        ({"Ann": 0, "Bob": 1}, "players are a list of names, not {'Ann': 0, 'Bob': 1}"),
    ],
)
def test_names_are_text(names: Any, words: str) -> None:
    with pytest.raises(zaria.BadPlayers) as caught:
        zaria.Log("vegas", names)
    assert str(caught.value) == words


def test_a_record_can_be_changed_without_changing_the_game_that_writes_it() -> None:
    for log in (zaria.Log("vegas", ["Ann", "Bob"], tiles=3), zaria.Log("vegas", ["Ann", "Bob"], tiles=["jackpot"])):
        record = log.record.with_steps([], None)
        for changed in (log, zaria.resume(record)):
            before = changed.state.key()
            changed.record.options["rounds"] = 7
            changed.record.options["tiles"] = changed.record.options["tiles"] and 1
            changed.record.players[0] = "Zoe"
            if changed.record.components is not None:
                changed.record.components["tiles"].clear()
            assert changed.state.key() == before
        assert zaria.replay(record) == log.state
        assert record.players == ["Ann", "Bob"]
    own = ["jackpot"]
    state = zaria.new("vegas", players=2, tiles=own)
    before = state.key()
    own.append("pay_day")
    assert state.key() == before


def test_what_was_rolled_can_be_changed_without_changing_the_record() -> None:
    log = started()
    values = log.roll(zaria.Rng(1))
    values.clear()
    assert zaria.replay(log.record) == log.state


def test_the_steps_that_count_are_those_before_the_last_undo_and_after_it() -> None:
    rng = zaria.Rng(3)
    for _ in range(50):
        steps: list[list[Any]] = []
        lines: list[list[int]] = [[]]  # that counted after so many steps
        line = MainLine()
        for number in range(1, 40):
            step: list[Any] = ["undo", rng.below(number)] if rng.below(3) == 0 else [0, "6"]
            steps.append(step)
            lines.append(lines[step[1]] if step[0] == "undo" else [*lines[-1], number])
            line.add(step)
            if rng.below(2) == 0:  # also if nobody looks after each step
                assert line.numbers == lines[-1] and len(line) == len(lines[-1])
        assert effective(steps) == [(number, steps[number - 1]) for number in lines[-1]]
    with pytest.raises(zaria.BadRecord, match="40"):
        line.add(["undo", 40])
