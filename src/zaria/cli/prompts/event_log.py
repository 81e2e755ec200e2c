"""The events of a game in words, without secrets from the people at this screen."""

from __future__ import annotations

from zaria.bots.remarks import Remarks
from zaria.core.engine.state import Event, State
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take
from zaria.terminal.display import Display
from zaria.terminal.drawing import Drawing


class EventLog:
    """Listens to a game, prints its events, and keeps them by round."""

    def __init__(self, display: Display, drawing: Drawing, viewer: int | None, remarks: Remarks | None = None) -> None:
        self.display = display
        self.drawing = drawing
        self.viewer = viewer  # the seat whose secrets may be shown, if any
        self.remarks = remarks
        self.happened: list[Event] = []  # in the current step
        self.state: State | None = None
        self.lines: list[tuple[int, str]] = []
        self.round_ended = False
        self.silent = False

    def follow(self, state: State) -> None:
        self.state = state
        state.listen(self.hear)

    def hear(self, event: Event) -> None:
        self.happened.append(event)
        if self.state is None or not event.visible_to(self.viewer):
            return
        lines = self.drawing.tell(event)
        self.lines.extend((int(self.state.round_now()), line) for line in lines)
        if self.drawing.ends_round(event.kind):
            self.round_ended = True
            if not self.silent:
                self.display.settle(self.drawing.tables(self.state.view(self.viewer)))
        if not self.silent:
            self.display.tell(*(f"  {line}" for line in lines))

    def comment(self, number: int) -> None:
        """Print an opponent's remark on the step with this number, if any."""
        remark = None if self.remarks is None else self.remarks.after(number, self.happened)
        if remark is not None:
            self.hear(remark)
        self.happened.clear()

    def remember(self, record: Record) -> None:
        """Collect the events of a record without printing them."""
        self.lines = []
        self.silent = True
        state = fresh(record)
        self.follow(state)
        self.happened.clear()
        if self.remarks is not None:
            self.remarks.back_to(0)
        for number, step in effective(record.steps):
            take(state, number, step)
            self.comment(number)
        self.silent = False
        self.round_ended = False

    def of_round(self, round_now: int) -> list[str]:
        return [line for number, line in self.lines if number == round_now]
