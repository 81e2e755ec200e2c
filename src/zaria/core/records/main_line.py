"""The main line of a record: the steps that count, without those taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zaria.core.engine.errors import BadRecord, quote


class MainLine:
    """The steps that count, added one by one. A step's number is its place in the record, from 1.

    >>> MainLine([[0, "a"], [0, "b"], ["undo", 1], [0, "c"]]).numbers
    [1, 4]
    """

    def __init__(self, steps: Iterable[list[Any]] = ()) -> None:
        self._last = [0]  # _last[k]: the last step that counted when k steps had been written; 0 for none
        self._numbers: list[int] | None = []  # None after an undo that restored other steps, until asked for
        for step in steps:
            self.add(step)

    def add(self, step: list[Any]) -> None:
        """Add the next step of the record; BadRecord if it takes back steps that were never written."""
        number = len(self._last)
        if step[0] != "undo":
            self._last.append(number)
            if self._numbers is not None:
                self._numbers.append(number)
        elif step[1] < number:
            self._last.append(self._last[step[1]])
            self._go_back(self._last[-1])
        else:
            raise BadRecord("record-undo", number=number, target=quote(step[1]))

    def _go_back(self, last: int) -> None:
        """This step is the last one now. Mostly it is on the line as it was, and what came after it goes."""
        numbers = self._numbers
        while numbers and numbers[-1] > last:
            numbers.pop()
        if numbers is not None and (numbers[-1] if numbers else 0) != last:
            self._numbers = None

    @property
    def numbers(self) -> list[int]:
        """The numbers of the steps that count, in order."""
        if self._numbers is None:
            numbers: list[int] = []
            number = self._last[-1]
            while number > 0:
                numbers.append(number)
                number = self._last[number - 1]
            numbers.reverse()
            self._numbers = numbers
        return self._numbers

    def __len__(self) -> int:
        return len(self.numbers)
