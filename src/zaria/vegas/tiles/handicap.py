"""Handicap (F2): grey dice are in all casinos; take one away for a chip, $30,000 or an adjustment."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import GREY
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.adjust import Adjust
from zaria.vegas.tiles.base import Tile, TileQuestion
from zaria.vegas.views.projection import payments_with

KEEP: Final = 6  # actions 0 to 5 take a grey die from a casino

# Pictures
CHIP: Final = 0
MONEY: Final = 1
ADJUSTMENT: Final = 2
PICTURES: Final = ("chip", "money", "adjustment")


@final
class Handicap(Tile):
    def set_up(self, table: Table, casino: i64) -> None:
        """One grey die in each of casinos 1 to 3, two in 4 to 6 (LV-TILE-F2-01)."""
        for number in range(i64(CASINOS)):
            table.put(number, GREY, number // 3 + 1, 0)
        table.markers.pictures = 2 * one_in(CHIP) + 3 * one_in(MONEY) + 4 * one_in(ADJUSTMENT)

    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(TakeGrey(seat, casino))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        free = table.markers.pictures
        return {"free": {PICTURES[kind]: int(lane(free, kind)) for kind in range(len(PICTURES))}}


@final
class TakeGrey(TileQuestion):
    """There are as many pictures as grey dice, so one is always free (LV-TILE-F2-02)."""

    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        for number in range(i64(CASINOS)):
            if state.is_open(number) and state.small_in(number, GREY) > 0:
                mask |= bit(number)
        if mask != 0:
            mask |= bit(KEEP)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if action == KEEP:
            return
        if state.sink is not None:
            state.tell("vegas-grey-taken", {"seat": int(self.seat), "casino": int(action) + 1})
        state.put(action, GREY, -1, 0)
        state.push(TakePicture(self.seat, self.casino))

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= CASINOS:
            return super().why_not(state, action)
        if not state.is_open(action):
            return Refusal("LV-TILE-E1-01", "vegas-closed", {"casino": int(action) + 1})
        return Refusal("LV-TILE-F2-02", "vegas-no-grey", {"casino": int(action) + 1})

    def asks(self, state: Table) -> QuestionKind:
        return questions.GREY

    def word(self, state: Table, action: i64) -> str:
        if action == KEEP:
            return "keep"
        return f"take {action + 1}" if action < CASINOS else ""

    def verb(self, state: Table, action: i64) -> str:
        return "keep" if action == KEEP else "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [] if action == KEEP else [f"casino:{action + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == KEEP:
            return {}
        return {"casino": int(action) + 1, "pays": payments_with(state, action, GREY, -1)}


@final
class TakePicture(TileQuestion):
    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        for kind in range(i64(len(PICTURES))):
            if lane(state.markers.pictures, kind) > 0:
                mask |= bit(kind)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        state.markers.pictures -= one_in(action)
        if action == CHIP:
            state.reward(self.seat, 1, "handicap")
        elif action == MONEY:
            state.reward(self.seat, 3, "handicap")
        else:
            state.push(Adjust(self.seat, self.casino))

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action < len(PICTURES):
            return Refusal("LV-TILE-F2-02", "vegas-no-picture", {"picture": PICTURES[action]})
        return super().why_not(state, action)

    def asks(self, state: Table) -> QuestionKind:
        return questions.PICTURE

    def word(self, state: Table, action: i64) -> str:
        return f"take {PICTURES[action]}" if action < len(PICTURES) else ""

    def verb(self, state: Table, action: i64) -> str:
        return "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"picture:{PICTURES[action]}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == ADJUSTMENT:
            return {}
        return {"reward": reward_view(1 if action == CHIP else 3)}
