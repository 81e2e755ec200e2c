"""Taking back a move, under the rules of live tables, and correcting dice that were mistyped."""

from __future__ import annotations

from zaria.core.engine.errors import Refusal, again
from zaria.core.records.log import Log
from zaria.core.records.replay import effective
from zaria.core.records.undo import reveals_of, step_to_undo
from zaria.games import face_down_of
from zaria.terminal.errors import UsageError


class TookBack(Exception):
    """The table returned to an earlier position, whose question is asked again."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.seat = seat  # whose move it was; None for dice


def undo(log: Log, people: list[int]) -> None:
    """Take back the last move of a person at this keyboard. Raises TookBack, or UsageError if it is not allowed."""
    steps = log.record.steps
    line = [number for number, _ in effective(steps)]
    answer = step_to_undo(steps, line, reveals_of(log.record), people, people)
    if isinstance(answer, Refusal):
        raise again(UsageError, answer)
    seat = steps[answer - 1][0]
    log.undo(answer - 1)
    raise TookBack(seat)


def correct(log: Log) -> None:
    """Go back to the dice or cards typed last, if there was no decision since."""
    hidden = face_down_of(log.record.game)
    for number, step in reversed(effective(log.record.steps)):
        if step[0] != "deal":
            break
        if hidden is None or str(step[1]).split("/")[0] not in hidden.kinds:
            log.undo(number - 1)
            raise TookBack(None)
    raise UsageError("nothing-to-correct")
