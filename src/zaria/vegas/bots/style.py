"""The styles of Las Vegas players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zaria.bots.search.style import Style
from zaria.vegas.rules.casino import NEUTRAL, first_and_second, winner
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import PASS, Choose


@final
class VegasStyle(Style[Table]):
    def preferences(self, state: Table, seat: i64, actions: list[int], style: str) -> list[float]:
        if style == "" or not isinstance(state.pending(), Choose):
            return [0.0] * len(actions)
        return [preference(state, seat, action, style) for action in actions]


def preference(table: Table, seat: i64, action: i64, style: str) -> float:
    """How much a player of this style likes to place this number, from 0 to 1."""
    if action == PASS:
        return 1.0 if style == "spoil" else 0.0  # waits
    weights = table.weights(action)
    own = lane(weights, seat)
    added = table.rolled_small(action)
    if table.rolled_big == action:
        added += 2
    if style == "glitter":  # big notes
        return float(table.high_card(action)) / 10.0
    if style == "everywhere":  # dice in all casinos
        return 1.0 if own == 0 else 0.0
    if style == "now":  # the most money in sight
        first, second = first_and_second(weights + added * one_in(seat))
        if first == seat:
            return float(table.high_card(action)) / 10.0
        return float(table.low_card(action)) / 10.0 if second == seat else 0.0
    if style == "quiet":  # casinos without other players
        return 1.0 - float(table.high_card(action)) / 10.0 if weights == own * one_in(seat) else 0.0
    if style == "safe":  # few can still tie
        below: i64 = 0
        for other in range(table.seats):
            if other != seat and lane(weights, other) < own + added:
                below += 1
                if lane(weights, other) + table.small[other] + 2 * table.big[other] < own + added:
                    below += 1
        return float(below) / float(2 * (table.seats - 1))
    if style == "spoil":  # takes the first place from someone
        first = winner(weights)
        now = winner(weights + added * one_in(seat))
        return 1.0 if first not in (seat, now) and first < NEUTRAL else 0.0
    if style == "deep":  # few dice now, more later
        return 1.0 / float(added)
    if style == "thrift":  # many dice at once, done early
        return min(1.0, float(added) / 4.0)
    return 0.0
