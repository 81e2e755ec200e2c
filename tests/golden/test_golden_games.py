"""Whole games as fixtures: each replays to its recorded result, and nothing is made or lost on the way."""

from pathlib import Path

import pytest

import zaria
from support.laws.conserved import conserved_in
from support.scripted.pictures import picture
from support.scripted.slow_vegas import SlowVegas
from zaria.core.records.replay import effective, fresh

pytestmark = pytest.mark.compiled

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
BASE_GAMES = [
    path for path in GAMES if '"game": "vegas"' in path.read_text("utf-8") and '"tiles": 0' in path.read_text("utf-8")
]

every_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
every_base_game = pytest.mark.parametrize("path", BASE_GAMES, ids=lambda path: path.stem)


def read(path: Path) -> zaria.Record:
    return zaria.Record.from_json(path.read_text("utf-8"))


def test_there_are_games_of_every_size() -> None:
    assert {len(read(path).players) for path in BASE_GAMES} == {2, 3, 4, 5}


@every_game
def test_replays_to_its_recorded_result(path: Path) -> None:
    record = read(path)
    state = zaria.replay(record)
    assert state.actor == zaria.OVER
    assert record.result == {"scores": state.scores(), "winners": state.winners()}
    assert record.to_json() == path.read_text("utf-8")


@every_game
def test_nothing_is_made_or_lost(path: Path) -> None:
    record = read(path)
    check = conserved_in(record.game)
    state = fresh(record)
    for _, step in effective(record.steps):
        check(state)
        if step[0] == "deal":
            assert (state.chance().label, state.bounds()) == (step[1], step[2])
            state.deal(step[3])
        else:
            assert state.actor == step[0]
            state.apply(state.parse(step[1]))
    check(state)
    assert state == zaria.replay(record)


@every_base_game
def test_agrees_with_the_slow_engine(path: Path) -> None:
    record = read(path)
    state = fresh(record)
    slow = SlowVegas(len(record.players), record.options["rounds"], record.options["first"])
    for _, step in effective(record.steps):
        assert picture(state) == slow.picture()
        if step[0] == "deal":
            assert slow.bounds() == step[2]
            state.deal(step[3])
            slow.draw(step[3])
        else:
            assert (slow.turn, step[1] in slow.words()) == (step[0], True)
            state.apply(state.parse(step[1]))
            slow.decide(step[1])
    assert record.result == {"scores": slow.scores(), "winners": slow.winners()}
