"""The rollout policy of Dice Miner: a quick answer to every question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.engine.frames import Frame
from zaria.core.values.bits import bit, has, lowest
from zaria.core.values.ints import zeros
from zaria.miner.bots.gains import (
    POINT,
    FutureValue,
    Rerolls,
    Takes,
    hope_of,
    keen_at,
    points,
    rival_gems,
    tally_of,
)
from zaria.miner.pieces.dice import HAZARD, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import on_side, on_top
from zaria.miner.pieces.tally import SPELL
from zaria.miner.rules.choices import DONE, HERO
from zaria.miner.rules.excavation import DigTurn, ShareWith, TakeFirst, TakeSecond
from zaria.miner.rules.magic import ChooseTarget, MagicTurn, rerollable
from zaria.miner.rules.replenish import CacheDie
from zaria.miner.rules.table import Table

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

# Heroes from best to worst, by their wins when drawn at random for KEEN players of the rollout policy.
HEROES_RANKED: Final = (1, 0, 4, 2, 5, 3)
HEROES_OF_TWO: Final = (1, 2, 3, 5, 4, 0)
LOSS_OF_HAZARD: Final = -84  # giving a hazard away is a gain


def rollout_answer(table: Table, future_value: FutureValue, whim: i64) -> i64:
    """The answer of the rollout policy. `whim` breaks ties between equal dice in different cells."""
    top = table.pending()
    last = whim & 1 == 1
    if isinstance(top, DigTurn):
        return dig(table, top.mask(table), future_value, last)
    if isinstance(top, TakeFirst):
        return Takes(table, future_value).best(top.mask(table), last)
    if isinstance(top, TakeSecond):
        return take_second(table, top.mask(table), future_value, last)
    if isinstance(top, ShareWith):
        return share_with(table, top.die, future_value, whim)
    if isinstance(top, CacheDie):
        return cache(table, top.mask(table))
    return choose_hero(top, table)


def prior(table: Table, action: i64) -> i64:
    """The prior of an answer, in hundredths of a point."""
    top = table.pending()
    if isinstance(top, DigTurn):
        takes = Takes(table, keen_at(table))
        if has(table.troves[table.turn], action):
            two = takes.best_two(table.dice_at(on_top(table.shape) | on_side(table.shape)))
            return two - loss_of(table, action, takes.future_value)
        return takes.of(action)
    if isinstance(top, (TakeFirst, TakeSecond)):
        return 0 if action == DONE else Takes(table, keen_at(table)).of(action)
    if isinstance(top, MagicTurn):
        return 0 if action == DONE else worth_of_magic(table, ranked_rerolls(table, None), action)
    if isinstance(top, ChooseTarget):
        return Rerolls(table).of(action)
    if isinstance(top, CacheDie):
        return 0 if action == DONE else -Rerolls(table).of(action)
    if isinstance(top, ShareWith):
        return POINT if action == share_with(table, top.die, keen_at(table), 0) else 0
    return -POINT * heroes_ranked(table).index(int(action))


def heroes_ranked(table: Table) -> tuple[int, ...]:
    return HEROES_OF_TWO if table.seats == 2 else HEROES_RANKED


def choose_hero(top: Frame[Table], table: Table) -> i64:
    free = top.mask(table)
    for hero in heroes_ranked(table):
        if has(free, hero):
            return hero
    return lowest(free)


def dig(table: Table, mask: i64, future_value: FutureValue, last: bool) -> i64:
    """The die that gains most, or a Beer to share if two dice gain more than one die and the Beer."""
    beers = mask & table.troves[table.turn]
    takes = Takes(table, future_value)
    best = takes.best(mask & ~beers, last)
    if beers == 0:
        return best
    cheapest: i64 = 0
    least: i64 = 1_000_000
    while beers != 0:
        die = lowest(beers)
        loss = loss_of(table, die, future_value)
        if loss < least:
            least = loss
            cheapest = die
        beers &= beers - 1
    if takes.best_two(table.dice_at(on_top(table.shape) | on_side(table.shape))) - least > takes.of(best):
        return cheapest
    return best


def loss_of(table: Table, beer: i64, future_value: FutureValue) -> i64:
    """What the player loses by sharing this Beer."""
    if kind_of(beer) == HAZARD:
        return future_value.of_later(table, beer) + LOSS_OF_HAZARD
    return future_value.of_later(table, beer) + future_value.beer


def take_second(table: Table, mask: i64, future_value: FutureValue, last: bool) -> i64:
    takes = Takes(table, future_value)
    best = takes.best(mask & ~bit(DONE), last)
    if takes.of(best) > 0:
        return best
    return DONE


def share_with(table: Table, die: i64, future_value: FutureValue, whim: i64) -> i64:
    """The taker that leaves the best opponent weakest, on average over the die's sides; `whim` breaks ties.

    So a hazard goes to the player who is ahead, and anything else to one who is behind.
    """
    hopes = zeros(table.seats)
    for seat in range(table.seats):
        hopes[seat] = hope_of(table, seat, future_value)
    chosen: i64 = -1
    least: i64 = 0
    for place in range(table.seats):
        seat = (place + whim) % table.seats
        if seat != table.turn:
            best = best_of_others(table, seat, die, future_value, hopes)
            if chosen < 0 or best < least:
                least = best
                chosen = seat
    return chosen


def best_of_others(table: Table, taker: i64, die: i64, future_value: FutureValue, hopes: Ints) -> i64:
    """The hope of the best opponent if the taker had the die, summed over its sides."""
    rest: i64 = -1_000_000
    for seat in range(table.seats):
        if seat != table.turn and seat != taker:
            rest = max(rest, hopes[seat])
    tally = tally_of(table, taker)
    rivals = rival_gems(table, taker)
    sure = hopes[taker] - points(tally, rivals) + future_value.of_later(table, die)
    first = SIDES * kind_of(die)
    total: i64 = 0
    for side in range(i64(SIDES)):
        hope = sure + points(tally + table.faces.tally[first + side], rivals)
        if table.faces.symbol[first + side] == SPELL:
            hope += future_value.spell * table.faces.amount[first + side]
        total += max(rest, hope)
    return total


def ranked_rerolls(table: Table, last: Rerolls | None) -> Rerolls:
    """The expected gains of rerolls: `last`, if nothing has changed since."""
    if last is not None and last.holds_for(table):
        return last
    rerolls = Rerolls(table)
    rerolls.rank()
    return rerolls


def spend(table: Table, mask: i64, rerolls: Rerolls) -> i64:
    """The magic whose rerolls are expected to gain most; DONE if none gains."""
    answers = mask & ~bit(DONE)
    best: i64 = DONE
    most: i64 = 0
    while answers != 0:
        action = lowest(answers)
        worth = worth_of_magic(table, rerolls, action)
        if worth > most:
            most = worth
            best = action
        answers &= answers - 1
    return best


def worth_of_magic(table: Table, rerolls: Rerolls, action: i64) -> i64:
    """The expected gain of the rerolls by a magic die, or by the hero's face."""
    symbols: i64 = 1
    if action != HERO:
        symbols = table.faces.amount[table.face[action]]
    return rerolls.of_best(rerollable(table) & ~bit(action), symbols)


def cache(table: Table, mask: i64) -> i64:
    """The die whose reroll would lose most; DONE if none loses."""
    rerolls = Rerolls(table)
    dice = mask & ~bit(DONE)
    best: i64 = DONE
    most: i64 = 0
    while dice != 0:
        die = lowest(dice)
        if -rerolls.of(die) > most:
            most = -rerolls.of(die)
            best = die
        dice &= dice - 1
    return best
