"""What one command changes at a table: entries that are stored together, and the events of each."""

from __future__ import annotations

from collections.abc import Callable

from zaria.core import seal
from zaria.core.state import Event
from zaria.server.broadcast import Broadcast
from zaria.server.entries import BaseEntry, Begun, Finished, Stepped, SteppedLate, Wanted
from zaria.server.match import Match
from zaria.server.refusals import Refused
from zaria.server.store import Write
from zaria.server.table_state import TableState


class Transaction:
    def __init__(
        self, table: TableState, broadcast: Broadcast, guest: str | None = None, command: str | None = None
    ) -> None:
        self.table = table
        self.broadcast = broadcast
        self.guest = guest
        self.command = command
        self.write = Write()
        self.first: int | None = None  # the first version with the command's changes
        self.events: list[Event] = []
        self.is_about_seats = False
        self.afterwards: list[Callable[[], None]] = []  # done after the commit

    def tell(self, kind: str, arguments: dict[str, object]) -> None:
        """An event of the table itself, sent with the next entry."""
        self.events.append(Event(kind, arguments, None))

    def add(self, entry: BaseEntry) -> None:
        """Apply an entry of the table itself, not of its game."""
        self.table.apply(entry)
        self.is_about_seats = True
        self._note(entry)

    def step(self, make: Callable[[Match], None], is_late: bool = False) -> None:
        """A step of the game. One that cannot be made raises, and nothing has changed."""
        match = self.playing()
        make(match)
        made = match.record.steps[-1]
        entry = SteppedLate(made) if is_late else Stepped(made)
        self.table.apply(entry)
        self.events += match.collect()
        self._note(entry)

    def playing(self) -> Match:
        """The game; Refused if it is not being played."""
        if self.table.match is None or self.table.status != "playing":
            raise Refused("table-not-playing")
        return self.table.match

    def _note(self, entry: BaseEntry) -> None:
        version = self.table.version
        if self.first is None:
            self.first = version
        is_first = self.first == version
        guest, command = (self.guest, self.command) if is_first else (None, None)
        self.write.entry(self.table.id, version, entry, guest, command)
        self.broadcast.note(self.events)
        self.events = []

    # What follows by itself

    def go_on(self, due: bool) -> None:
        """Do what needs nobody's decision; with `due` also what nobody did in time."""
        table = self.table
        while True:
            if table.status == "sealing":
                if not self._seal(due):
                    return
            elif table.status == "playing" and self.playing().is_over:
                self.add(Finished(self.playing().record.result))
            elif table.status == "playing" and self._may_draw(due):
                self.draw()
            else:
                return
            due = False

    def _seal(self, due: bool) -> bool:
        """The devices add to the dice: first the hashes for all people's seats, then the bytes. Did anything happen?"""
        table = self.table
        people = table.people()
        if table.header.dice == "real":
            self._begin()
        elif table.wants is None:
            self.add(Wanted("hashes"))
        elif table.wants == "hashes" and (due or all(seat in table.hashes for seat in people)):
            self.add(Wanted("bytes"))
        elif table.wants == "bytes" and (due or all(seat in table.added for seat in table.hashes)):
            self._begin()
        else:
            return False
        return True

    def _begin(self) -> None:
        self.tell("table-begun", {})
        entry = Begun(names_of(self.table))
        self.table.apply(entry)
        self.table.play()
        self.is_about_seats = True
        self._note(entry)

    def _may_draw(self, due: bool) -> bool:
        """The next player's draw waits while a person may take back the move before it."""
        waiting = self.table.waits_for()
        if waiting is None or self.table.header.dice == "real":
            return False
        return due or self.pause() == "none"

    def pause(self) -> str:
        """How long the draw waits: not at all (`none`), as long as a `bot` does, or for a person's `press`."""
        table, match = self.table, self.playing()
        last = match.last()
        people = table.people()
        if match.draw_is_consequence() or last is None or last[0] not in people or len(people) == 1:
            return "none"
        if table.seats[last[0]].is_played_by_bot or not match.can_undo(people):
            return "none"
        waiting = table.waits_for()
        seat = -1 if waiting is None else waiting[1]
        if seat >= 0 and table.seats[seat].is_played_by_bot:
            return "none" if table.header.speed == "fast" else "bot"
        return "press"

    def draw(self) -> None:
        """Make the pending draw from the table's sealed dice."""
        chance = self.playing().state.chance()
        values = seal.draw(self.table.key, chance.label, chance.bounds)
        self.step(lambda match: match.deal(values))


def names_of(table: TableState) -> list[str]:
    """The players' names for the record; bots of the same kind are numbered, as `greedy 2`."""
    names: list[str] = []
    for number, seat in enumerate(table.seats):
        same = [other for other, one in enumerate(table.seats) if one.kind == "bot" and one.bot == seat.bot]
        many = f" {same.index(number) + 1}" if seat.kind == "bot" and len(same) > 1 else ""
        names.append(f"{seat.bot}{many}" if seat.kind == "bot" else seat.name)
    return names
