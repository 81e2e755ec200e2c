"""Futures of a round: what they bring whoever met them is what whole games would have brought, to the last share."""

import pytest

import zaria
from zaria.analysis.recorded_game import RecordedGame
from zaria.bots.search.rollouts import no_draws
from zaria.core.records.record import Record

CONTINUATIONS = 12
SOMEWHERE = 77_000
WITH_DEBTS = ["bad_luck", "jackpot", "pay_day"]


def compared(record: Record, ends: int) -> None:
    """Every round that others follow, as it may end from its first position and from its middle."""
    game = RecordedGame(record)
    for group in game.groups:
        if group.round == 0:
            continue
        continuations = game.continuations(group, SOMEWHERE, CONTINUATIONS)
        middle = (group.first + group.last) // 2
        for position in (game.segments[group.first].first, game.segments[middle].first):
            for number in range(ends):
                ended = game.rollouts.ended(game.states[position], group.round, number, game.drawn[position])
                assert ended.round_now() == group.round + 1
                games = [
                    game.rollouts.outcome(ended, SOMEWHERE + future, no_draws()) for future in range(CONTINUATIONS)
                ]
                assert continuations.outcomes_after(ended) == [sum(shares) for shares in zip(*games, strict=True)]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("tiles", [0, 4, WITH_DEBTS])
def test_continuations_bring_what_whole_games_bring(players: int, tiles: int | list[str]) -> None:
    record = zaria.play("vegas", ["random"] * players, seed=players, budget=10, tiles=tiles)
    compared(record, ends=4)


def test_who_has_little_pays_little() -> None:
    """A short first round leaves people with less than they may owe, and with equal money and other pieces."""
    for seed in range(6):
        compared(zaria.play("vegas", ["random"] * 4, seed=seed, rounds=2, tiles=["bad_luck"]), ends=6)
