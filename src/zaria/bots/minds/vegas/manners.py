"""The tastes of Las Vegas players: where two moves are about equal, each likes another."""

from __future__ import annotations

from mypy_extensions import i64

from zaria.vegas.casino import NEUTRAL, first_and_second, winner
from zaria.vegas.lanes import lane, one_in
from zaria.vegas.table import Table
from zaria.vegas.turn import PASS


def taste(table: Table, seat: i64, action: i64, manner: str) -> float:
    """How much a player of this manner likes to place this number, from 0 to 1."""
    if action == PASS:
        return 1.0 if manner == "spoil" else 0.0  # waits
    weights = table.weights(action)
    own = lane(weights, seat)
    added = table.rolled_small(action)
    if table.rolled_big == action:
        added += 2
    if manner == "glitter":  # big notes
        return float(table.high_card(action)) / 10.0
    if manner == "everywhere":  # dice in all casinos
        return 1.0 if own == 0 else 0.0
    if manner == "now":  # the most money in sight
        first, second = first_and_second(weights + added * one_in(seat))
        if first == seat:
            return float(table.high_card(action)) / 10.0
        return float(table.low_card(action)) / 10.0 if second == seat else 0.0
    if manner == "quiet":  # casinos that nobody wants
        return 1.0 - float(table.high_card(action)) / 10.0 if weights == own * one_in(seat) else 0.0
    if manner == "safe":  # few can still tie
        below: i64 = 0
        for other in range(table.seats):
            if other != seat and lane(weights, other) < own + added:
                below += 1
                if lane(weights, other) + table.small[other] + 2 * table.big[other] < own + added:
                    below += 1
        return float(below) / float(2 * (table.seats - 1))
    if manner == "spoil":  # somebody loses the first place
        first = winner(weights)
        now = winner(weights + added * one_in(seat))
        return 1.0 if first not in (seat, now) and first < NEUTRAL else 0.0
    if manner == "deep":  # few dice now, more later
        return 1.0 / float(added)
    if manner == "thrift":  # many dice at once, early at home
        return min(1.0, float(added) / 4.0)
    return 0.0
