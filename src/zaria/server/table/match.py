"""The game at a table: its record, the state that it leads to, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zaria.bots.remarks import Remarks
from zaria.core.engine.checks import checked_deal
from zaria.core.engine.errors import IllegalMove, Refusal, again
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.state import Event, State
from zaria.core.records.main_line import MainLine
from zaria.core.records.record import Record
from zaria.core.records.replay import fresh, result_of, state_after, take
from zaria.core.records.undo import secrets_of, shows_more, step_to_undo
from zaria.core.values.chance import Chance
from zaria.server.messages.refusals import Refused

KEPT_EVERY = 16  # steps; then a copy of the state is kept, so that taking back replays fewer than that


class Match:
    """`make` is the only way to make a step, at a live table and wherever its entries are read again."""

    def __init__(self, record: Record, remarks: Remarks | None = None) -> None:
        """At the start of a record without steps; BadRecord if this server does not know its rules."""
        self.record = record
        self.remarks = remarks  # what opponents say about the game
        self.state = fresh(record)
        self.line = MainLine()
        self.kept: dict[int, State] = {}  # copies of the state, by the last step before them
        self.reveals: set[int] = set()  # steps that revealed something secret
        self.late: set[int] = set()  # steps that a bot made for a person whose time was up
        self.events: list[Event] = []  # since they were last collected
        self.state.listen(self.events.append)

    def collect(self) -> list[Event]:
        """The events since the last call."""
        happened = list(self.events)
        self.events.clear()
        return happened

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    # Steps as the record has them

    def move(self, action: object) -> list[Any]:
        """The actor's decision as a step; IllegalMove if it is not legal."""
        word = self.state.name(action)
        refusal = self.state.why_not(action)
        if refusal is not None:
            raise IllegalMove.of(refusal)
        return [self.state.actor, word]

    def deal(self, values: object) -> list[Any]:
        """The answer to the pending draw as a step; IllegalDeal if it cannot be."""
        chance = self.state.chance()
        return ["deal", chance.label, chance.bounds, checked_deal(values, chance.bounds)]

    def make(self, step: list[Any], is_late: bool = False) -> None:
        """Make a step of the record. One that is not possible raises BadRecord, and nothing has changed.

        A late one was made for a person whose time was up. It cannot be taken back: else they could get any amount
        of time.
        """
        number, before = len(self.record.steps) + 1, len(self.events)
        if step[0] == "undo":
            self.line.add(step)
            self.take_back(step[1])
        else:
            self.play(number, step, len(self.line) + 1)
            self.line.add(step)
            if is_late:
                self.late.add(number)
            self.comment(number, before)
        self.record.steps.append(step)
        self.record.result = result_of(self.state)

    def play(self, number: int, step: list[Any], place: int) -> None:
        """Change the state. `place` is that of the step among those that count."""
        secrets = secrets_of(self.state)
        take(self.state, number, step)
        if place % KEPT_EVERY == 0:
            self.kept[number] = self.state.copy()
        if shows_more(secrets, self.state):
            self.reveals.add(number)

    def note(self, step: list[Any], is_late: bool = False) -> None:
        """A stored step goes into the record; `catch_up` plays it, unless it is taken back by then."""
        self.line.add(step)
        self.record.steps.append(step)
        if is_late:
            self.late.add(len(self.record.steps))

    def catch_up(self) -> Iterator[None]:
        """Play the noted steps that count, one by one. What was taken back costs nothing, however much it was."""
        for place, number in enumerate(self.line.numbers, 1):
            self.play(number, self.record.steps[number - 1], place)
            self.comment(number, 0)
            self.events.clear()  # they are long past
            yield
        self.record.result = result_of(self.state)

    def comment(self, number: int, before: int) -> None:
        """What an opponent says about this step; its events come after those that were there before."""
        remark = None if self.remarks is None else self.remarks.after(number, self.events[before:])
        if remark is not None:
            self.events.append(remark)

    def take_back(self, k: int) -> None:
        """Return to the state after the first k steps of the record. The time for it does not grow with the record."""
        self.kept = {number: state for number, state in self.kept.items() if number <= k}
        numbers = self.line.numbers
        place = len(numbers)
        while place > 0 and numbers[place - 1] not in self.kept:
            place -= 1
        self.state = self.kept[numbers[place - 1]].copy() if place > 0 else fresh(self.record)
        for number in numbers[place:]:
            take(self.state, number, self.record.steps[number - 1])
        self.state.listen(self.events.append)
        if self.remarks is not None:
            self.remarks.back_to(numbers[-1] if numbers else 0)

    def put_right(self, steps: list[tuple[int, list[Any]]]) -> None:
        """Replace earlier draws, each given with its number from 1. What people did stays."""
        for number, step in steps:
            self.record.steps[number - 1] = step
        self.state = state_after(self.record, len(self.record.steps))
        self.state.listen(self.events.append)
        self.kept.clear()  # copies with the draws as they were

    # Draws

    def draw(self) -> Chance | None:
        """The draw that is pending, if there is one."""
        return self.state.chance() if self.state.actor == CHANCE else None

    def draw_is_consequence(self) -> bool:
        return self.state.continues_move()

    # Taking back

    def standing(self) -> list[list[Any]]:
        """The steps that count."""
        return [self.record.steps[number - 1] for number in self.line.numbers]

    def last(self) -> list[Any] | None:
        """The last step that counts."""
        return self.record.steps[self.line.numbers[-1] - 1] if self.line.numbers else None

    def step_to_undo(self, seats: Sequence[int], people: Sequence[int]) -> int:
        """The step that these seats may take back now; Refused if there is none. `people` are all people's seats.

        A person who plays alone may go back past dice and bots. With other people it is the last step or none.
        """
        if self.is_over:
            raise Refused("game-over")
        number = step_to_undo(self.record.steps, self.line.numbers, self.reveals, seats, people)
        if isinstance(number, Refusal):
            raise again(Refused, number)
        if len(people) > 1 and number in self.late:
            raise Refused("undo-late")
        return number

    def can_undo(self, people: Sequence[int]) -> list[int]:
        """The seats that may take back their last move now."""
        try:
            number = self.step_to_undo(people, people)
        except Refused:
            return []
        return [self.record.steps[number - 1][0]]
