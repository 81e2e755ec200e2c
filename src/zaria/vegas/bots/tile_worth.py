"""The rough value of activating a tile, for the rollout policy, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, count
from zaria.vegas.bots.money_now import UNIT, leads, own_casinos
from zaria.vegas.rules.lanes import one_in
from zaria.vegas.rules.markers import NONE
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles import no_entry
from zaria.vegas.tiles.bad_luck import BadLuck
from zaria.vegas.tiles.base import Tile
from zaria.vegas.tiles.black_box import BlackBox
from zaria.vegas.tiles.catalogue import KEYS
from zaria.vegas.tiles.fifty_fifty import HIGHER, LOWER, MOST_BETS, REWARDS, STOP
from zaria.vegas.tiles.high_five import HighFive
from zaria.vegas.tiles.jackpot import Jackpot
from zaria.vegas.tiles.no_entry import NoEntry
from zaria.vegas.tiles.pay_day import PayDay
from zaria.vegas.tiles.prime_time import PrimeTime

# Tiles whose value hardly depends on the table.
USUAL: Final[dict[str, int]] = {
    "lucky_punch": 114,
    "fifty_fifty": 156,
    "power_play": 60,
    "knockout": 60,
    "block_it": 60,
    "handicap": 180,
    "nice_dice": 180,
    "my_choice": 192,
}
WORTHS: Final = [0, *[USUAL.get(key, 0) for key in KEYS]]  # the same by number of the tile
ROLLS: Final = 36


def worth_of_tile(table: Table, tile: Tile, casino: i64, seat: i64, weight: i64) -> i64:
    """The seat's gain from putting dice of this weight in the tile's casino, besides the casino's cards."""
    if isinstance(tile, Jackpot):  # faster than comparing keys, and rollouts call this constantly
        return UNIT * table.markers.jackpot // 3  # a total of 7 or a double: one roll in three
    if isinstance(tile, PayDay):
        return UNIT * count(own_casinos(table, seat) | bit(casino))
    if isinstance(tile, NoEntry):
        return UNIT * no_entry.TRACK[(table.markers.entry_step + 1) % i64(len(no_entry.TRACK))] + UNIT // 2
    if isinstance(tile, BadLuck):
        return UNIT // 2
    weights = table.weights(casino) + weight * one_in(seat)
    if isinstance(tile, HighFive):
        if table.markers.high_five == NONE:
            reached = (weights >> (8 * seat)) & 0xFF
            return 10 * UNIT if reached >= 5 else reached * UNIT // 2
        return 0
    if isinstance(tile, BlackBox):
        return 3 * UNIT if leads(weights, seat) else 0
    if isinstance(tile, PrimeTime):
        return UNIT if leads(weights, seat) else 0
    return WORTHS[tile.number]


def best_bets() -> list[list[int]]:
    """The best bet by the number of right bets and the present total, by backward induction."""
    worth_after = [[0.0] * 13 for _ in range(MOST_BETS + 1)]
    worth_after[MOST_BETS] = [float(REWARDS[MOST_BETS])] * 13
    best = [[STOP] * 13 for _ in range(MOST_BETS)]
    for right in range(MOST_BETS - 1, -1, -1):
        for total in range(2, 13):
            worth_after[right][total] = float(REWARDS[right])
            for bet in (HIGHER, LOWER):
                worth = 0.0
                for one in range(1, 7):
                    for two in range(1, 7):
                        if (one + two > total) if bet == HIGHER else (one + two < total):
                            worth += worth_after[right + 1][one + two]
                if worth / ROLLS > worth_after[right][total]:
                    worth_after[right][total] = worth / ROLLS
                    best[right][total] = bet
    return best


BEST_BETS: Final = best_bets()
