"""What a die is worth besides the points that it scores now: in this round's magic and turns, and in later rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.bits import bit, has, members
from zaria.miner.pieces.dice import TUNNEL, kind_of
from zaria.miner.pieces.tally import BEER, LONGEST, PICKAXE, SHIELD, SPELL, count_in
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.why.faces import HAZARD_OF, missing_before
from zaria.miner.why.later_rounds import THOUSAND, weights_of_round
from zaria.miner.why.outlook import line

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table

# In thousandths of a point, tuned by play.
WORTH_OF_SPELL: Final = 700  # a magic symbol, which rerolls a die after the dig
WORTH_OF_BEER: Final = 500  # sharing it brings a second die, and the others one
WORTH_OF_MATCH: Final = 1000  # what would make the die count still lies on the mountain


def later(table: Table, seat: i64, die: i64, turn_comes: bool) -> tuple[int, list[dict[str, object]]]:
    """About how many points more the die brings the seat, and why; `turn_comes`: it digs again in this round."""
    rounds = in_later_rounds(table, seat, die)
    waits = worth_of_match(table, seat, die) if turn_comes else 0
    uses = worth_of_use(table, die, turn_comes)
    lines: list[dict[str, object]] = []
    if waits > 0:
        lines.append(line("later-match", {}))
    if to_points(rounds) != 0:
        lines.append(line("later", {"change": to_points(rounds), "number": int(ROUNDS - table.round)}))
    return to_points(rounds + waits + uses), lines


def to_points(worth: i64) -> int:
    return int((worth + THOUSAND // 2) // THOUSAND)


def in_later_rounds(table: Table, seat: i64, die: i64) -> i64:
    """In thousandths: the trove with the die, minus the same without it, for it is rolled again in each of them."""
    if table.round >= ROUNDS:
        return 0
    weights = weights_of_round(table, table.round)
    other = table.copy()
    other.troves[seat] ^= bit(die)
    more = weights.to_come(other, seat) - weights.to_come(table, seat)
    if has(table.troves[seat], die):
        return -more
    return more


def worth_of_use(table: Table, die: i64, turn_comes: bool) -> i64:
    """In thousandths: the rerolls of magic, and the second die for a Beer."""
    face = table.face[die]
    symbol = table.faces.symbol[face]
    if symbol == SPELL:
        return WORTH_OF_SPELL * table.faces.amount[face]
    return WORTH_OF_BEER if symbol == BEER and turn_comes else 0


def worth_of_match(table: Table, seat: i64, die: i64) -> i64:
    """In thousandths: of a tool without a hazard, and of a tunnel that waits for one other die of the mountain."""
    symbol = table.faces.symbol[table.face[die]]
    needed = symbol
    if symbol in (PICKAXE, SHIELD):
        needed = HAZARD_OF[int(symbol)]
        if count_in(table.tally(seat), needed) > 0:
            return 0
    elif kind_of(die) == TUNNEL and symbol < LONGEST:
        missing = missing_before(table.tally(seat), symbol + 1)
        if len(missing) != 1:  # it counts at once, or waits for several
            return 0
        needed = missing[0] - 1
    else:
        return 0
    return WORTH_OF_MATCH if lies(table, needed) else 0


def lies(table: Table, symbol: i64) -> bool:
    """Does a die of the mountain show this symbol?"""
    return any([table.faces.symbol[table.face[die]] == symbol for die in members(table.dice_at(table.shape))])
