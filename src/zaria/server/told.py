"""What everybody at a table is told about an entry, beside what the game itself tells."""

from __future__ import annotations

from typing import Any

from zaria.bots import called
from zaria.core.state import Event
from zaria.server import entries
from zaria.server.table_state import TableState


def told(table: TableState, entry: entries.BaseEntry) -> list[Event]:
    """The events of an entry that is about to be applied, here or by a process that reads it from the log."""
    if type(entry) is entries.Stepped and entry.step[0] != "undo":  # nearly all of them
        return []
    return Teller(table).of(entry)


class Teller:
    def __init__(self, table: TableState) -> None:
        self.table = table

    def tell(self, kind: str, arguments: dict[str, Any]) -> list[Event]:
        return [Event(kind, arguments, None)]

    def of(self, entry: entries.BaseEntry) -> list[Event]:
        table = self.table
        match entry:
            case entries.Sat(seat=seat, name=name):
                return self.tell("table-sat", {"seat": seat, "name": name})
            case entries.Stood(seat=seat):
                return self.tell("table-stood", {"seat": seat, "name": table.seats[seat].name})
            case entries.Removed(seat=seat):
                return self.tell("table-removed", {"seat": seat, "name": table.seats[seat].name})
            case entries.SeatSet(seat=seat, bot=None):
                return self.tell("table-seat-open", {"seat": seat})
            case entries.SeatSet(seat=seat, bot=bot):
                return self.tell("table-seat-bot", {"seat": seat, "bot": called(bot or "")})
            case entries.HostSet(host=host):
                return self.tell("table-host", {"name": table.seats[table.seats_of(host)[0]].name})
            case entries.Arranged():
                return self.tell("table-arranged", {})
            case entries.Changed():
                return self.tell("table-changed", {})
            case entries.Named(title=""):
                return self.tell("table-unnamed", {})
            case entries.Named(title=title):
                return self.tell("table-named", {"title": title})
            case entries.Started():
                return self.tell("table-started", {})
            case entries.SealedAnew():
                missing = [seat for seat in table.hashes if seat not in table.added]
                return self.tell("table-sealed-anew", {"seats": sorted(missing)})
            case entries.Begun():
                return self.tell("table-begun", {}) + (self.tell("table-odds", {}) if table.header.odds else [])
            case entries.HandedOver(seat=seat, bot=bot):
                return self.tell("table-handed-over", {"seat": seat, "bot": called(bot)})
            case entries.CameBack(seat=seat):
                return self.tell("table-came-back", {"seat": seat})
            case entries.GaveUp(seats=seats, on=on, name=name):
                shown = name if name is not None or not seats else table.seats[seats[0]].name
                kind = "table-gives-up" if on else "table-goes-on"
                return self.tell(kind, {"seats": list(seats), "name": shown or ""})
            case entries.Abandoned():
                return self.tell("table-abandoned", {})
            case entries.Rematched(name=name):
                return self.tell("table-rematch", {"name": name})
            case entries.SteppedLate(step=step):
                return self.tell("table-late", {"seat": step[0]})
            case entries.Stepped(step=["undo", int(kept)]) if table.record is not None:
                seat = table.record.steps[kept][0] if table.header.lesson is None else table.people()[0]
                return self.tell("table-undone", {"seat": seat})
        return []
