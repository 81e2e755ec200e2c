"""Is a table of Las Vegas possible? Every die, card and marker must be where the rules can put it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from zaria.core.engine.frames import END
from zaria.core.values.bits import bit, has
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import BIG, BLACK, GREY, HIGH, LOW, NEUTRAL, OWNERS, SMALL
from zaria.vegas.rules.draw_tiles import DRAW_TILES, whole_tiles
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import NONE, die_is_big, die_owner
from zaria.vegas.rules.setup import FIRST_PLAYER
from zaria.vegas.rules.table import BIG_DICE, CASINOS, SMALL_DICE, Table
from zaria.vegas.rules.turn import CHOOSE, ROLL
from zaria.vegas.tiles import jackpot
from zaria.vegas.tiles.catalogue import KEYS
from zaria.vegas.tiles.handicap import TakePicture
from zaria.vegas.tiles.knockout import MOST as MOST_ON_BAR
from zaria.vegas.tiles.no_entry import TRACK
from zaria.vegas.tiles.power_play import leads

MOST = 1000  # chips of a player, or money cards of one value in one place: more than in any game
MOST_GREY = 9
MOST_BLACK = 2


def is_possible_table(table: Table, phase: str) -> bool:
    return (
        are_tiles_possible(table, phase)
        and are_words_possible(table)
        and are_markers_possible(table, phase)
        and all(is_dice_complete(table, seat) for seat in range(int(table.seats)))
        and are_others_dice_possible(table, phase)
        and is_roll_possible(table, phase)
        and is_money_possible(table)
    )


def is_word(word: int, lanes: int) -> bool:
    """Is it a word of this many lanes with small counts?"""
    return 0 <= word < 1 << 8 * lanes


def are_tiles_possible(table: Table, phase: str) -> bool:
    """Are the table's tiles in play from their draw to the end of the round, and no others?"""
    wanted, sides = table.setup.options["tiles"], [tile.number - 1 for tile in table.tiles if tile is not None]
    used = table.used_tiles
    is_used_possible = used & ~table.box == 0 and used >= 0 and not table.setup.options["repeat_tiles"]
    if used != 0 and not is_used_possible:
        return False
    lying = phase not in ("first", "over") and table.top is not DRAW_TILES and wanted != 0
    if lying != table.royale or not lying:
        return bool(lying == table.royale)
    if isinstance(wanted, list):
        return [KEYS[side] for side in sides] == wanted and are_first(table)
    drawn: i64 = 0
    for side in sides:
        if has(whole_tiles(drawn), side) or not has(table.box, side):
            return False
        drawn |= bit(side)
    return len(sides) == wanted and are_first(table)


def are_first(table: Table) -> bool:
    """Are the tiles at casinos 1, 2, 3, … without a gap?"""
    empty = [tile is None for tile in table.tiles]
    return len(empty) == CASINOS and empty == sorted(empty)


def are_words_possible(table: Table) -> bool:
    """Do numbers that pack several counts hold nothing else?"""
    casinos, markers = table.casinos, table.markers
    if not all(is_word(casinos[place], OWNERS) for place in range(SMALL, BLACK + CASINOS)):
        return False
    on_tiles = (markers.bar_small, markers.bar_big, markers.double_small, markers.double_big)
    return all(is_word(word, int(table.seats)) for word in on_tiles) and is_word(markers.nice, CASINOS)


def are_markers_possible(table: Table, phase: str) -> bool:
    """Are the markers on each tile possible, and none on tiles not in play?"""
    markers, seats = table.markers, table.seats
    keys = [tile.key if tile is not None else "" for tile in table.tiles]

    def only(key: str, is_fine: bool, is_untouched: bool) -> bool:
        return is_fine if key in keys else is_untouched

    is_holder = range(NONE, int(seats))
    no_entry = keys.index("no_entry") if "no_entry" in keys else NONE
    may_owe = phase in ("before", "at")
    groups = [int(lane(markers.groups, size)) for size in range(4)]
    pictures = [int(lane(markers.pictures, kind)) for kind in range(3)]
    bars = [lane(markers.bar_small, seat) + lane(markers.bar_big, seat) for seat in range(seats)]
    singles = [markers.gold, *[markers.nice_die(number) for number in range(i64(CASINOS))]]
    has_power = markers.power == NONE or (
        markers.power in is_holder and leads(table, keys.index("power_play"), markers.power)
        if "power_play" in keys
        else False
    )
    return (
        only("jackpot", jackpot.FIRST <= markers.jackpot <= jackpot.MOST, markers.jackpot == 0)
        and only("high_five", markers.high_five in is_holder, markers.high_five == NONE)
        and only("bad_luck", markers.bad_luck in (0, 1), markers.bad_luck == 0)
        and only(
            "bad_luck",
            0 <= markers.debtors < (1 << int(seats)) and (may_owe or markers.debtors == 0),
            markers.debtors == 0,
        )
        and only("power_play", has_power, markers.power == NONE)
        and only(
            "no_entry",
            NONE <= markers.closed < CASINOS and (markers.closed == NONE or markers.closed != no_entry),
            markers.closed == NONE,
        )
        and only("no_entry", 0 <= markers.entry_step < len(TRACK), markers.entry_step == 0)
        and only("knockout", max(bars) <= MOST_ON_BAR, max(bars) == 0)
        and only("block_it", is_word(markers.groups, 4) and at_most(groups, [0, 2, 2, 1]), markers.groups == 0)
        and only("handicap", is_word(markers.pictures, 3) and at_most(pictures, [2, 3, 4]), markers.pictures == 0)
        and only("double_down", True, markers.double_small == 0 and markers.double_big == 0)
        and only("nice_dice", True, markers.nice == 0)
        and only("my_choice", True, markers.gold == 0)
        and all(die == 0 or (0 <= die < 16 and 0 <= die_owner(die) < seats) for die in singles)
    )


