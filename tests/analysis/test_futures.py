"""Futures of a round: what they bring whoever met them is what whole games would have brought, to the last share."""

import pytest

import zaria
from zaria.analysis.course import Course
from zaria.bots.rollouts import nothing_drawn
from zaria.core.record import Record

FUTURES = 12
SOMEWHERE = 77_000
WITH_DEBTS = ["bad_luck", "jackpot", "pay_day"]


def compared(record: Record, ends: int) -> None:
    """Every round that others follow, as it may end from its first position and from its middle."""
    course = Course(record)
    for stretch in course.stretches:
        if stretch.round == 0:
            continue
        futures = course.futures(stretch, SOMEWHERE, FUTURES)
        middle = (stretch.first + stretch.last) // 2
        for position in (course.runs[stretch.first].first, course.runs[middle].first):
            for number in range(ends):
                ended = course.rollouts.ended(course.states[position], stretch.round, number, course.drawn[position])
                assert ended.round_now() == stretch.round + 1
                games = [
                    course.rollouts.outcome(ended, SOMEWHERE + future, nothing_drawn()) for future in range(FUTURES)
                ]
                assert futures.meet(ended) == [sum(shares) for shares in zip(*games, strict=True)]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("tiles", [0, 4, WITH_DEBTS])
def test_futures_bring_what_whole_games_bring(players: int, tiles: int | list[str]) -> None:
    record = zaria.play("vegas", ["random"] * players, seed=players, budget=10, tiles=tiles)
    compared(record, ends=4)


def test_who_has_little_pays_little() -> None:
    """A short first round leaves people with less than they may owe, and with equal money and other pieces."""
    for seed in range(6):
        compared(zaria.play("vegas", ["random"] * 4, seed=seed, rounds=2, tiles=["bad_luck"]), ends=6)
