"""Laws of observation vectors, and of the index of all questions and answers."""

from array import array

import pytest

import zaria
from support.laws.junk import NOT_SEATS
from zaria.core.engine.state import State


def vectors_hold_what_a_seat_may_know(state: State) -> None:
    """Each number is within the bounds of its field, and none depends on hidden information."""
    observation = zaria.GAMES[state.setup.game].observation
    assert observation is not None
    for seat in range(state.players):
        vector = state.observe(seat)
        assert len(vector) == observation.size
        at = 0
        for field in observation.fields:
            numbers = vector[at : at + field.size]
            assert all(field.low <= number <= field.high for number in numbers), (field.name, numbers)
            at += field.size
        assert state.known(seat).observe(seat) == vector
        assert all(state.determinize(seat, zaria.Rng(seed)).observe(seat) == vector for seed in range(4))


def vectors_are_written_where_it_is_asked(state: State) -> None:
    """A buffer of the right size and type is filled; other buffers stay unchanged."""
    vector = state.observe(0)
    buffer = array("h", [77] * len(vector))
    assert state.observe(0, buffer) is buffer and buffer == vector
    mask = array("b", [7] * len(state.index_mask()))
    assert state.index_mask(mask) is mask and bytes(mask) == bytes(state.index_mask())
    for wrong in (array("h", [77] * (len(vector) + 1)), array("i", [77] * len(vector)), bytes(2 * len(vector)), "no"):
        before = wrong[:]
        with pytest.raises(zaria.BadBuffer, match=f"a buffer for {len(vector)} x 16 bits is needed"):
            state.observe(0, wrong)
        assert wrong == before
    for seat in NOT_SEATS:
        with pytest.raises(zaria.BadSeat):
            state.observe(seat)


def the_index_holds_every_answer(state: State) -> None:
    """A legal answer is in its question's range of the index, and the mask marks exactly those."""
    index = zaria.GAMES[state.setup.game].index
    ask = state.ask()
    legal = [] if ask is None else [index.number(ask["number"], action) for action in state.legal()]
    mask = state.index_mask()
    assert len(mask) == index.size
    assert [number for number, bit in enumerate(mask) if bit] == legal
    for number in legal:
        kind, answer = index.pair(number)
        assert ask is not None and kind.number == ask["number"] and state.answer_at(number) == answer
    nowhere: list[object] = [-1, 0, index.size - 1, index.size, True, "0"]
    for other in [other for other in nowhere if other not in legal]:
        with pytest.raises(zaria.IllegalMove, match="does not stand for an answer that is legal now"):
            state.answer_at(other)


VECTOR_LAWS = [
    the_index_holds_every_answer,
    vectors_are_written_where_it_is_asked,
    vectors_hold_what_a_seat_may_know,
]
