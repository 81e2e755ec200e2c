"""The changes of one command to a table: entries that are stored together, and their events."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from zaria.bots import display_name, known_bot
from zaria.core.records import seal
from zaria.server.audience.broadcast import Broadcast
from zaria.server.commands.contest_results import result_updates
from zaria.server.messages.refusals import Refused
from zaria.server.people.names import GUEST_MARK, mark_name
from zaria.server.storage.changes import Changes
from zaria.server.table.announcements import apply_and_tell
from zaria.server.table.entries import (
    BaseEntry,
    ContributionsAsked,
    DiceResealed,
    GameBegun,
    GameFinished,
    SeatsArranged,
    Stepped,
    SteppedLate,
    SteppedTurningOver,
)
from zaria.server.table.lessons import find_lesson
from zaria.server.table.match import Match
from zaria.server.table.state import TableState


class Transaction:
    def __init__(
        self, table: TableState, broadcast: Broadcast, guest: str | None = None, command: str | None = None
    ) -> None:
        self.table = table
        self.broadcast = broadcast
        self.guest = guest
        self.command = command
        self.changes = Changes()
        self.first: int | None = None  # the first version with the command's changes
        self.is_about_seats = False
        self.moved: list[list[int | None]] = []  # how the chairs were arranged
        self.steps = 0  # of the game
        self.afterwards: list[Callable[[], None]] = []  # done after the commit

    def add(self, entry: BaseEntry) -> None:
        """Apply an entry. One that is not possible raises, and nothing has changed."""
        events = apply_and_tell(self.table, entry)
        if entry.is_step:
            self.steps += 1
        else:
            self.is_about_seats = True
        if isinstance(entry, SeatsArranged):
            self.moved.append(entry.order)
        if self.table.header.is_contest and self.table.has_ended:
            self.changes.statements += result_updates(self.table)
        if self.first is None:
            self.first = self.table.version
        is_first = self.first == self.table.version
        guest, command = (self.guest, self.command) if is_first else (None, None)
        self.changes.entry(self.table.id, self.table.version, entry, guest, command)
        self.broadcast.note(events)

    # Steps of the game. One that is not legal raises, and nothing has changed.

    def move(self, action: object, is_late: bool = False) -> None:
        step = self.playing().move(action)
        self.add(SteppedLate(step) if is_late else Stepped(step))

    def deal(self, values: object, earlier: Sequence[tuple[int, list[Any]]] = ()) -> None:
        """The answer to the pending draw; `earlier` are draws that it puts right."""
        step = self.playing().deal(values)
        self.add(SteppedTurningOver(step, list(earlier)) if earlier else Stepped(step))

    def draw(self) -> None:
        """Make the pending draw from the table's sealed dice."""
        self.playing()
        self.add(Stepped(self.table.own_draw()))

    def undo(self, number: int) -> None:
        """Take back this step and all after it."""
        self.add(Stepped(["undo", number - 1]))

    def playing(self) -> Match:
        """The game; Refused if it is not being played."""
        if self.table.match is None or self.table.status != "playing":
            raise Refused("table-not-playing")
        return self.table.match

    # Automatic steps

    def settle(self, due: bool) -> None:
        """Do everything that needs no decision; with `due`, also what was not done in time."""
        table = self.table
        while True:
            if table.status == "sealing":
                if not self._seal(due):
                    return
            elif table.status == "playing" and self.playing().is_over:
                self.add(GameFinished(self.playing().record.result))
            elif self._deal_hidden() or self._follow_lesson():
                continue
            elif table.status == "playing" and self._may_draw(due):
                self.draw()
            else:
                return
            due = False

    def _seal(self, due: bool) -> bool:
        """Collect contributions to the dice: hashes for all people's seats, then bytes. Did anything happen?"""
        table = self.table
        asked = [seat for seat in table.people() if table.may_promise(seat)]
        if table.header.dice != "sealed":
            self._begin()
        elif table.wants is None:
            self.add(ContributionsAsked("hashes"))
        elif table.wants == "hashes" and (due or all(seat in table.hashes for seat in asked)):
            self.add(ContributionsAsked("bytes"))
        elif table.wants == "bytes" and all(seat in table.added for seat in table.hashes):
            self._begin()
        elif table.wants == "bytes" and due:
            self._seal_anew()
        else:
            return False
        return True

    def _seal_anew(self) -> None:
        """Without the missing contribution the dice would differ, so its seat could choose between two outcomes.

        The new dice are unknown to all, and the broken promise stays in the record.
        """
        self.add(DiceResealed(secrets.token_hex(seal.SECRET_BYTES)))

    def _begin(self) -> None:
        self.add(GameBegun(names_of(self.table), self.table.against_opponents))

    def _deal_hidden(self) -> bool:
        """Deal stand-ins for face-down cards, until they are turned over."""
        hidden = self.table.hidden_draw()
        if hidden is None:
            return False
        self.deal(hidden.stand_in(self.playing().state))
        return True

    def _follow_lesson(self) -> bool:
        """The next step of the table's lesson, if it is not the pupil's."""
        progress = self.table.lesson
        if progress is None or progress.astray or progress.at == progress.of or self.table.status != "playing":
            return False
        step = find_lesson(progress.name).steps[progress.at]
        if step[0] in self.table.people():
            return False
        self.add(Stepped(step))
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


def names_of(table: TableState) -> list[str]:
    """The players' names for the record; bots of the same kind are numbered, as `greedy 2`.

    A record tells people from bots by their names alone, so a person who has an opponent's name is marked in it.
    """
    names: list[str] = []
    for number, seat in enumerate(table.seats):
        same = [other for other, one in enumerate(table.seats) if one.kind == "bot" and one.bot == seat.bot]
        many = f" {same.index(number) + 1}" if seat.kind == "bot" and len(same) > 1 else ""
        if seat.kind == "bot":
            names.append(f"{display_name(seat.bot or '')}{many}")
        else:
            names.append(mark_name(seat.name, GUEST_MARK) if known_bot(seat.name) else seat.name)
    return names
