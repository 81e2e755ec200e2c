"""States as numbers: `State.observe`, `State.index_mask` and `State.answer_at`."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from zaria.core.engine.errors import BadBuffer, IllegalMove, NoObservation, quote
from zaria.core.engine.observation import Observation
from zaria.core.engine.registry import Game, find_game
from zaria.core.values.bits import has, lowest
from zaria.core.values.ints import bytes_row, shorts

if TYPE_CHECKING:
    from zaria.core.engine.state import State
    from zaria.core.values.ints import Bytes


def observe(state: State, seat: int, into: object) -> object:
    """`State.observe`."""
    observation = observation_of(find_game(state.setup.game))
    row = shorts(observation.size)
    state.write_observation(row, 0, seat)
    if into is None:
        return array("h", memoryview(row))
    copy_into(memoryview(row), into, "h")
    return into


def observation_of(game: Game) -> Observation:
    """The game's observation vector, or NoObservation."""
    if game.observation is None:
        raise NoObservation("no-observation", game=game.name)
    return game.observation


def index_mask(state: State, into: object) -> object:
    """`State.index_mask`."""
    index = find_game(state.setup.game).index
    row = bytes_row(index.size)
    if state.acting() >= 0:
        set_places(row, index.first[state.top.asks(state).number], state.mask(), 1)
    if into is None:
        return array("B", memoryview(row))
    copy_into(memoryview(row), into, "b")
    return into


def set_places(row: Bytes, first: i64, mask: i64, value: i64) -> None:
    """Write a value at the places of all members of a mask."""
    while mask != 0:
        row[first + lowest(mask)] = u8(value)
        mask &= mask - 1


def answer_at(state: State, number: object) -> int:
    """The legal answer to the pending question with this number of the index, or IllegalMove."""
    if state.acting() >= 0 and type(number) is int:
        answer = number - find_game(state.setup.game).index.number(state.top.asks(state).number, 0)
        if 0 <= answer < state.top.asks(state).answers and has(state.mask(), answer):
            return answer
    raise IllegalMove("not-in-index", given=quote(number), possible=", ".join(str(n) for n in legal_numbers(state)))


def legal_numbers(state: State) -> list[int]:
    """The numbers of the legal answers in the index, ascending."""
    if state.acting() < 0:
        return []
    first = find_game(state.setup.game).index.number(state.top.asks(state).number, 0)
    return [first + answer for answer in state.legal()]


def copy_into(source: memoryview, into: object, kind: str) -> None:
    """Write all numbers of the source into a caller's buffer of any shape, or BadBuffer."""
    expected = f"{len(source)} x {8 * source.itemsize}"
    try:
        target = memoryview(into)  # type: ignore[arg-type]
    except TypeError:
        raise BadBuffer("buffer", given=quote(into), wanted=expected) from None
    fits = target.nbytes == source.nbytes and target.itemsize == source.itemsize and target.c_contiguous
    if target.readonly or not fits or target.format not in (kind, kind.upper(), "?"):
        given = f"{target.nbytes // target.itemsize} x {8 * target.itemsize}"
        raise BadBuffer("buffer", given=given, wanted=expected)
    target.cast("B")[:] = source.cast("B")
