"""Payouts if the round ended now, fast enough for rollouts.

All sums are integers, in points: $10,000 is UNIT points, so that every share of it is exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, has
from zaria.vegas.rules.casino import NEUTRAL, NOBODY, first_and_second, winner
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import NONE, die_owner
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles import bad_luck, double_down, high_five, my_choice

UNIT: Final = 60


def margin(weights: i64, high: i64, low: i64, seat: i64, share: i64) -> i64:
    """What a casino with these dice pays the seat, minus a share (of UNIT) of what it pays the others."""
    first, second = first_and_second(weights)
    worth: i64 = 0
    if first == seat:
        worth += UNIT * high
    elif first != NOBODY and first < NEUTRAL:
        worth -= share * high
    if second == seat:
        worth += UNIT * low
    elif second != NOBODY and second < NEUTRAL:
        worth -= share * low
    return worth


def margin_now(table: Table, seat: i64, share: i64) -> i64:
    """The seat's money if the round ended now, minus this share of the others' money."""
    worth: i64 = 0
    for other in range(table.seats):
        if other == seat:
            worth += UNIT * table.worth(other)
        else:
            worth -= share * table.worth(other)
    for number in range(i64(CASINOS)):
        worth += margin(table.weights(number), table.high_card(number), table.low_card(number), seat, share)
    if table.royale:
        worth += margin_on_tiles(table, seat, share)
    return worth


def margin_on_tiles(table: Table, seat: i64, share: i64) -> i64:
    """The same for tiles that pay at the end of the round."""
    markers = table.markers
    worth: i64 = 0
    if markers.high_five != NONE:
        worth += high_five.REWARD * stake(markers.high_five, seat, share)
    if markers.gold != 0:
        worth += my_choice.GOLD * stake(die_owner(markers.gold), seat, share)
    if markers.nice != 0:
        for number in range(i64(CASINOS)):
            die = markers.nice_die(number)
            if die != 0:
                worth += (number + 1) * stake(die_owner(die), seat, share)
    if markers.double_small + markers.double_big != 0:
        worth += margin(double_down.weights_on_tile(table), double_down.FIRST, double_down.SECOND, seat, share)
    if markers.bad_luck != 0:
        owing = owing_now(table)
        for other in range(table.seats):
            if has(owing, other):
                worth -= bad_luck.DEBT * stake(other, seat, share)
    return worth


def stake(winner: i64, seat: i64, share: i64) -> i64:
    """The value to the seat of a unit for this winner."""
    if winner == seat:
        return UNIT
    return -share


def owing_now(table: Table) -> i64:
    """The seats that would have to pay for Bad Luck, as bits."""
    for number in range(i64(CASINOS)):
        tile = table.tiles[number]
        if tile is not None and tile.key == "bad_luck":
            return bad_luck.fewest(table, number)
    return 0


def leads(weights: i64, seat: i64) -> bool:
    """Does the seat win the casino, once ties are out?"""
    return winner(weights) == seat


def own_casinos(table: Table, seat: i64) -> i64:
    """The casinos in which the seat has dice, as bits."""
    casinos: i64 = 0
    for number in range(i64(CASINOS)):
        if lane(table.weights(number), seat) > 0:
            casinos |= bit(number)
    return casinos
