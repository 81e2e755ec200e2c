"""The value of a position of Dice Miner after a round: points, and the future value of troves."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import count, has
from zaria.core.values.ints import ints
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.table import Table
from zaria.miner.why.later_rounds import FEATURES, THOUSAND, Weights, weights_of_round

SPREAD_AT_END: Final = 2.0  # points; counting a narrow win less than a clear one lowers the variance
AT_END: Final = Weights(SPREAD_AT_END, ints([0] * FEATURES))


def weights_after(table: Table) -> Weights:
    if table.rounds_scored == ROUNDS:
        return AT_END
    return weights_of_round(table, table.rounds_scored)


def chance_to_win(table: Table, seat: i64) -> float:
    """A softmax of all players' expected points at the end; a tie-break is played to its end."""
    if len(table.tie_breaks) > 0:
        return 1.0 / float(count(table.contest)) if has(table.contest, seat) else 0.0
    weights = weights_after(table)
    own = expected_points(table, seat, weights)
    total = 1.0
    for other in range(table.seats):
        if other != seat:
            total += exp(float(expected_points(table, other, weights) - own) / (THOUSAND * weights.spread))
    return 1.0 / total


def expected_points(table: Table, seat: i64, weights: Weights) -> i64:
    """The seat's expected points at the end, in thousandths."""
    if table.rounds_scored == ROUNDS:
        return THOUSAND * table.score(seat)
    return THOUSAND * table.score(seat) + weights.to_come(table, seat)
