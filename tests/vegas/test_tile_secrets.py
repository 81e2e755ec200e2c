"""Two games that differ only in a secret look the same to everybody else until it is revealed."""

import json
from itertools import combinations
from typing import Any

import pytest

import zaria
from support.scripted.vegas import CARDS
from zaria.core.engine.state import Event
from zaria.core.records.replay import shown_to
from zaria.vegas.tiles.black_box import PARTINGS, parting_text

pytestmark = pytest.mark.compiled

SPECTATOR = None
ALL_SIX = "6 6 6 6 6 6 6 big 6"


class Secretive:
    """A logged game and all that it has told."""

    def __init__(self, *tiles: str, rounds: int = 2) -> None:
        self.log = zaria.Log("vegas", ["Ann", "Ben", "Cem"], tiles=list(tiles), rounds=rounds)
        self.events: list[Event] = []
        self.log.state.listen(self.events.append)
        self.deal(CARDS)
        if rounds > 1:
            self.log.roll(zaria.Rng(1))

    def deal(self, words: str) -> None:
        self.log.deal(self.log.state.parse_deal(words))

    def do(self, words: str) -> None:
        self.log.apply(self.log.state.parse(words))

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """Everything that reaches a seat or a spectator, of the table as it is and of what has happened."""
        state = self.log.state
        seen: dict[str, Any] = {
            "view": state.view(viewer),
            "events": [event for event in self.events if event.visible_to(viewer)],
            "record": json.loads(self.log.shown(viewer).to_json()),
            "scores": state.scores(),
            "standing": state.standing(),
            "winners": state.winners(),
            "actor": state.actor,
        }
        if viewer is not None:
            known = state.known(viewer)
            seen["known"] = known.key()
            seen["saved"] = (known.to_bytes(), known.hash_key(), repr(known))
            seen["samples"] = [state.determinize(viewer, zaria.Rng(seed)).key() for seed in range(5)]
            seen["ask"] = state.ask() if state.actor == viewer else None
            if state.actor == viewer:
                bots = [zaria.bot(name) for name in ("random", "greedy")]
                seen["bots"] = [bot.choose(known, viewer, zaria.Rng(1), 10) for bot in bots]
        return seen


def hiding(number: int, **options: Any) -> Secretive:
    """Seat 0 has hidden this number of markers; seat 1 guesses."""
    game = Secretive("lucky_punch", **options)
    game.deal("1 2 2 2 2 2 2 big 2")
    game.do("place 1")
    game.do(f"hide {number}")
    return game


def parting(number: int) -> Secretive:
    """Seat 1 has parted the markers; seat 0, who has won the casino, is to pick."""
    game = Secretive("black_box")
    game.deal("1 6 6 6 6 6 6 big 6")
    game.do("place 1")
    game.deal(ALL_SIX)
    game.do("place 6")
    game.deal(ALL_SIX)
    game.do("place 6")
    game.deal("6 6 6 6 6 6 big 6")
    game.do("place 6")
    game.do(f"split {parting_text(number)}")
    return game


NUMBERS = [(1, 2), (1, 3), (2, 3)]
SAME_SIZES = [
    (one, two) for one, two in combinations(range(len(PARTINGS)), 2) if len(PARTINGS[one]) == len(PARTINGS[two])
]


@pytest.mark.parametrize(("one", "two"), NUMBERS)
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_hidden_number_is_seen_by_nobody_else(one: int, two: int, viewer: int | None) -> None:
    assert hiding(one).seen_by(viewer) == hiding(two).seen_by(viewer)


@pytest.mark.parametrize(("one", "two"), NUMBERS)
def test_its_owner_sees_it_everywhere(one: int, two: int) -> None:
    first, second = hiding(one).seen_by(0), hiding(two).seen_by(0)
    for way in ("view", "events", "record", "known", "samples"):
        assert first[way] != second[way], way


@pytest.mark.parametrize(("one", "two"), SAME_SIZES)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_of_stacks_only_the_sizes_are_seen(one: int, two: int, viewer: int | None) -> None:
    assert parting(one).seen_by(viewer) == parting(two).seen_by(viewer)


