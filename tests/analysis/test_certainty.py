"""The ± of an analysis is honest: the same game, taken apart again and again by other rollouts, differs as it says.

The rollouts have numbers, so a test never fails by chance.
"""

from math import sqrt
from typing import Any

import pytest

import zaria
from zaria.analysis import Analysis
from zaria.core.records.record import Record

TIMES = 16
APART = 179_424_673  # between the rollouts of two analyses, which so have nothing in common
UNITS = 12  # of work after the first look: it goes where an analysis is least sure
BLOCKS = 12  # of a round

Found = list[tuple[float, float]]  # each seat's value, and the standard error that is told with it


def game_of(game: str, players: int, options: dict[str, Any]) -> Record:
    return zaria.play(game, ["normal", *["easy"] * (players - 1)], seed=1, budget=100, **options)


def luck_of(record: Record, seed: int) -> Found:
    analysis = Analysis(record, seed=seed)
    while not analysis.has_estimates:
        analysis.refine_luck()
    for _ in range(UNITS):
        analysis.refine_luck()
    return [(seat["luck"], seat["luck_error"]) for seat in analysis.report()["seats"]]


def first_round_of(record: Record, seed: int) -> Found:
    """What decisions of the first round changed, where rounds have continuations: most of the error is theirs."""
    analysis = Analysis(record, seed=seed)
    group = next(one for one in analysis.groups if one.group.round)
    group.play(BLOCKS, seed)
    seats, whole = range(len(record.players)), analysis.whole
    means = [group.moved.totals[seat] / group.number / group.scale / whole for seat in seats]
    return [(means[seat], sqrt(group.variance(group.moved, seat)) / whole) for seat in seats]


def ratio_of(all_found: list[Found]) -> float:
    """By how much the values differ, beside what was told."""
    differs = said = 0.0
    for seat in range(len(all_found[0])):
        mean = sum(found[seat][0] for found in all_found) / TIMES
        differs += sum((found[seat][0] - mean) ** 2 for found in all_found) / (TIMES - 1)
        said += sum(found[seat][1] ** 2 for found in all_found) / TIMES
    return sqrt(differs / said)


@pytest.mark.installed
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("vegas", 3, {}), ("vegas", 4, {"tiles": 3, "rounds": 2}), ("miner", 3, {})],
)
def test_analyses_differ_by_as_much_as_they_say(game: str, players: int, options: dict[str, Any]) -> None:
    """They may say a little more: after few games, decisions that changed nothing count as if they yet might."""
    record = game_of(game, players, options)
    assert 0.65 < ratio_of([luck_of(record, APART * number) for number in range(TIMES)]) < 1.3


@pytest.mark.installed
@pytest.mark.parametrize("options", [{"rounds": 2}, {"tiles": 3, "rounds": 2}])
def test_rounds_that_share_continuations_differ_by_as_much_as_they_say(options: dict[str, Any]) -> None:
    record = game_of("vegas", 3, options)
    assert 0.75 < ratio_of([first_round_of(record, APART * number) for number in range(TIMES)]) < 1.3
