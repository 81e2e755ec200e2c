"""A table as one row of integers.

A game lists the fields of its table once; the same list is used to save, load and hash it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from zaria.core.values.hashing import START_ONE, START_TWO, finish, mix

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints


class Row:
    """Passes the numbers of a table through: each comes back unchanged, unless the table is being loaded."""

    def number(self, n: i64) -> i64:
        raise TypeError("a row must say what it does with numbers")

    def numbers(self, values: Ints) -> None:
        """The same for a row of fixed length, in place."""
        for place in range(i64(len(values))):
            values[place] = self.number(values[place])


@final
class RowWriter(Row):
    """Collects the numbers."""

    def __init__(self) -> None:
        self.values: list[int] = []

    def number(self, n: i64) -> i64:
        self.values.append(int(n))
        return n


@final
class RowReader(Row):
    """Returns numbers collected before; IndexError if there are too few."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.used: i64 = 0

    def number(self, n: i64) -> i64:
        value: i64 = self.values[self.used]
        self.used += 1
        return value


@final
class RowHash(Row):
    """Hashes all numbers, in two sums that the processor can compute in parallel."""

    def __init__(self) -> None:
        self.one: i64 = START_ONE
        self.two: i64 = START_TWO

    def number(self, n: i64) -> i64:
        self.one = mix(self.one, n)
        return n

    def numbers(self, values: Ints) -> None:
        one, two = self.one, self.two
        place: i64 = 0
        last = i64(len(values)) - 1
        while place < last:
            one = mix(one, values[place])
            two = mix(two, values[place + 1])
            place += 2
        if place == last:
            one = mix(one, values[place])
        self.one, self.two = one, two

    def value(self) -> int:
        return finish(self.one, self.two)