@pytest.mark.parametrize(("one", "two"), SAME_SIZES[:6])
def test_who_parted_them_sees_it_everywhere(one: int, two: int) -> None:
    first, second = parting(one).seen_by(1), parting(two).seen_by(1)
    for way in ("view", "events", "record", "known", "samples"):
        assert first[way] != second[way], way


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_before_the_secret_is_made_everybody_sees_the_same_question_pending(viewer: int | None) -> None:
    game = Secretive("lucky_punch")
    game.deal("1 2 2 2 2 2 2 big 2")
    game.do("place 1")
    assert game.log.state.view(viewer)["actor"] == 0
    assert (game.log.state.view(viewer)["ask"] is not None) == (viewer == 0)
    assert game.log.shown(viewer).steps == game.log.record.steps


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_record_hides_the_number_until_the_guess(viewer: int | None) -> None:
    game = hiding(2)
    assert game.log.shown(viewer).steps[-1] == [0, "hide ?"]
    game.do("guess 3")
    assert game.log.shown(viewer).steps == game.log.record.steps
    assert game.log.record.steps[-2:] == [[0, "hide 2"], [1, "guess 3"]]


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_record_hides_the_parting_until_the_pick(viewer: int | None) -> None:
    game = parting(3)
    assert game.log.shown(viewer).steps[-1] == [1, "split ?"]
    game.do("stack 1")
    assert game.log.shown(viewer).steps[-2:] == [[1, "split 6 2 / 2 0 0 0"], [0, "stack 1"]]


def test_a_number_that_was_taken_back_is_not_shown_when_another_is_revealed() -> None:
    game = hiding(3)
    game.log.undo(len(game.log.record.steps) - 1)
    game.do("hide 1")
    game.do("guess 2")
    for viewer in (1, 2, SPECTATOR):
        shown = [step[1] for step in game.log.shown(viewer).steps if str(step[1]).startswith("hide")]
        assert shown == ["hide ?", "hide 1"]
    assert game.log.shown(0).steps == game.log.record.steps


def test_everything_is_shown_when_the_game_is_over() -> None:
    game = hiding(3, rounds=1)
    game.log.undo(len(game.log.record.steps) - 1)
    game.do("hide 1")
    rng = zaria.Rng(2)
    while game.log.state.actor != zaria.OVER:
        if game.log.state.actor == zaria.CHANCE:
            game.log.roll(rng)
        else:
            game.log.apply(game.log.state.legal()[0])
    for viewer in (0, 1, 2, SPECTATOR):
        assert shown_to(game.log.record, viewer).to_json() == game.log.record.to_json()


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_the_same_games_differ_as_soon_as_it_is_revealed(viewer: int | None) -> None:
    one, two = hiding(1), hiding(2)
    one.do("guess 3")
    two.do("guess 3")
    assert one.seen_by(viewer) != two.seen_by(viewer)
    told = next(event for event in one.events if event.kind == "vegas-guessed")
    assert told.visible_to(viewer)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_right_guess_reveals_it_too(number: int) -> None:
    game = hiding(number)
    game.do(f"guess {number}")
    assert game.log.state.known(2) == game.log.state
    assert [event.arguments["hidden"] for event in game.events if event.kind == "vegas-guessed"] == [number]


def test_a_secret_answer_is_announced_as_secret() -> None:
    game = Secretive("lucky_punch")
    game.deal("1 2 2 2 2 2 2 big 2")
    game.do("place 1")
    ask = game.log.state.ask()
    assert ask is not None
    assert ask["secret"] is True
    game.do("hide 2")
    ask = game.log.state.ask()
    assert ask is not None
    assert ask["secret"] is False


def test_a_record_of_somebody_who_takes_back_again_and_again_is_shown_without_replaying_it_each_time() -> None:
    record = hiding(3).log.record
    before = len(record.steps) - 1
    times = 20_000 if zaria.COMPILED else 5_000  # to replay the game for each would take minutes
    record.steps += [["undo", before], [0, "hide 3"]] * times
    shown = shown_to(record, SPECTATOR).steps[before:]
    assert shown == [[0, "hide ?"], *[["undo", before], [0, "hide ?"]] * times]
    record.steps.append(["undo", len(record.steps) + 1])
    with pytest.raises(zaria.BadRecord, match="goes back to step"):
        shown_to(record, SPECTATOR)
