"""Who has won, and who comes next (DM-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table


def places(table: Table) -> list[list[int]]:
    """The seats, best first: by total, then by scores in the tie-breaks (DM-END-02, DM-END-03).

    Equals share a place; only ties for the first place are broken.
    """
    strengths = [strength(table, seat) for seat in range(table.setup.players)]
    groups: list[list[int]] = []
    for seat in sorted(range(len(strengths)), key=strengths.__getitem__, reverse=True):
        if groups and strengths[groups[-1][0]] == strengths[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def strength(table: Table, seat: int) -> list[int]:
    """The total, then the score of each tie-break. Only the best of a tie-break are in the next one."""
    extra = [row.tunnels + row.treasure + row.hazards for row in table.tie_breaks if row.seat == seat]
    return [table.scores()[seat], *extra]
