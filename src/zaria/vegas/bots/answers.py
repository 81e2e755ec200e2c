"""The rollout policy of Las Vegas: a quick answer to every question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.sampling import sample
from zaria.core.values.bits import count, has, lowest, nth
from zaria.vegas.bots.mixed_strategies import mixed_strategy_for
from zaria.vegas.bots.money_now import UNIT, margin, margin_now
from zaria.vegas.bots.tile_worth import BEST_BETS, worth_of_tile
from zaria.vegas.rules.lanes import one_in
from zaria.vegas.rules.table import Table
from zaria.vegas.rules.turn import NUMBERS, PASS, Choose
from zaria.vegas.tiles.fifty_fifty import Bet
from zaria.vegas.tiles.knockout import PutOnBar
from zaria.vegas.tiles.my_choice import ActivateOther, ChooseResult, PutOnGold
from zaria.vegas.tiles.no_entry import Close
from zaria.vegas.tiles.power_play import ROLL_INSTEAD, PowerTurn

COST_OF_DIE: Final = 18  # the value of a die in the supply, in points
COST_WITH_TWO: Final = 120  # with two players, where dice left at the end matter more
PRIOR_COST: Final = 60  # with two players in priors, which easy players go by
TOO_DEAR: Final = 180  # the loss from which two players prefer to pass
NO_GAIN: Final = 1_000_000  # more than any loss
WORTH_OF_POWER: Final = 180  # the gain from which a chosen die is better than a roll
WORTH_OF_RESULT: Final = (0.0, 1.0, 2.0, 3.0, 2.5, 2.0, 4.5)  # My Choice, by the number on the black die


def share_of_others(table: Table) -> i64:
    """The weight of an opponent's money: all of it with one opponent, a third with three."""
    return UNIT // (table.seats - 1)


def cost_of_die(table: Table) -> i64:
    """The value of a die in the supply."""
    return COST_WITH_TWO if table.seats == 2 else COST_OF_DIE


def prior_cost(table: Table) -> i64:
    """The same for a player who does not search."""
    return PRIOR_COST if table.seats == 2 else COST_OF_DIE


def rollout_answer(table: Table, dice: CommonDice, may_pass: bool) -> i64:
    top = table.pending()
    if isinstance(top, Choose):
        return choose_number(table, may_pass)
    if isinstance(top, Bet):
        return BEST_BETS[top.right][top.total]
    if isinstance(top, (PutOnBar, PutOnGold)):
        return lowest(top.mask(table))  # a small die, if there is one
    if isinstance(top, PowerTurn):
        return use_power(table, top)
    if isinstance(top, ChooseResult):
        return top.one if WORTH_OF_RESULT[top.one] >= WORTH_OF_RESULT[top.two] else top.two
    mask = top.mask(table)
    if isinstance(top, (Close, ActivateOther)):
        return nth(mask, dice.below(count(mask)))
    strategy = mixed_strategy_for(top)
    if len(strategy) > 0:
        return sample(strategy, dice)
    return best_at_once(table, mask)


def choose_number(table: Table, may_pass: bool) -> i64:
    """The number with the largest immediate gain minus the cost of its dice.

    Passes only if it must or, with two players and `may_pass`, if every number loses too much.
    """
    mask = table.pending().mask(table)
    share = share_of_others(table)
    cost = cost_of_die(table)
    best: i64 = PASS
    most: i64 = -NO_GAIN
    if may_pass and table.seats == 2 and has(mask, PASS):
        most = -TOO_DEAR
    for number in range(i64(NUMBERS)):
        if has(mask, number):
            worth = worth_of_number(table, number, share, cost)
            if worth > most:
                most = worth
                best = number
    return best


def worth_of_number(table: Table, number: i64, share: i64, cost: i64) -> i64:
    """The immediate gain of placing this number, minus the cost of its dice."""
    seat = table.turn
    high, low = table.high_card(number), table.low_card(number)
    weight = table.rolled_small(number)
    if table.rolled_big == number:
        weight += 2
    before = table.weights(number)
    worth = margin(before + weight * one_in(seat), high, low, seat, share)
    worth -= margin(before, high, low, seat, share)
    if table.royale:
        tile = table.tiles[number]
        if tile is not None:
            worth += worth_of_tile(table, tile, number, seat, weight)
    return worth - cost * weight


def use_power(table: Table, top: PowerTurn) -> i64:
    """A chosen die if it gains enough, otherwise a roll."""
    mask = top.mask(table)
    share = share_of_others(table)
    best: i64 = ROLL_INSTEAD
    most: i64 = WORTH_OF_POWER
    for action in range(i64(ROLL_INSTEAD)):
        if has(mask, action):
            number = action % NUMBERS
            high, low = table.high_card(number), table.low_card(number)
            weight = action // NUMBERS + 1
            before = table.weights(number)
            worth = margin(before + weight * one_in(top.seat), high, low, top.seat, share)
            worth -= margin(before, high, low, top.seat, share) + COST_OF_DIE * weight
            if worth > most:
                most = worth
                best = action
    return best


def best_at_once(table: Table, mask: i64) -> i64:
    """The answer that is best for the seat if the round ended right after it; of equals the lowest."""
    seat = table.acting()
    share = share_of_others(table)
    best = lowest(mask)
    most: i64 = -NO_GAIN
    while mask != 0:
        action = lowest(mask)
        after = table.copy()
        after.answer(action)
        worth = margin_now(after, seat, share) + worth_of_supply(after, seat)
        if worth > most:
            most = worth
            best = action
        mask &= mask - 1
    return best


def worth_of_supply(table: Table, seat: i64) -> i64:
    """The value of the dice that the seat has not placed yet."""
    return COST_OF_DIE * (table.small[seat] + 2 * table.big[seat])
