"""The turn clock of a game over days. It counts by the times of the table's entries, so it survives every restart."""

from __future__ import annotations

from bisect import bisect_left

from zaria.server.entries import BaseEntry, Begun, Stepped


class SlowClock:
    """When the present decision ends, in seconds since 1970.

    After a move is taken back, its decision has the time that was left: else taking back would give unlimited time.
    """

    def __init__(self) -> None:
        self.end = 0.0
        self.steps = 0  # in the record
        self.line: list[int] = []  # those that still count, by their number in the record
        self.left: dict[int, float] = {}  # by the number of steps before a decision that may come again

    def note(self, entry: BaseEntry, at: float, seconds: int) -> None:
        """What happened at the table, and when; each decision has so many seconds."""
        if isinstance(entry, Begun):
            self.end = at + seconds
            return
        if not isinstance(entry, Stepped):
            return
        self.left[len(self.line)] = self.end - at
        self.steps += 1
        if entry.step[0] == "undo":
            del self.line[bisect_left(self.line, entry.step[1] + 1) :]
        else:
            self.line.append(self.steps)
        decision = len(self.line)
        left = self.left.get(decision, 0.0)
        self.end = at + (left if left > 0 else seconds)
        self.left = {place: left for place, left in self.left.items() if place < decision}
