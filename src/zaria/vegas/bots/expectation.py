"""A third reference player, for Las Vegas: the expected payouts if all remaining dice are placed at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.bots.reference.greedy import GreedyBot
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng
from zaria.vegas.bots.money_now import UNIT, margin
from zaria.vegas.rules.lanes import one_in
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.rules.turn import PASS, Choose

RARE: Final = 0.0005  # probabilities below this are ignored
GREEDY: Final = GreedyBot()


class ExpectationBot:
    """Computes the exact expected payouts if each remaining die goes to a uniformly random casino.

    Others' money counts against it. It answers questions of tiles, and other games, like `greedy`. Other players are
    measured against it, so it is never improved.
    """

    name = "expectation"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        if not isinstance(known, Table) or not isinstance(known.pending(), Choose):
            return GREEDY.choose(known, seat, rng, budget)
        best, most = -1, 0.0
        for action in known.legal():
            value = expected_after(known, seat, action)
            if best < 0 or value > most:
                best, most = action, value
        return best


def expected_after(table: Table, seat: i64, action: i64) -> float:
    """The seat's expected payouts minus the weighted ones of the others, in points."""
    share = UNIT // (table.seats - 1)
    small, big, price = table.small[seat], table.big[seat], 0.0
    added: i64 = 0
    if action == PASS:
        after = table.copy()
        after.answer(PASS)
        price = float(UNIT * (table.worth(seat) - after.worth(seat)))
    else:
        placed = table.rolled_small(action)
        small -= placed
        added = placed
        if table.rolled_big == action:
            big -= 1
            added += 2
    spreads: list[list[float]] = []
    for owner in range(table.seats):
        if owner == seat:
            spreads.append(chances(small, big))
        else:
            spreads.append(chances(table.small[owner], table.big[owner]))
    total = -price
    for number in range(i64(CASINOS)):
        weights = table.weights(number)
        if number == action:
            weights += added * one_in(seat)
        total += expected_margin(weights, spreads, 0, 1.0, table.high_card(number), table.low_card(number), seat, share)
    return total


def chances(small: i64, big: i64) -> list[float]:
    """By weight, the probability that dice of that total weight go from a supply to one given casino."""
    row = [1.0]
    for die in range(small + big):
        weight = 2 if die >= small else 1
        after = [0.0] * (len(row) + weight)
        for place in range(len(row)):
            after[place] += row[place] * 5.0 / 6.0
            after[place + weight] += row[place] / 6.0
        row = after
    return row


def expected_margin(
    weights: i64, spreads: list[list[float]], owner: i64, chance: float, high: i64, low: i64, seat: i64, share: i64
) -> float:
    """The expected margin of a casino, over the dice that owners from this one on may add."""
    if owner == len(spreads):
        return chance * float(margin(weights, high, low, seat, share))
    total = 0.0
    spread = spreads[owner]
    for more in range(len(spread)):
        both = chance * spread[more]
        if both > RARE:
            after = weights + more * one_in(owner)
            total += expected_margin(after, spreads, owner + 1, both, high, low, seat, share)
    return total
