"""Hashes that are the same in every process, on every machine, compiled or not.

Compiled products wrap around at 64 bits, uncompiled ones grow. Their low bits are equal, so only these are kept: 62,
since compiled code boxes larger literals.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

M62: Final = 0x3FFFFFFFFFFFFFFF
FACTOR: Final = 0x2545F4914F6CDD1D
START_ONE: Final = 0x1F83D9ABFB41BD6B
START_TWO: Final = 0x2BE0CD19137E2179


def mix(hashed: i64, n: i64) -> i64:
    """Mix one more number into a hash."""
    hashed = ((hashed ^ n) * FACTOR) & M62
    return hashed ^ (hashed >> 31)


def finish(one: i64, two: i64) -> int:
    """Combine two sums to 64 bits."""
    high = mix(mix(one, two), START_ONE)
    low = mix(mix(two, one), START_TWO)
    return (int(high >> 30) << 32) | int(low & 0xFFFFFFFF)


def text_hash(text: str) -> i64:
    """62 bits of a text, never 0."""
    return (int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") & M62) | 1
