"""The tallies and scores of a table as they are now, by which further faces are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from zaria.core.values.bits import has
from zaria.miner.pieces.tally import GEM, count_in
from zaria.miner.rules.scoring import richest
from zaria.miner.views.projection import points_of

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints
    from zaria.miner.pieces.faces import Faces
    from zaria.miner.rules.table import Table


def line(kind: str, arguments: dict[str, object]) -> dict[str, object]:
    """A reason: its sentence is the message `why-KIND`."""
    return {"kind": kind, "arguments": arguments}


@final
class Outlook:
    """The troves of a table as they would score now, seen by one seat. Immutable."""

    def __init__(self, faces: Faces, seat: i64, tallies: Ints, contest: i64) -> None:
        self.faces = faces
        self.seat = seat
        self.tallies = tallies
        self.contest = contest
        self.points = points_of(tallies)

    def tally(self) -> i64:
        """The tally of the seat's own trove."""
        return self.tallies[self.seat]

    def with_tally(self, tally: i64) -> Outlook:
        """The same table with this tally for the seat's trove."""
        tallies = self.tallies[:]
        tallies[self.seat] = tally
        return Outlook(self.faces, self.seat, tallies, self.contest)

    def with_face(self, face: i64) -> Outlook:
        """The same table with one more face in the seat's trove."""
        return self.with_tally(self.tally() + self.faces.tally[face])

    def without_face(self, face: i64) -> Outlook:
        """The same table with one face fewer in the seat's trove."""
        return self.with_tally(self.tally() - self.faces.tally[face])

    def of(self, seat: i64) -> Outlook:
        """The same table, seen by another seat."""
        return Outlook(self.faces, seat, self.tallies, self.contest)

    def change_from(self, before: Outlook) -> int:
        """The seat's points here minus its points there."""
        return self.points[self.seat] - before.points[self.seat]

    def others_from(self, before: Outlook) -> list[dict[str, int]]:
        """The same for all others, without zeros."""
        return [
            {"seat": seat, "points": self.points[seat] - before.points[seat]}
            for seat in range(len(self.points))
            if seat != self.seat and self.points[seat] != before.points[seat]
        ]

    # Gems

    def gems(self) -> int:
        return int(count_in(self.tally(), GEM))

    def most_gems_of_others(self) -> int:
        return max([int(count_in(self.tallies[seat], GEM)) for seat in self.others()], default=0)

    def richest(self) -> int:
        """The only seat with the most gems; -1 in a tie."""
        return int(richest(self.tallies))

    def with_gems(self, gems: int) -> list[int]:
        """The others with this number of gems."""
        return [seat for seat in self.others() if count_in(self.tallies[seat], GEM) == gems]

    def others(self) -> list[int]:
        """All other seats that are scored."""
        return [seat for seat in range(len(self.tallies)) if seat != self.seat and has(self.contest, seat)]


def outlook(table: Table, seat: i64) -> Outlook:
    return Outlook(table.faces, seat, table.tallies(), table.contest)
