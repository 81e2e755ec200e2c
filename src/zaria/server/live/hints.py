"""The hints of a table: only where they are allowed, from what the seat may know, one at a time, and not too many."""

from __future__ import annotations

from typing import Any, NamedTuple

from zaria.bots.game_bots import skill_of
from zaria.core.engine.frames import CHANCE
from zaria.core.engine.state import State
from zaria.i18n.speech import english
from zaria.server.context import Context
from zaria.server.messages.refusals import Refused
from zaria.server.table.state import TableState
from zaria.server.thinking.bot_pool import NoAnswer


class HintRequest(NamedTuple):
    """A request for a hint: the guest, and the seat's knowledge at that time."""

    guest: str
    seat: int
    version: int
    known: State


class Hints:
    def __init__(self, table: TableState, context: Context) -> None:
        self.table = table
        self.context = context
        self.busy: set[int] = set()  # seats with a hint in progress
        self.last: dict[int, dict[str, Any]] = {}  # by seat: asking twice costs nothing

    def ask(self, guest: str, only: int | None = None) -> HintRequest:
        """Check that this guest may have a hint now, for this seat if one is named."""
        table, match = self.table, self.table.match
        if match is None or table.status != "playing":
            raise Refused("table-not-playing")
        seats, seat = table.seats_of(guest), match.state.actor
        if not seats:
            raise Refused("not-seated")
        if not table.allows_hints:
            raise Refused("hints-off")
        if seat == CHANCE:
            raise Refused("waiting-for-chance", kind=match.state.chance().kind)
        if seat not in seats or only not in (None, seat):
            raise Refused("not-your-move", seat=seat)
        if table.seats[seat].is_played_by_bot:
            raise Refused("seat-not-yours-now")
        if skill_of(table.header.game) is None:
            raise Refused("no-hint")
        return HintRequest(guest, seat, table.version, match.state.known(seat))

    async def find(self, asked: HintRequest) -> dict[str, Any]:
        """Compute the hint. The table may have moved on meanwhile, so the hint names its version."""
        seat = asked.seat
        if seat in self.last and self.last[seat]["version"] == asked.version:
            return self.last[seat]
        if seat in self.busy:
            raise Refused("hint-busy")
        if not self.context.budgets.hints.take(f"{self.table.id}:{seat}"):
            raise Refused("hint-fast")
        self.busy.add(seat)
        try:
            asker = self.context.origins.asker(asked.guest, self.table.id)
            thought = await self.context.bot_pool.hint(asked.known, asker)
        except NoAnswer:
            raise Refused("hint-failed") from None
        finally:
            self.busy.discard(seat)
        self.last[seat] = {"version": asked.version, **with_text(thought)}
        return self.last[seat]


def with_text(hint: dict[str, Any]) -> dict[str, Any]:
    """Add the sentence in English, as in refusals, for clients without our messages."""
    sentence = hint["sentence"]
    return hint | {"sentence": sentence | {"text": english(sentence["key"], sentence["arguments"])}}
