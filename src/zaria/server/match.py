"""The game at a table: its log, what may be taken back, and whether the next draw waits for a press."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from zaria.core.chance import Chance
from zaria.core.frames import CHANCE, OVER
from zaria.core.log import Log
from zaria.core.record import Record
from zaria.core.replay import effective, fresh, result_of, take
from zaria.core.state import Event, State
from zaria.server.refusals import Refused


class Match:
    def __init__(self, log: Log) -> None:
        self.log = log
        self.line: list[int] = []  # the steps that still count, by their number in the record, from 1
        self.reveals: set[int] = set()  # steps that revealed something secret
        self.late: set[int] = set()  # steps that a bot made for a person whose time was up
        self.events: list[Event] = []  # since they were last collected

    @classmethod
    def begin(cls, game: str, names: list[str], options: dict[str, Any]) -> Match:
        match = cls(Log(game, names, **options))
        match.listen()
        return match

    @classmethod
    def resume(cls, record: Record, late: Collection[int] = ()) -> Match:
        """Replay a record; BadRecord if it cannot be replayed. `late` are steps for people whose time was up."""
        state = fresh(record)
        log = Log(record.game, record.players, **record.options)
        match = cls(log)
        match.late.update(late)
        for number, step in effective(record.steps):
            secrets = secrets_of(state)
            take(state, number, step)
            match.count(number, secrets, state)
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

    def step(self, make: Callable[[], None]) -> None:
        secrets = secrets_of(self.state)
        make()
        self.count(len(self.record.steps), secrets, self.state)

    def count(self, number: int, secrets: list[int], state: State) -> None:
        self.line.append(number)
        if any(now < before for now, before in zip(secrets_of(state), secrets)):
            self.reveals.add(number)

    def undo(self, number: int) -> None:
        """Take back this step and all after it."""
        self.log.undo(number - 1)
        self.line = [place for place, _ in effective(self.record.steps)]

    # Draws

    def draw(self) -> Chance | None:
        """The draw that is pending, if there is one."""
        return self.state.chance() if self.state.actor == CHANCE else None

    def draw_is_consequence(self) -> bool:
        return self.state.continues_move()

    # Taking back

    def last(self) -> list[Any] | None:
        """The last step that counts."""
        return self.record.steps[self.line[-1] - 1] if self.line else None

    def step_to_undo(self, seats: Sequence[int], people: Sequence[int]) -> int:
        """The step that these seats may take back now; Refused if there is none. `people` are all people's seats.

        A person who plays alone may go back past dice and bots. With other people it is the last step or none.
        """
        if self.is_over:
            raise Refused("game-over")
        if len(people) == 1:
            own = [number for number in self.line if self.record.steps[number - 1][0] in seats]
            if not own:
                raise Refused("nothing-to-undo")
            return own[-1]
        last = self.last()
        if last is None:
            raise Refused("nothing-to-undo")
        if last[0] == "deal":
            raise Refused("undo-dice")
        if last[0] not in seats:
            raise Refused("undo-other", seat=last[0])
        if self.line[-1] in self.reveals:
            raise Refused("undo-reveal")
        if self.line[-1] in self.late:
            raise Refused("undo-late")
        return self.line[-1]

    def can_undo(self, people: Sequence[int]) -> list[int]:
        """The seats that may take back their last move now."""
        try:
            number = self.step_to_undo(people, people)
        except Refused:
            return []
        return [self.record.steps[number - 1][0]]


def secrets_of(state: State) -> list[int]:
    """How many pending things each seat may not know; a spectator's number is last."""
    if not state.hides_from(None):  # most of the time nothing is secret
        return [0] * (state.players + 1)
    return [state.secrets_from(viewer) for viewer in (*range(state.players), None)]
