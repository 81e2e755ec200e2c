"""What lies on the tiles of a round: markers, tracks, and dice. Made afresh each round (LV-ROY-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NONE: Final = -1


@final
class Markers:
    """Every tile's counters, so that tiles themselves hold nothing and copying is quick.

    Dice are counted in lanes by seat.
    """

    def __init__(self) -> None:
        self.closed: i64 = NONE  # No Entry: the closed casino, from 0

    def copy(self) -> Markers:
        twin = Markers()
        twin.closed = self.closed
        return twin

    def fields(self) -> tuple[int, ...]:
        return (int(self.closed),)
