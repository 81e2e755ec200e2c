"""Seven small counts in one 64-bit word, eight bits each.

One addition adds all seven counts, so the weights of the dice in a casino are small + 2 * big + black.
No count of dice comes near 256, so no lane runs over into the next.
"""

from __future__ import annotations

from mypy_extensions import i64

from zaria.core.values.bits import shl


def lane(word: i64, n: i64) -> i64:
    """The n-th count."""
    return (word >> (8 * n)) & 0xFF


def one_in(n: i64) -> i64:
    """A word whose n-th count is one and all others are zero.

    >>> lane(3 * one_in(2), 2), lane(3 * one_in(2), 1)
    (3, 0)
    """
    return shl(1, 8 * n)