def at_most(counts: list[int], limits: list[int]) -> bool:
    return all(count <= limit for count, limit in zip(counts, limits))


def is_dice_complete(table: Table, seat: int) -> bool:
    """Does the seat have seven small dice and a big one in its supply, in casinos and on tiles?"""
    if not (0 <= table.small[seat] <= SMALL_DICE and 0 <= table.big[seat] <= BIG_DICE):
        return False
    if not 0 <= table.chips[seat] <= MOST:
        return False
    if table.top is END or table.top is FIRST_PLAYER or table.round == 0:
        return bool(table.small[seat] == SMALL_DICE and table.big[seat] == BIG_DICE)
    markers = table.markers
    small = table.small[seat] + lane(markers.bar_small, seat) + lane(markers.double_small, seat)
    big = table.big[seat] + lane(markers.bar_big, seat) + lane(markers.double_big, seat)
    for casino in range(i64(CASINOS)):
        small += table.small_in(casino, seat)
        big += table.big_in(casino, seat)
    for die in [markers.gold, *[markers.nice_die(number) for number in range(i64(CASINOS))]]:
        if die != 0 and die_owner(die) == seat:
            small += 1 - die_is_big(die)
            big += die_is_big(die)
    return bool(small == SMALL_DICE and big == BIG_DICE)


def are_others_dice_possible(table: Table, phase: str) -> bool:
    """Are the dice without a player possible: neutral, grey and black ones?"""
    sums: dict[tuple[int, int], int] = {}
    for kind in (SMALL, BIG, BLACK):
        for owner in range(OWNERS):
            sums[kind, owner] = sum(int(lane(table.casinos[kind + casino], owner)) for casino in range(CASINOS))
    seats, has_neutral = int(table.seats), table.seats == 2 and phase in ("turn", "before", "at")
    if (sums[SMALL, NEUTRAL], sums[BIG, NEUTRAL]) != ((SMALL_DICE, BIG_DICE) if has_neutral else (0, 0)):
        return False
    if any(sums[SMALL, seat] + sums[BIG, seat] + sums[BLACK, seat] > 0 for seat in range(seats, NEUTRAL)):
        return False
    if sums[BIG, GREY] + sums[BLACK, NEUTRAL] + sums[BLACK, GREY] > 0:
        return False
    if sum(sums[BLACK, seat] for seat in range(seats)) > MOST_BLACK:
        return False
    keys = [tile.key for tile in table.tiles if tile is not None]
    if "handicap" in keys:  # a free picture for each grey die
        free = sum(int(lane(table.markers.pictures, kind)) for kind in range(3))
        return free == sums[SMALL, GREY] + int(isinstance(table.top, TakePicture))
    if "block_it" in keys:
        left = sum(size * int(lane(table.markers.groups, size)) for size in range(4))
        return left + sums[SMALL, GREY] == MOST_GREY
    return sums[SMALL, GREY] == 0


def is_roll_possible(table: Table, phase: str) -> bool:
    """Are all rolled dice in the supply of the seat whose turn it is?"""
    if not (0 <= table.black_one <= 6 and 0 <= table.black_two <= 6 and NONE <= table.rolled_big < CASINOS):
        return False
    if not is_word(table.rolled, CASINOS):
        return False
    small = sum(int(lane(table.rolled, number)) for number in range(CASINOS))
    big = int(table.rolled_big != NONE)
    supply = int(table.small[table.turn]), int(table.big[table.turn])
    if table.top is CHOOSE:
        return (small, big) == supply and small + big > 0
    if phase != "turn" or table.top is ROLL:
        return small + big == 0
    return small <= supply[0] and big <= supply[1]


def is_money_possible(table: Table) -> bool:
    """Is every card in one place? Payments beyond the bank's cards count as negative until they are paid back."""
    has_bank = table.setup.options["tiles"] != 0
    for place in range(money.HAND + int(table.seats)):
        least = -MOST if place == money.BANK and has_bank else 0
        if not all(least <= number <= MOST for number in money.counts(table.money, place)):
            return False
    lying: list[Any] = [0] * money.ROW
    for casino in range(CASINOS):
        high, low = table.casinos[HIGH + casino], table.casinos[LOW + casino]
        if not 0 <= low <= high < money.ROW:
            return False
        lying[high] += 1
        lying[low] += 1
    for value in range(1, money.ROW):
        there = sum(int(table.money[place * money.ROW + value]) for place in range(money.HAND + int(table.seats)))
        if there + lying[value] != money.CARDS[value]:
            return False
    return True


def money_in_deck(table: Table) -> int:
    return int(money.cards(table.money, money.DECK))
