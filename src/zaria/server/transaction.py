"""What one command changes at a table: entries that are stored together, and the events of each."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from zaria.bots import called, known_bot
from zaria.core import seal
from zaria.core.face_down import TurnedOver
from zaria.core.state import Event
from zaria.server.broadcast import Broadcast
from zaria.server.entries import (
    Arranged,
    BaseEntry,
    Begun,
    Finished,
    SealedAnew,
    Stepped,
    SteppedLate,
    SteppedTurningOver,
    Wanted,
)
from zaria.server.lessons import find_lesson
from zaria.server.match import Match
from zaria.server.names import GUEST_MARK, marked
from zaria.server.refusals import Refused
from zaria.server.table_state import TableState
from zaria.server.told import told
from zaria.server.tries import tried
from zaria.server.write import Write


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
        self.moved: list[list[int | None]] = []  # how the chairs were arranged
        self.steps = 0  # of the game
        self.afterwards: list[Callable[[], None]] = []  # done after the commit

    def add(self, entry: BaseEntry) -> None:
        """Apply an entry of the table itself, not of its game."""
        self.events += told(self.table, entry)
        self.table.apply(entry)
        self.is_about_seats = True
        if isinstance(entry, Arranged):
            self.moved.append(entry.order)
        if self.table.header.is_contest and self.table.has_ended:
            self.write.statements += tried(self.table)
        self._note(entry)

    def step(self, make: Callable[[Match], None], is_late: bool = False) -> None:
        """A step of the game. One that cannot be made raises, and nothing has changed."""
        match = self.playing()
        make(match)
        made = match.record.steps[-1]
        entry = SteppedLate(made) if is_late else Stepped(made)
        self.events += told(self.table, entry)
        self.table.apply(entry)
        self.events += match.collect()
        self.steps += 1
        self._note(entry)

    def deal(self, dealt: TurnedOver) -> None:
        """What people at a real table typed."""
        if not dealt.earlier:
            self.step(lambda match: match.deal(dealt.values))
            return
        match = self.playing()
        match.put_right(dealt.earlier)
        match.deal(dealt.values)
        entry = SteppedTurningOver(match.record.steps[-1], dealt.earlier)
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
            elif self._deal_hidden() or self._follow_lesson():
                continue
            elif table.status == "playing" and self._may_draw(due):
                self.draw()
            else:
                return
            due = False

    def _seal(self, due: bool) -> bool:
        """The devices add to the dice: first the hashes for all people's seats, then the bytes. Did anything happen?"""
        table = self.table
        asked = [seat for seat in table.people() if table.may_promise(seat)]
        if table.header.dice != "sealed":
            self._begin()
        elif table.wants is None:
            self.add(Wanted("hashes"))
        elif table.wants == "hashes" and (due or all(seat in table.hashes for seat in asked)):
            self.add(Wanted("bytes"))
        elif table.wants == "bytes" and all(seat in table.added for seat in table.hashes):
            self._begin()
        elif table.wants == "bytes" and due:
            self._seal_anew()
        else:
            return False
        return True

    def _seal_anew(self) -> None:
        """Without the missing contribution the dice would be others, and its seat could choose between both.

        The new ones are unknown to everybody, and the broken promise stays in the record.
        """
        self.add(SealedAnew(secrets.token_hex(seal.SECRET_BYTES)))

    def _begin(self) -> None:
        entry = Begun(names_of(self.table), self.table.against_opponents)
        self.events += told(self.table, entry)
        self.table.apply(entry)
        self.table.play()
        self.is_about_seats = True
        self._note(entry)

    def _deal_hidden(self) -> bool:
        """Cards that nobody sees are not asked for: others stand in for them until they are turned over."""
        hidden = self.table.hidden_draw()
        if hidden is None:
            return False
        values = hidden.stand_in(self.playing().state)
        self.step(lambda match: match.deal(values))
        return True

    def _follow_lesson(self) -> bool:
        """The next step of the table's lesson, if it is not the pupil's."""
        progress = self.table.lesson
        if progress is None or progress.astray or progress.at == progress.of or self.table.status != "playing":
            return False
        step = find_lesson(progress.name).steps[progress.at]
        if step[0] in self.table.people():
            return False
        self.step(lambda match: match.deal(step[3]) if step[0] == "deal" else match.apply(match.state.parse(step[1])))
        return True

    def _may_draw(self, due: bool) -> bool:
        """The next player's draw waits while a person may take back the move before it."""
        waiting = self.table.waits_for()
        if waiting is None or self.table.header.dice == "real":
            return False
        if self.table.is_astray:
            return self.playing().draw_is_consequence()
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
        values = seal.draw(self.table.key, self.table.name_of_draw(chance.label), chance.bounds)
        self.step(lambda match: match.deal(values))


def names_of(table: TableState) -> list[str]:
    """The players' names for the record; bots of the same kind are numbered, as `greedy 2`.

    A record tells people from bots by their names alone, so a person who has an opponent's name is marked in it.
    """
    names: list[str] = []
    for number, seat in enumerate(table.seats):
        same = [other for other, one in enumerate(table.seats) if one.kind == "bot" and one.bot == seat.bot]
        many = f" {same.index(number) + 1}" if seat.kind == "bot" and len(same) > 1 else ""
        if seat.kind == "bot":
            names.append(f"{called(seat.bot or '')}{many}")
        else:
            names.append(marked(seat.name, GUEST_MARK) if known_bot(seat.name) else seat.name)
    return names
