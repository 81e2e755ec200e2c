"""Block It (F1): put a group of grey dice, a neutral player's, in a casino of your choice."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import GREY
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import Tile, TileQuestion
from zaria.vegas.views.projection import payments_with

SIZES: Final = 3  # groups of 1, 2 and 3 grey dice; an action is (size - 1) * 6 + casino


@final
class BlockIt(Tile):
    def set_up(self, table: Table, casino: i64) -> None:
        """Groups of 1, 1, 2, 2, 3 (LV-TILE-F1-01)."""
        table.markers.groups = 2 * one_in(1) + 2 * one_in(2) + one_in(3)

    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(PlaceGroup(seat, casino))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        groups: list[int] = []
        for size in range(1, SIZES + 1):
            groups.extend([size] * int(lane(table.markers.groups, size)))
        return {"groups": groups}


@final
class PlaceGroup(TileQuestion):
    def mask(self, state: Table) -> i64:
        """Any group left, to any open casino; without groups left, nothing (LV-TILE-F1-01)."""
        mask: i64 = 0
        for size in range(i64(1), i64(SIZES + 1)):
            if lane(state.markers.groups, size) > 0:
                for casino in range(i64(CASINOS)):
                    if state.is_open(casino):
                        mask |= bit((size - 1) * CASINOS + casino)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        size = action // CASINOS + 1
        casino = action % CASINOS
        state.markers.groups -= one_in(size)
        if state.sink is not None:
            state.tell("vegas-blocked", {"seat": int(self.seat), "dice": int(size), "casino": int(casino) + 1})
        state.put(casino, GREY, size, 0)  # not the neutral player of LV-SETUP-03 (LV-TILE-F1-02)

    def why_not(self, state: Table, action: i64) -> Refusal:
        size = action // CASINOS + 1
        if size > SIZES:
            return super().why_not(state, action)
        if lane(state.markers.groups, size) == 0:
            return Refusal("LV-TILE-F1-01", "vegas-no-group", {"dice": int(size)})
        return Refusal("LV-TILE-E1-01", "vegas-closed", {"casino": int(action % CASINOS) + 1})

    def asks(self, state: Table) -> QuestionKind:
        return questions.GROUP

    def word(self, state: Table, action: i64) -> str:
        size = action // CASINOS + 1
        return f"group {size} to {action % CASINOS + 1}" if size <= SIZES else ""

    def verb(self, state: Table, action: i64) -> str:
        return "put"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"group:{action // CASINOS + 1}", f"casino:{action % CASINOS + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        casino = action % CASINOS
        return {"casino": int(casino) + 1, "pays": payments_with(state, casino, GREY, action // CASINOS + 1)}
