"""What a state is before a game says more: exact errors of ours where something was not written."""

from collections.abc import Callable

import pytest

import zaria
from zaria.core.engine.frames import Frame, Nature, read_number
from zaria.core.engine.setup import Setup, frozen
from zaria.core.engine.state import State
from zaria.core.values.chance import DealtSource, NotingSource, Source

pytestmark = pytest.mark.compiled


def bare() -> State:
    return State(Setup("nothing", 1, 2, {}))


@pytest.mark.parametrize(
    "missing",
    [State.copy, State.fields, State.scores, State.standing, State.winners, State.view],
    ids=lambda method: method.__name__,
)
def test_a_game_must_say_what_its_states_are(missing: Callable[[State], object]) -> None:
    with pytest.raises(TypeError, match=r"^State "):
        missing(bare())


def test_a_state_without_frames_is_over() -> None:
    state = bare()
    assert (state.actor, state.legal(), state.ask(), state.round_now()) == (zaria.OVER, [], None, 0)


def test_a_source_must_be_one() -> None:
    with pytest.raises(TypeError, match="a source must say where its integers come from"):
        Source().below(6)


def test_sources_give_and_note() -> None:
    noted = NotingSource(DealtSource([3, 1, 4]))
    assert [noted.below(6), noted.below(5), noted.below(90)] == [3, 1, 4]
    assert (noted.values, noted.bounds) == ([3, 1, 4], [6, 5, 90])


def test_states_cannot_be_hashed_but_their_keys_can() -> None:
    state = zaria.new("vegas", players=3)
    with pytest.raises(TypeError, match=r"use state\.key\(\)"):
        hash(state)
    assert isinstance(hash(state.key()), int)


def test_options_are_part_of_the_key() -> None:
    assert zaria.new("vegas", players=3, open_money=True) != zaria.new("vegas", players=3)
    assert zaria.new("vegas", players=3) != zaria.new("vegas", players=4)


def test_nested_options_are_made_hashable() -> None:
    assert frozen({"b": [1, [2]], "a": {"x": "y"}}) == (("a", (("x", "y"),)), ("b", (1, (2,))))


def test_a_frame_is_nothing_in_particular() -> None:
    """The defaults that games override: no answers, no draws, no secrets."""
    state = bare()
    frame: Frame[State] = Frame()
    assert (frame.mask(state), frame.bounds(state), frame.kind(), frame.about(state), frame.key()) == (
        0,
        [],
        "",
        -1,
        (),
    )
    assert (frame.word(state, 0), frame.verb(state, 0)) == ("", "")
    with pytest.raises(TypeError, match="Frame asks nothing"):
        frame.asks(state)
    assert (frame.targets(state, 0), frame.same_as(state, 0), frame.preview(state, 0)) == ([], [], {})
    assert not (frame.always_asked() or frame.is_consequence() or frame.is_secret() or frame.hides_from(0))
    assert frame.known(0) is frame and frame.resample(0, zaria.Rng(0)) is frame
    assert frame.why_not(state, 3).code == "not-a-choice"
    assert Nature[State]().actor(state) == zaria.CHANCE


@pytest.mark.parametrize(
    ("word", "number"),
    [("0", 0), ("007", 7), ("123456789", 123456789), ("1234567890", -1), ("-1", -1), ("٣", -1), ("", -1)],
)
def test_numbers_that_people_type(word: str, number: int) -> None:
    assert read_number(word) == number


def test_a_listener_can_be_taken_away() -> None:
    state = zaria.new("vegas", players=3)
    heard: list[zaria.Event] = []
    state.listen(heard.append)
    state.roll(zaria.Rng(1))
    state.tell("vegas-test", {})
    told = len(heard)
    state.listen(None)
    state.roll(zaria.Rng(1))
    state.tell("vegas-test", {})
    assert len(heard) == told > 1


def test_a_playout_tells_nobody() -> None:
    state = zaria.new("vegas", players=3)
    heard: list[zaria.Event] = []
    state.listen(heard.append)
    zaria.playout(state, zaria.Rng(1))
    assert heard == []
