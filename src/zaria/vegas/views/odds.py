"""The odds of a seat: what its next roll may gain, and whether the others' next rolls can take a casino from it.

They are counted from public dice in casinos and supplies. Effects of tiles are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.core.values.odds import odds_line
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import first_and_second
from zaria.vegas.rules.lanes import one_in

if TYPE_CHECKING:
    from zaria.vegas.rules.table import Table

SIDES: Final = 6


def odds(table: Table, seat: i64) -> list[dict[str, object]]:
    """For a seat that chooses: how safe each choice is. Otherwise the chances of its next roll, casino by casino."""
    lines: list[dict[str, object]] = []
    is_choosing = table.turn == seat and has_rolled(table)
    dice = int(table.small[seat] + table.big[seat])
    if dice > 0 and not is_choosing:
        about: dict[str, object] = {"dice": dice}
        lines.append(odds_line("vegas-shows", ["roll"], about, rolls_of(dice) - (SIDES - 1) ** dice, rolls_of(dice)))
    for casino in range(i64(len(table.tiles))):
        if table.high_card(casino) == 0:
            continue
        line = choosing(table, casino, seat) if is_choosing else waiting(table, casino, seat)
        if line is not None:
            lines.append(line)
    return lines


def has_rolled(table: Table) -> bool:
    """Is a number to be chosen from a roll?"""
    return table.acting() >= 0 and table.top.asks(table) is questions.CHOOSE


def choosing(table: Table, casino: i64, seat: i64) -> dict[str, object] | None:
    """The chance to keep the casino after choosing this number or, if it was not rolled, as it is."""
    rolled = rolled_weight(table, casino)
    if rolled == 0 or not table.is_open(casino):
        return chance_to_keep("kept", table, casino, seat, 0)
    return chance_to_keep("placed", table, casino, seat, rolled)


def waiting(table: Table, casino: i64, seat: i64) -> dict[str, object] | None:
    """The chance to keep the lead in the casino, or to take it with the next roll."""
    if leads(table.weights(casino), seat):
        return chance_to_keep("kept", table, casino, seat, 0)
    dice = int(table.small[seat] + table.big[seat])
    if dice == 0:
        return None
    return line_of("lead", casino, ways_to_lead(table, casino, seat), rolls_of(dice))


def chance_to_keep(kind: str, table: Table, casino: i64, seat: i64, weight: i64) -> dict[str, object] | None:
    """The chance that no other's next roll takes the lead from the seat, with this much more weight there."""
    weights = table.weights(casino) + weight * one_in(seat)
    if not leads(weights, seat):
        return None
    ways, total = 1, 1
    for other in range(table.seats):
        if other != seat:
            ways *= ways_to_keep(table, casino, weights, seat, other)
            total *= rolls_of(int(table.small[other] + table.big[other]))
    return line_of(kind, casino, ways, total)


def ways_to_lead(table: Table, casino: i64, seat: i64) -> int:
    """The number of the seat's next rolls with enough dice of this number to win the casino as it is."""
    if not table.is_open(casino):
        return 0
    total = 0
    for weight, ways in enumerate(rolls_by_weight(int(table.small[seat]), int(table.big[seat]))):
        if weight > 0 and leads(table.weights(casino) + weight * one_in(seat), seat):
            total += ways
    return total


def ways_to_keep(table: Table, casino: i64, weights: i64, seat: i64, other: i64) -> int:
    """The number of another's next rolls that leave the seat in the lead, whatever is chosen."""
    small, big = int(table.small[other]), int(table.big[other])
    if not table.is_open(casino):
        return rolls_of(small + big)
    if table.turn == other and has_rolled(table):  # the roll is on the table
        return rolls_of(small + big) if leads(weights + rolled_weight(table, casino) * one_in(other), seat) else 0
    total = 0
    for weight, ways in enumerate(rolls_by_weight(small, big)):
        if leads(weights + weight * one_in(other), seat):
            total += ways
    return total


def rolls_of(dice: int) -> int:
    """The number of possible rolls of this many dice."""
    return int(SIDES**dice)


def rolls_by_weight(small: int, big: int) -> list[int]:
    """How many rolls have dice of one number with weight 0, 1, 2, ...; a big die weighs 2 (LV-COMP-02).

    >>> rolls_by_weight(2, 0), rolls_by_weight(1, 1)
    ([25, 10, 1], [25, 5, 5, 1])
    """
    rolls = [1]
    for weight in [1] * small + [2] * big:
        with_it = [0] * weight + rolls
        rolls = rolls + [0] * weight
        rolls = [(SIDES - 1) * without + ways for without, ways in zip(rolls, with_it)]
    return rolls


def rolled_weight(table: Table, casino: i64) -> i64:
    weight = table.rolled_small(casino)
    if table.rolled_big == casino:
        weight += 2
    return weight


def leads(weights: i64, seat: i64) -> bool:
    """Would the casino pay its first card to the seat?"""
    return first_and_second(weights)[0] == seat


def line_of(kind: str, casino: i64, ways: int, total: int) -> dict[str, object]:
    number = int(casino) + 1
    return odds_line(f"vegas-{kind}", [f"casino:{number}"], {"casino": number}, ways, total)
