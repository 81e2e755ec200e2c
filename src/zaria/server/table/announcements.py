"""Events about an entry for everyone at a table, besides the game's own."""

from __future__ import annotations

from typing import Any

from zaria.bots import display_name
from zaria.core.engine.state import Event
from zaria.server.table import entries
from zaria.server.table.state import TableState


def apply_and_tell(table: TableState, entry: entries.BaseEntry, at: float | None = None) -> list[Event]:
    """Apply an entry made here, or one that another process stored at that time; the events are the same."""
    is_plain_step = type(entry) is entries.Stepped and entry.step[0] != "undo"  # as nearly all of them are
    events = [] if is_plain_step else Teller(table).of(entry)
    table.apply(entry, at)
    return events if table.match is None else events + table.match.collect()


class Teller:
    def __init__(self, table: TableState) -> None:
        self.table = table

    def tell(self, kind: str, arguments: dict[str, Any]) -> list[Event]:
        return [Event(kind, arguments, None)]

    def of(self, entry: entries.BaseEntry) -> list[Event]:
        table = self.table
        match entry:
            case entries.SeatTaken(seat=seat, name=name):
                return self.tell("table-sat", {"seat": seat, "name": name})
            case entries.SeatLeft(seat=seat):
                left = table.seats[seat]
                return self.tell("table-stood" if left.guest else "table-declined", {"seat": seat, "name": left.name})
            case entries.PersonRemoved(seat=seat):
                return self.tell("table-removed", {"seat": seat, "name": table.seats[seat].name})
            case entries.SeatSet(seat=seat, bot=None):
                return self.tell("table-seat-open", {"seat": seat})
            case entries.SeatSet(seat=seat, bot=bot):
                return self.tell("table-seat-bot", {"seat": seat, "bot": display_name(bot or "")})
            case entries.HostSet(host=host):
                return self.tell("table-host", {"name": table.seats[table.seats_of(host)[0]].name})
            case entries.SeatsArranged():
                return self.tell("table-arranged", {})
            case entries.OptionsChanged():
                return self.tell("table-changed", {})
            case entries.TableNamed(title=""):
                return self.tell("table-unnamed", {})
            case entries.TableNamed(title=title):
                return self.tell("table-named", {"title": title})
            case entries.TableStarted():
                return self.tell("table-started", {})
            case entries.DiceResealed():
                missing = [seat for seat in table.hashes if seat not in table.added]
                return self.tell("table-sealed-anew", {"seats": sorted(missing)})
            case entries.GameBegun():
                return self.tell("table-begun", {}) + (self.tell("table-odds", {}) if table.header.odds else [])
            case entries.SeatHandedOver(seat=seat, bot=bot):
                return self.tell("table-handed-over", {"seat": seat, "bot": display_name(bot)})
            case entries.PersonCameBack(seat=seat):
                return self.tell("table-came-back", {"seat": seat})
            case entries.GaveUp(seats=seats, on=on, name=name):
                shown = name if name is not None or not seats else table.seats[seats[0]].name
                kind = "table-gives-up" if on else "table-goes-on"
                return self.tell(kind, {"seats": list(seats), "name": shown or ""})
            case entries.GameAbandoned():
                return self.tell("table-abandoned", {})
            case entries.RematchMade(name=name):
                return self.tell("table-rematch", {"name": name})
            case entries.SteppedLate(step=step):
                return self.tell("table-late", {"seat": step[0]})
            case entries.Stepped(step=["undo", int(kept)]) if table.record is not None:
                seat = table.record.steps[kept][0] if table.header.lesson is None else table.people()[0]
                deals = [step for step in table.record.steps[kept:] if step[0] == "deal"]
                fall_again = self.tell("table-same-dice", {}) if deals and table.header.dice == "sealed" else []
                return self.tell("table-undone", {"seat": seat}) + fall_again
        return []
