"""Nature: a player that answers with uniform integers below given bounds.

A chance node asks a `Source` for one integer after another, so the same code serves random play, a logged or scripted
deal, and dice typed in from a real table.
"""

from __future__ import annotations

from typing import NamedTuple, final

from mypy_extensions import i64


class Chance(NamedTuple):
    """A draw: `label` is unique within a game, the answer is one integer below each bound."""

    label: str
    bounds: list[int]
    kind: str


class Source:
    """A source of the integers of draws."""

    def below(self, n: i64) -> i64:
        """An integer from 0 to n - 1."""
        raise TypeError("a source must say where its integers come from")


@final
class DealtSource(Source):
    """Known integers, already checked against the bounds."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        value: i64 = self.values[self.used]
        self.used += 1
        return value


@final
class NotingSource(Source):
    """Wraps a source and records its integers and bounds."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.values: list[int] = []
        self.bounds: list[int] = []

    def below(self, n: i64) -> i64:
        value = self.source.below(n)
        self.values.append(int(value))
        self.bounds.append(int(n))
        return value
