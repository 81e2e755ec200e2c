"""The random numbers of Zaria: xoroshiro64** on two 32-bit words, the same on every platform, compiled or not."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from mypy_extensions import i64

from zaria.core.values.chance import Source

M32: Final = 0xFFFFFFFF
HIGHEST_BOUND: Final = 0x80000000  # so that a word times a bound fits into 63 bits


def rotate(x: i64, k: i64) -> i64:
    return ((x << k) | (x >> (32 - k))) & M32


@final
class Rng(Source):
    """A stream of uniform integers, fixed by its seed.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [1, 2, 4, 4, 1, 4, 0, 0]
    >>> rng.split("seat 0").below(1000) == Rng(7).split("seat 0").below(1000)
    True
    """

    def __init__(self, seed: int) -> None:
        self.name: str = str(int(seed))
        self.s0: i64 = 0
        self.s1: i64 = 0
        self._start()

    def _start(self) -> None:
        digest = sha256(b"zaria-rng-1\0" + self.name.encode()).digest()
        self.s0 = int.from_bytes(digest[:4], "big")
        self.s1 = int.from_bytes(digest[4:8], "big") | 1  # the state must never be all zero

    def split(self, label: str) -> Rng:
        """An independent stream from this one's seed and the label, whatever was drawn from this one."""
        child = Rng(0)
        # the length keeps split("a/b") and split("a").split("b") apart
        child.name = f"{self.name}/{len(label)}:{label}"
        child._start()
        return child

    def word(self) -> i64:
        """The next 32 random bits."""
        s0 = self.s0
        s1 = self.s1 ^ s0
        mixed = (rotate((s0 * 0x9E3779BB) & M32, 5) * 5) & M32
        self.s0 = rotate(s0, 26) ^ s1 ^ ((s1 << 9) & M32)
        self.s1 = rotate(s1, 13)
        return mixed

    def below(self, n: i64) -> i64:
        """An exactly uniform integer from 0 to n - 1, by rejection (n from 1 to 2**31)."""
        if n <= 0 or n > HIGHEST_BOUND:
            raise ValueError(f"a bound is from 1 to {HIGHEST_BOUND}, not {n}")
        product = self.word() * n
        if (product & M32) < n:
            surplus = (M32 + 1 - n) % n
            while (product & M32) < surplus:
                product = self.word() * n
        return product >> 32

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.name = self.name
        twin.s0 = self.s0
        twin.s1 = self.s1
        return twin
