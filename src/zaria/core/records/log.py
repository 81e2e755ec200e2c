"""A game that writes its own record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaria.core.engine.errors import BadPlayers, BadRecord, quote
from zaria.core.engine.registry import find_game
from zaria.core.engine.setup import Setup, own
from zaria.core.records.record import Record
from zaria.core.records.replay import replay, result_of, shown_to, state_after
from zaria.core.values.rng import Rng


class Log:
    """A game that writes its record."""

    def __init__(self, game: object, names: Sequence[str], **options: Any) -> None:
        self.state = find_game(game).start(len(check_names(names)), options)
        self.record = new_record(self.state.setup, names)

    def apply(self, action: object) -> None:
        """Carry out the actor's decision."""
        seat, words = self.state.actor, self.state.name(action)
        self.state.apply(action)  # type: ignore[arg-type]  # refuses whatever is no action
        self._add([seat, words])

    def deal(self, values: object) -> None:
        """Answer the pending draw."""
        chance = self.state.chance()
        self.state.deal(values)
        self._add(["deal", chance.label, chance.bounds, list(values)])  # type: ignore[call-overload]

    def roll(self, rng: Rng) -> list[int]:
        """Answer the pending draw at random."""
        chance = self.state.chance()
        values = self.state.roll(rng)
        self._add(["deal", chance.label, chance.bounds, list(values)])
        return values

    def undo(self, k: object) -> None:
        """Return to the position after the first k steps of the record."""
        if not isinstance(k, int) or isinstance(k, bool) or not 0 <= k <= len(self.record.steps):
            raise BadRecord("record-undo", number=len(self.record.steps) + 1, target=quote(k))
        sink = self.state.sink
        self.state = state_after(self.record, k)
        self.state.listen(sink)
        self._add(["undo", k])

    def put_right(self, steps: list[tuple[int, list[Any]]]) -> None:
        """Replace earlier steps, given by their numbers from 1, by others that lead to the same question."""
        sink = self.state.sink
        for number, step in steps:
            self.record.steps[number - 1] = step
        self.state = state_after(self.record, len(self.record.steps))
        self.state.listen(sink)

    def shown(self, seat: object) -> Record:
        """The record as this seat (None: a spectator) may see it now."""
        return shown_to(self.record, seat)

    def _add(self, step: list[Any]) -> None:
        self.record.steps.append(step)
        self.record.result = result_of(self.state)


def check_names(names: object) -> Sequence[str]:
    """Check that names are text, or raise BadPlayers."""
    if not isinstance(names, (list, tuple)):
        raise BadPlayers("player-names", given=quote(names))
    for seat in range(len(names)):
        if not isinstance(names[seat], str):
            raise BadPlayers("player-name", given=quote(names[seat]), number=seat + 1)
    return names


def new_record(setup: Setup, names: Sequence[str]) -> Record:
    """The record of a new table."""
    components = own(setup.components) if setup.components else None
    return Record(setup.game, setup.rules, own(setup.options), list(names), [], None, None, components)


def resume(record: Record) -> Log:
    """A log that continues the record."""
    state = replay(record)
    log = Log(record.game, record.players, **record.options)
    log.state = state
    log.record = record.with_steps(list(record.steps), record.result)
    return log
