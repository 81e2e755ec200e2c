"""Symbols on faces, and tallies: ten counts of six bits in one 64-bit word.

One addition adds all counts, so a trove's tally is the sum of its faces' tallies. No count reaches 64: there are at
most 10 hazard dice with at most 6 symbols each, and 28 tunnels including a hero's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zaria.core.values.bits import shl

# Symbols that are counted. Tunnels 1 to 5 come first: tunnel k is symbol k - 1.
LONGEST: Final = 5  # the highest number on a tunnel die
GEM: Final = 5
CAVE_IN: Final = 6
DRAGON: Final = 7
PICKAXE: Final = 8
SHIELD: Final = 9
# Symbols that score nothing (DM-SCORE-04).
CHEST: Final = 10
SPELL: Final = 11  # the symbol on magic dice
BEER: Final = 12

MOST_SYMBOLS: Final = 6  # on one face, so that no count overflows into the next


def count_in(tally: i64, symbol: i64) -> i64:
    """The count of a symbol."""
    return (tally >> (6 * symbol)) & 63


def tally_of(symbol: i64, amount: i64) -> i64:
    """The tally of one symbol.

    >>> count_in(tally_of(GEM, 2) + tally_of(GEM, 3), GEM)
    5
    """
    if symbol > SHIELD:
        return 0
    return shl(amount, 6 * symbol)
