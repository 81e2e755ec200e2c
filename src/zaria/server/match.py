"""The game at a table: its log, what may be taken back, and whether the next draw waits for a press."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from typing import Any

from zaria.bots.remarks import Remarks
from zaria.core.chance import Chance
from zaria.core.errors import Refusal, again
from zaria.core.frames import CHANCE, OVER
from zaria.core.log import Log
from zaria.core.record import Record
from zaria.core.replay import effective, fresh, result_of, take
from zaria.core.state import Event, State
from zaria.core.undo import secrets_of, shows_more, step_to_undo
from zaria.server.refusals import Refused

KEPT_EVERY = 16  # steps; then a copy of the state is kept, so that taking back replays fewer than that


class Match:
    def __init__(self, log: Log, remarks: Remarks | None = None) -> None:
        self.log = log
        self.remarks = remarks
        self.line: list[int] = []  # the steps that still count, by their number in the record, from 1
        self.kept: list[tuple[int, State]] = []  # copies of the state after so many steps that count
        self.reveals: set[int] = set()  # steps that revealed something secret
        self.late: set[int] = set()  # steps that a bot made for a person whose time was up
        self.events: list[Event] = []  # since they were last collected

    @classmethod
    def begin(cls, game: str, names: list[str], options: dict[str, Any]) -> Match:
        match = cls(Log(game, names, **options))
        match.listen()
        return match

    @classmethod
    def resume(cls, record: Record, late: Collection[int] = (), remarks: Remarks | None = None) -> Match:
        """Replay a record; BadRecord if it cannot be replayed. `late` are steps for people whose time was up.

        With remarks, opponents comment on what happens from then on, and know what they said before.
        """
        state = fresh(record)
        log = Log(record.game, record.players, **record.options)
        match = cls(log, remarks)
        match.late.update(late)
        if remarks is not None:
            state.listen(match.events.append)
        for number, step in effective(record.steps):
            secrets = secrets_of(state)
            take(state, number, step)
            match.count(number, secrets, state)
            match.comment(number, 0)
            match.events.clear()
        log.state = state
        log.record = record.with_steps(record.steps, result_of(state))
        match.listen()
        return match

    def listen(self) -> None:
        self.log.state.listen(self.events.append)

    def collect(self) -> list[Event]:
        """The events since the last call."""
        happened = list(self.events)
        self.events.clear()
        return happened

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def record(self) -> Record:
        return self.log.record

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    # Steps

    def apply(self, action: object) -> None:
        self.step(lambda: self.log.apply(action))

    def apply_late(self, action: object) -> None:
        """A move for a person whose time was up. It cannot be taken back: else they could get any amount of time."""
        self.apply(action)
        self.late.add(self.line[-1])

    def deal(self, values: object) -> None:
        self.step(lambda: self.log.deal(values))

    def follow(self, step: list[Any], is_late: bool) -> None:
        """A step that another process made, as it is in the record there."""
        if step[0] == "deal":
            self.deal(step[3])
        elif step[0] == "undo":
            self.undo(step[1] + 1)
        elif is_late:
            self.apply_late(self.state.parse(step[1]))
        else:
            self.apply(self.state.parse(step[1]))

    def put_right(self, steps: list[tuple[int, list[Any]]]) -> None:
        """Replace earlier draws, each given with its number from 1. What people did stays."""
        self.log.put_right(steps)
        self.kept.clear()  # copies with the draws as they were

    def step(self, make: Callable[[], None]) -> None:
        secrets, told = secrets_of(self.state), len(self.events)
        make()
        self.count(len(self.record.steps), secrets, self.state)
        self.comment(len(self.record.steps), told)

    def count(self, number: int, secrets: list[int], state: State) -> None:
        self.line.append(number)
        if len(self.line) % KEPT_EVERY == 0:
            self.kept.append((len(self.line), state.copy()))
        if shows_more(secrets, state):
            self.reveals.add(number)

    def comment(self, number: int, told: int) -> None:
        """What an opponent says about this step; its events come after those that were told before."""
        remark = None if self.remarks is None else self.remarks.after(number, self.events[told:])
        if remark is not None:
            self.events.append(remark)

    def undo(self, number: int) -> None:
        """Take back this step and all after it. The time for it does not grow with the record."""
        line = self.line[: bisect_left(self.line, number)]
        while self.kept and self.kept[-1][0] > len(line):
            self.kept.pop()
        place, state = self.kept[-1] if self.kept else (0, fresh(self.record))
        state = state.copy()
        for step in line[place:]:
            take(state, step, self.record.steps[step - 1])
        self.log.undo(number - 1, state)
        self.line = line
        if self.remarks is not None:
            self.remarks.back_to(line[-1] if line else 0)

    # Draws

    def draw(self) -> Chance | None:
        """The draw that is pending, if there is one."""
        return self.state.chance() if self.state.actor == CHANCE else None

    def draw_is_consequence(self) -> bool:
        return self.state.continues_move()

    # Taking back

    def standing(self) -> list[list[Any]]:
        """The steps that count."""
        return [self.record.steps[number - 1] for number in self.line]

    def last(self) -> list[Any] | None:
        """The last step that counts."""
        return self.record.steps[self.line[-1] - 1] if self.line else None

    def step_to_undo(self, seats: Sequence[int], people: Sequence[int]) -> int:
        """The step that these seats may take back now; Refused if there is none. `people` are all people's seats.

        A person who plays alone may go back past dice and bots. With other people it is the last step or none.
        """
        if self.is_over:
            raise Refused("game-over")
        found = step_to_undo(self.record.steps, self.line, self.reveals, seats, people)
        if isinstance(found, Refusal):
            raise again(Refused, found)
        if len(people) > 1 and found in self.late:
            raise Refused("undo-late")
        return found

    def can_undo(self, people: Sequence[int]) -> list[int]:
        """The seats that may take back their last move now."""
        try:
            number = self.step_to_undo(people, people)
        except Refused:
            return []
        return [self.record.steps[number - 1][0]]
