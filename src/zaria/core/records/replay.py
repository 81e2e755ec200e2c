"""Replay of records: to the end, position by position, or as a seat may see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from zaria.core.engine.errors import BadRecord, IllegalDeal, IllegalMove, NewerRecord, ZariaError, quote
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.registry import GAMES
from zaria.core.engine.state import State
from zaria.core.records.main_line import MainLine
from zaria.core.records.record import Record


class ReplayedPosition(NamedTuple):
    """A position of a record, and the step that led there; None at the start."""

    step: list[Any] | None
    state: State


def fresh(record: Record) -> State:
    """The state before the first step."""
    if record.game not in GAMES:
        raise BadRecord("record-game", given=quote(record.game), possible=", ".join(GAMES))
    game = GAMES[record.game]
    if record.rules > game.rules:
        raise NewerRecord("record-rules-newer", game=game.name, given=quote(record.rules), known=str(game.rules))
    if record.rules < game.replays_from:
        raise BadRecord("record-rules-older", game=game.name, given=quote(record.rules), known=str(game.replays_from))
    try:
        return game.begin(game.setup_of(record.rules, len(record.players), record.options, record.components))
    except BadRecord:
        raise
    except ZariaError as error:
        raise BadRecord("record-header", reason=str(error)) from None


def effective(steps: list[list[Any]]) -> list[tuple[int, list[Any]]]:
    """The steps that count, without those taken back, each with its place in the record, from 1."""
    return [(number, steps[number - 1]) for number in MainLine(steps).numbers]


def take(state: State, number: int, step: list[Any]) -> None:
    """Carry out one step of a record."""
    try:
        if step[0] == "deal":
            chance = state.chance()
            if step[1] != chance.label:
                raise BadRecord("record-draw", number=number, given=quote(step[1]), expected=chance.label)
            if step[2] != chance.bounds:
                raise BadRecord("record-bounds", number=number, given=chance.label)
            state.deal(step[3])
        elif step[0] != state.actor:
            code = "record-seat" if state.actor >= 0 else "record-early" if state.actor == CHANCE else "record-late"
            given, expected = step[0] + 1, state.actor + 1  # people count seats from 1
            raise BadRecord(code, number=number, given=quote(given), expected=str(expected))
        else:
            state.apply(state.parse(step[1]))
    except (IllegalMove, IllegalDeal) as error:
        raise BadRecord("record-illegal", number=number, reason=str(error)) from None


def result_of(state: State) -> dict[str, Any] | None:
    """Scores and winners of a finished game."""
    if state.actor != OVER:
        return None
    return {"scores": state.scores(), "winners": state.winners()}


def state_after(record: Record, k: int) -> State:
    """The state after the first k steps of the record."""
    state = fresh(record)
    for number, step in effective(record.steps[:k]):
        take(state, number, step)
    return state


def replay(record: Record) -> State:
    """The state that the record leads to; BadRecord if it is not a possible game."""
    state = state_after(record, len(record.steps))
    if record.result != result_of(state):
        raise BadRecord("record-result")
    return state


def replaying(record: Record) -> Iterator[State]:
    """`replay` as a generator, for callers with other work in between. Yields the same state each time."""
    state = fresh(record)
    for number, step in effective(record.steps):
        take(state, number, step)
        yield state
    if record.result != result_of(state):
        raise BadRecord("record-result")


def states(record: Record) -> Iterator[ReplayedPosition]:
    """Every position of the record, from the start, each with the step that led there.

    The position after `["undo", k]` is the one after the first k steps. All are copies, to keep or change.
    Raises BadRecord at the first impossible step.
    """
    last = None
    for last in positions(record):
        yield last
    if last is not None and record.result != result_of(last.state):
        raise BadRecord("record-result")


def positions(record: Record) -> Iterator[ReplayedPosition]:
    """`states` without checking the result."""
    state = fresh(record)
    targets = {step[1] for step in record.steps if step[0] == "undo"}
    kept: dict[int, State] = {}  # by number of steps; a replay for each undo would be far too slow
    line = MainLine()
    yield ReplayedPosition(None, state.copy())
    for place, step in enumerate(record.steps):
        if place in targets:
            kept[place] = state.copy()
        line.add(step)
        if step[0] == "undo":
            state = kept[step[1]].copy()
        else:
            take(state, place + 1, step)
        yield ReplayedPosition(list(step), state.copy())


def shown_to(record: Record, seat: object) -> Record:
    """The record without secrets from the seat (None: a spectator): `hide 2` becomes `hide ?`.

    A secret answer is shown once it is revealed; one that was taken back, only when the game is over.
    """
    shown = record
    for redacted in showing(record, seat):
        shown = redacted or shown
    return shown


def showing(record: Record, seat: object) -> Iterator[Record | None]:
    """`shown_to` as a generator, for callers with other work in between. Yields the record last."""
    hidden: set[int] = set()  # places of secret steps that may still be revealed
    taken_back: set[int] = set()
    state = fresh(record)
    viewer = state.check_viewer(seat)
    is_secret = False  # is the next step a secret answer of another seat?
    for place, (step, state) in enumerate(positions(record), -1):
        if step is not None and step[0] == "undo":
            taken_back |= {secret for secret in hidden if secret >= step[1]}
            hidden -= taken_back
        elif is_secret:
            hidden.add(place)
        elif not state.hides_from(seat):
            hidden.clear()
        is_secret = state.actor != viewer and state.answer_is_secret()
        yield None
    if state.actor == OVER:
        yield record
        return
    unseen = hidden | taken_back
    steps = [
        [step[0], f"{step[1].split()[0]} ?"] if place in unseen else step for place, step in enumerate(record.steps)
    ]
    yield record.with_steps(steps, record.result)
