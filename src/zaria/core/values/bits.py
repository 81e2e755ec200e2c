"""Sets of small integers as the bits of one 64-bit word.

mypyc compiles a shifted literal as a 32-bit shift, so every shift in the engine goes through `shl`.
Bit 63 is never used: it is the sign.
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, n: i64) -> i64:
    return x << n


def bit(n: i64) -> i64:
    """The set that holds only n.

    >>> bit(40) == 2**40
    True
    """
    return shl(1, n)


def has(mask: i64, n: i64) -> bool:
    return (mask >> n) & 1 != 0


def count(mask: i64) -> i64:
    """The number of members: adds up pairs of bits in parallel, then fours, then bytes.

    >>> count(0b101100), count(2**63 - 1)
    (3, 63)
    """
    mask -= (mask >> 1) & 0x1555555555555555  # bit 63 is never used, and larger literals would be boxed
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest member; -1 for the empty set."""
    if mask == 0:
        return -1
    return count((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The largest member; -1 for the empty set."""
    n: i64 = -1
    while mask != 0:
        mask >>= 1
        n += 1
    return n


def nth(mask: i64, k: i64) -> i64:
    """The k-th member, counted from 0 upwards.

    >>> nth(0b101100, 1)
    3
    """
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """All members, ascending.

    >>> members(0b101100)
    [2, 3, 5]
    """
    numbers: list[int] = []
    while mask != 0:
        numbers.append(int(lowest(mask)))
        mask &= mask - 1
    return numbers
