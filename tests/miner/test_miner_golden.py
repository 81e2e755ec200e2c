"""The golden games of Dice Miner show every hero, every player count, every difficulty, and a tie-break.

`tests/golden` replays them; here each score is calculated again, slowly.
"""

from itertools import pairwise
from pathlib import Path

import pytest

import zaria
from support.scripted import slow_miner
from zaria.core.records.replay import effective

pytestmark = pytest.mark.compiled

GAMES = sorted((Path(__file__).parents[1] / "golden/games").glob("miner-*.json"))
RECORDS = {path.stem: zaria.Record.from_json(path.read_text("utf-8")) for path in GAMES}
OF_SEVERAL = [name for name in RECORDS if RECORDS[name].game == "miner"]
SOLO = [name for name in RECORDS if RECORDS[name].game == "miner-solo"]


def test_every_hero_size_difficulty_and_a_tie_break_is_there() -> None:
    views = [zaria.replay(RECORDS[name]).view() for name in OF_SEVERAL]
    assert {player["hero"] for view in views for player in view["players"]} == {
        *("alchemist", "dragon-slayer", "engineer", "prospector", "surveyor", "treasurer")
    }
    assert {len(view["players"]) for view in views} == {2, 3, 4}
    assert {RECORDS[name].options["magic"] for name in SOLO} == {0, 1, 2, 3}
    assert any(player["tiebreaks"] for view in views for player in view["players"])
    assert any(RECORDS[name].options["faces"] for name in OF_SEVERAL)
    said = {step[1].split()[0] for record in RECORDS.values() for step in record.steps if step[0] != "deal"}
    assert said >= {"hero", "take", "share", "to", "spend", "reroll", "cache", "done"}
    assert said >= {"set", "chest", "recycle", "refill"}


def replayed(record: zaria.Record) -> list[zaria.State]:
    """Every position of a game, after all that happens by itself."""
    state = zaria.GAMES[record.game].new(len(record.players), **record.options)
    found = [state.copy()]
    for _, step in effective(record.steps):
        if step[0] == "deal":
            state.deal(step[3])
        else:
            state.apply(state.parse(step[1]))
        found.append(state.copy())
    return found


@pytest.mark.parametrize("name", OF_SEVERAL)
def test_every_line_of_the_score_sheet(name: str) -> None:
    states = replayed(RECORDS[name])
    scored = 0
    for before, after in pairwise(states):
        old, new = before.view(), after.view()
        if len(new["players"][0]["rounds"]) > len(old["players"][0]["rounds"]):
            assert [player["rounds"][scored] for player in new["players"]] == slow_miner.lines(new["players"])
            scored += 1
    assert scored == 3


def test_the_tie_is_broken_by_the_extra_score() -> None:
    state = zaria.replay(RECORDS["miner-3-players-tie-break"])
    view = state.view()
    tied = [player for player in view["players"] if player["tiebreaks"]]
    assert len(tied) == 2 and tied[0]["total"] == tied[1]["total"] == max(state.scores())
    assert [player["tiebreaks"][-1] for player in tied] == slow_miner.lines(tied)
    best = max(player["tiebreaks"][-1]["total"] for player in tied)
    winners = [
        seat
        for seat, player in enumerate(view["players"])
        if player["tiebreaks"][-1:] and player["tiebreaks"][-1]["total"] == best
    ]
    assert state.winners() == winners


@pytest.mark.parametrize("name", SOLO)
def test_every_solo_score(name: str) -> None:
    for state in replayed(RECORDS[name]):
        player = state.view()["players"][0]
        assert state.scores() == [slow_miner.solo(player)] == [player["total"]]
