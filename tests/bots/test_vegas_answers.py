"""Quick answers of Las Vegas: when rollouts pass."""

from collections.abc import Iterator

import pytest

import zaria
from zaria.vegas.bots.answers import TOO_DEAR, choose_number, cost_of_die, share_of_others, worth_of_number
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import PASS, Choose

pytestmark = pytest.mark.compiled


def choices(players: int) -> Iterator[Table]:
    """Questions for a number of random games, with chips left to pass with."""
    for seed in range(20):
        rng, state = zaria.Rng(seed), zaria.new("vegas", players=players)
        while state.actor != zaria.OVER:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
            else:
                assert isinstance(state, Table) and isinstance(state.pending(), Choose)
                if PASS in state.legal():
                    yield state
                state.apply(state.legal()[rng.below(len(state.legal()))])


def best_number(table: Table) -> int:
    """What the best number brings, dice being dear."""
    share, cost = share_of_others(table), cost_of_die(table)
    return max(worth_of_number(table, action, share, cost) for action in table.legal() if action != PASS)


def test_two_players_pass_when_every_number_is_too_dear() -> None:
    passed = placed = 0
    for table in choices(players=2):
        if choose_number(table, may_pass=True) == PASS:
            passed += 1
            assert best_number(table) <= -TOO_DEAR
        else:
            placed += 1
            assert best_number(table) > -TOO_DEAR
    assert passed > 10 and placed > 200


def test_who_may_not_pass_places_the_best_number() -> None:
    """As in games that value a position: there nothing may depend on chips."""
    for table in choices(players=2):
        number = choose_number(table, may_pass=False)
        assert number != PASS
        assert worth_of_number(table, number, share_of_others(table), cost_of_die(table)) == best_number(table)


@pytest.mark.parametrize("players", [3, 5])
def test_more_than_two_players_never_pass_in_rollouts(players: int) -> None:
    assert all(choose_number(table, may_pass=True) != PASS for table in choices(players))
