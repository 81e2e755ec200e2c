"""Knockout (E2): each opponent puts a die on the bar; you take all yours back from it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import Step
from zaria.core.engine.questions import QuestionKind
from zaria.vegas.rules import questions
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile, TileQuestion

SMALL: Final = 0
BIG: Final = 1
MOST: Final = 2  # dice of one player on the bar; the big one is one die (LV-COMP-02)


@final
class Knockout(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """Ask opponents in turn from the left, then return the player's own dice (LV-TILE-E2-01)."""
        table.push(TakeBack(seat))
        opponent = seat
        for other in range(table.seats - 1):
            opponent = opponent - 1 if opponent > 0 else table.seats - 1
            table.push(PutOnBar(opponent, casino))  # the last one pushed is the left neighbour, who comes first

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        """Dice on the bar count nowhere (LV-TILE-E2-02)."""
        bar: dict[str, dict[str, int]] = {}
        for owner in range(table.seats):
            small, big = lane(table.markers.bar_small, owner), lane(table.markers.bar_big, owner)
            if small + big > 0:
                bar[str(owner)] = {"small": int(small), "big": int(big)}
        return {"bar": bar}


@final
class PutOnBar(TileQuestion):
    def mask(self, state: Table) -> i64:
        markers = state.markers
        if lane(markers.bar_small, self.seat) + lane(markers.bar_big, self.seat) >= MOST:
            return 0
        mask: i64 = 0
        if state.small[self.seat] > 0:
            mask |= 1
        if state.big[self.seat] > 0:
            mask |= 2
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if action == BIG:
            state.big[self.seat] -= 1
            state.markers.bar_big += one_in(self.seat)
        else:
            state.small[self.seat] -= 1
            state.markers.bar_small += one_in(self.seat)
        if state.sink is not None:
            state.tell("vegas-bar", {"seat": int(self.seat), "die": "big" if action == BIG else "small"})

    def asks(self, state: Table) -> QuestionKind:
        return questions.BAR

    def word(self, state: Table, action: i64) -> str:
        if action == SMALL:
            return "bar small"
        return "bar big" if action == BIG else ""

    def verb(self, state: Table, action: i64) -> str:
        return "put"

    def targets(self, state: Table, action: i64) -> list[str]:
        return ["die:big" if action == BIG else "die:small"]


@final
class TakeBack(Step[Table]):
    """All the player's own dice come back from the bar into the supply."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def key(self) -> tuple[object, ...]:
        return (int(self.seat),)

    def run(self, state: Table) -> None:
        small = lane(state.markers.bar_small, self.seat)
        big = lane(state.markers.bar_big, self.seat)
        if small + big == 0:
            return
        state.markers.bar_small -= small * one_in(self.seat)
        state.markers.bar_big -= big * one_in(self.seat)
        state.small[self.seat] += small
        state.big[self.seat] += big
        if state.sink is not None:
            state.tell("vegas-bar-back", {"seat": int(self.seat), "small": int(small), "big": int(big)})
