"""Quick answers to every question of Dice Miner: what rollouts are played with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.bots.minds.miner.gains import KEEN, POINT, Outlook, Rerolls, Takes, tally_of
from zaria.core.bits import bit, has, lowest
from zaria.core.frames import Frame
from zaria.miner.choices import DONE, HERO
from zaria.miner.dice import HAZARD, kind_of
from zaria.miner.excavation import DigTurn, ShareWith, TakeFirst, TakeSecond
from zaria.miner.magic import ChooseTarget, MagicTurn, rerollable
from zaria.miner.mountain import on_side, on_top
from zaria.miner.replenish import CacheDie
from zaria.miner.scoring import total_points
from zaria.miner.table import Table

# Heroes from the best to the worst, as rated by the value of a standing after round 1.
HEROES_RANKED: Final = (1, 2, 4, 3, 0, 5)
WORTH_OF_BEER: Final = 60  # a Beer kept for a later turn
LOSS_OF_HAZARD: Final = -84  # giving a hazard away is a gain


def quick_answer(table: Table, outlook: Outlook) -> i64:
    top = table.pending()
    if isinstance(top, DigTurn):
        return dig(table, top.mask(table), outlook)
    if isinstance(top, TakeFirst):
        return Takes(table, outlook).best(top.mask(table))
    if isinstance(top, TakeSecond):
        return take_second(table, top.mask(table), outlook)
    if isinstance(top, ShareWith):
        return share_with(table, top.die)
    if isinstance(top, CacheDie):
        return cache(table, top.mask(table))
    return choose_hero(top, table)


def impression(table: Table, action: i64) -> i64:
    """What an answer looks worth at first sight, in hundredths of a point."""
    top = table.pending()
    if isinstance(top, DigTurn):
        takes = Takes(table, KEEN)
        if has(table.troves[table.turn], action):
            two = takes.best_two(table.dice_at(on_top(table.shape) | on_side(table.shape)))
            return two - loss_of(table, action, KEEN)
        return takes.of(action)
    if isinstance(top, (TakeFirst, TakeSecond)):
        return 0 if action == DONE else Takes(table, KEEN).of(action)
    if isinstance(top, MagicTurn):
        return 0 if action == DONE else worth_of_magic(table, ranked_rerolls(table, None), action)
    if isinstance(top, ChooseTarget):
        return Rerolls(table).of(action)
    if isinstance(top, CacheDie):
        return 0 if action == DONE else -Rerolls(table).of(action)
    if isinstance(top, ShareWith):
        return POINT if action == share_with(table, top.die) else 0
    return -POINT * HEROES_RANKED.index(int(action))


def choose_hero(top: Frame[Table], table: Table) -> i64:
    free = top.mask(table)
    for hero in HEROES_RANKED:
        if has(free, hero):
            return hero
    return lowest(free)


def dig(table: Table, mask: i64, outlook: Outlook) -> i64:
    """The die that brings most, or a Beer to share where two dice bring more than one and the Beer."""
    beers = mask & table.troves[table.turn]
    takes = Takes(table, outlook)
    best = takes.best(mask & ~beers)
    if beers == 0:
        return best
    cheapest: i64 = 0
    least: i64 = 1_000_000
    while beers != 0:
        die = lowest(beers)
        loss = loss_of(table, die, outlook)
        if loss < least:
            least = loss
            cheapest = die
        beers &= beers - 1
    if takes.best_two(table.dice_at(on_top(table.shape) | on_side(table.shape))) - least > takes.of(best):
        return cheapest
    return best


def loss_of(table: Table, beer: i64, outlook: Outlook) -> i64:
    """What a Beer that is shared would have been worth."""
    if kind_of(beer) == HAZARD:
        return outlook.of_later(table, beer) + LOSS_OF_HAZARD
    return outlook.of_later(table, beer) + WORTH_OF_BEER


def take_second(table: Table, mask: i64, outlook: Outlook) -> i64:
    takes = Takes(table, outlook)
    best = takes.best(mask & ~bit(DONE))
    if takes.of(best) > 0:
        return best
    return DONE


def share_with(table: Table, die: i64) -> i64:
    """A hazard goes to the player who is ahead, anything else to the one who is behind."""
    chosen: i64 = -1
    furthest: i64 = 0
    for seat in range(table.seats):
        if seat != table.turn:
            score = table.score(seat) + total_points(tally_of(table, seat), False)
            if kind_of(die) != HAZARD:
                score = -score
            if chosen < 0 or score > furthest:
                furthest = score
                chosen = seat
    return chosen


def ranked_rerolls(table: Table, last: Rerolls | None) -> Rerolls:
    """What rerolls promise: the last one's answer, if nothing has changed since."""
    if last is not None and last.holds_for(table):
        return last
    rerolls = Rerolls(table)
    rerolls.rank()
    return rerolls


def spend(table: Table, mask: i64, rerolls: Rerolls) -> i64:
    """The magic whose rerolls promise most, while they promise anything."""
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
    """What the rerolls of a magic die, or of the hero's face, promise."""
    symbols: i64 = 1
    if action != HERO:
        symbols = table.faces.amount[table.face[action]]
    return rerolls.of_best(rerollable(table) & ~bit(action), symbols)


def cache(table: Table, mask: i64) -> i64:
    """The die whose reroll would lose most, if any loses."""
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
