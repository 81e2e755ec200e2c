"""No Entry (E1): close a casino other than this one; moving the marker pays what the track shows."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.markers import NONE
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import Tile, TileQuestion

TRACK: Final = (0, 2, 0, 3, 0, 1)  # what each place pays; the first is the start (LV-TILE-E1-03)
KEEP: Final = 6  # actions 0 to 5 close a casino


@final
class NoEntry(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(Close(seat, casino))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        closed = int(table.markers.closed)
        track = [reward_view(units) for units in TRACK]
        return {"closed": closed + 1 if closed >= 0 else None, "step": int(table.markers.entry_step), "track": track}


@final
class Close(TileQuestion):
    def mask(self, state: Table) -> i64:
        """The first activation must place the marker; later ones may leave it where it is (LV-TILE-E1-02)."""
        closed = state.markers.closed
        mask = (bit(CASINOS) - 1) & ~bit(self.casino)
        if closed != NONE:
            mask = (mask & ~bit(closed)) | bit(KEEP)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        """Leaving it: no step, no reward (LV-TILE-E1-03)."""
        markers = state.markers
        if action == KEEP:
            if state.sink is not None:
                state.tell("vegas-closed-kept", {"seat": int(self.seat), "casino": int(markers.closed) + 1})
            return
        markers.closed = action  # LV-TILE-E1-01
        markers.entry_step = (markers.entry_step + 1) % i64(len(TRACK))
        if state.sink is not None:
            state.tell("vegas-closed", {"seat": int(self.seat), "casino": int(action) + 1})
        state.reward(self.seat, TRACK[markers.entry_step], "no_entry")

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action == self.casino:
            return Refusal("LV-TILE-E1-01", "vegas-close-itself", {"casino": int(action) + 1})
        if action == KEEP:
            return Refusal("LV-TILE-E1-02", "vegas-close-must", {})
        if action == state.markers.closed:
            return Refusal("LV-TILE-E1-02", "vegas-close-same", {"casino": int(action) + 1})
        return super().why_not(state, action)

    def asks(self, state: Table) -> QuestionKind:
        return questions.CLOSE

    def arguments(self, state: Table) -> dict[str, object]:
        return reward_view(TRACK[(state.markers.entry_step + 1) % i64(len(TRACK))])

    def word(self, state: Table, action: i64) -> str:
        if action == KEEP:
            return "keep"
        return f"close {action + 1}" if action < CASINOS else ""

    def verb(self, state: Table, action: i64) -> str:
        return "keep" if action == KEEP else "close"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [] if action == KEEP else [f"casino:{action + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == KEEP:
            return {}
        return {"reward": reward_view(TRACK[(state.markers.entry_step + 1) % i64(len(TRACK))])}
