"""States as bytes: every frame of every game is met, damaged bytes are refused, and hashes are the same everywhere."""

import json
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from support.laws.hash_keys import FILE, hash_keys
from support.laws.journey import journey
from support.laws.laws import assert_is_a_sentence
from support.laws.mutations import mutated, steps_to_the_end
from support.laws.variants import VARIANTS
from zaria.core.engine.frames import Frame
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

EXAMPLE = journey(3).states[40]
DATA = EXAMPLE.to_bytes()


def checked(content: bytes) -> bytes:
    """The content with the check sum that it ought to have."""
    return content + crc32(content).to_bytes(4, "big")


def refused(data: object) -> zaria.BadState:
    with pytest.raises(zaria.BadState) as caught:
        zaria.from_bytes(data)
    assert_is_a_sentence(str(caught.value))
    return caught.value


def random_states() -> list[State]:
    """Every position of a random game of every variant; of the sources, which take their time, every third one."""
    every = 1 if zaria.COMPILED else 3
    return [state for number in range(len(VARIANTS)) for state in journey(number).states[::every]]


def kinds_of_frames(kind: type[Any]) -> list[type[Any]]:
    """All classes below this one that have none below themselves."""
    below = [leaf for one in kind.__subclasses__() for leaf in kinds_of_frames(one)]
    return below or [kind]


@pytest.mark.parametrize("name", zaria.GAMES)
def test_a_game_lists_all_its_frames(name: str) -> None:
    package = f"zaria.{name.partition('-')[0]}."
    kinds = {kind.__name__ for kind in kinds_of_frames(Frame) if kind.__module__.startswith(package)}
    assert kinds | {"End"} == set(zaria.GAMES[name].frames.places)


@pytest.mark.parametrize("name", zaria.GAMES)
def test_a_frame_remembers_what_it_was_made_of(name: str) -> None:
    """In the same order, so that it can be made again from that."""
    frames = zaria.GAMES[name].frames
    for number, listed in enumerate(frames.listed):
        if isinstance(listed, Frame):
            assert listed.key() == () and frames.make(number, []) is listed
            continue
        made = made_of_numbers(listed)
        assert frames.number(made) == number and made.key() == tuple(range(1, len(made.key()) + 1)) != ()
        again = frames.make(number, list(made.key()))  # type: ignore[arg-type]
        assert type(again) is type(made) and again.key() == made.key()


def made_of_numbers(kind: Callable[..., Frame[Any]]) -> Frame[Any]:
    """A frame of this kind that was given 1, 2, 3, ..., as many as it takes."""
    for most in range(1, 9):
        try:
            return kind(*range(1, most + 1))
        except TypeError:
            continue
    raise AssertionError(f"{kind} takes no numbers")


def test_every_position_survives() -> None:
    for state in random_states():
        assert zaria.from_bytes(state.to_bytes()) == state


def test_hash_keys_are_equal_exactly_where_states_are() -> None:
    keys: dict[int, object] = {}
    states = random_states()
    for state in states:
        assert keys.setdefault(state.hash_key(), state.key()) == state.key()
    assert len(keys) == len({state.key() for state in states}) > (4000 if zaria.COMPILED else 1300)


def test_hash_keys_are_what_they_were() -> None:
    """Written down once, and the same in every process, on every machine, compiled or not.

    After a change of what states hold: `PYTHONPATH=src:tests python -m support.laws.hash_keys`.
    """
    assert hash_keys() == json.loads(FILE.read_text("utf-8"))


def test_states_are_small() -> None:
    longest = {name: max(len(s.to_bytes()) for s in random_states() if s.setup.game == name) for name in zaria.GAMES}
    assert all(length < 1000 for length in longest.values()), longest


@pytest.mark.parametrize(
    "data",
    [None, "ZS", 3, b"", b"Z", b"zs", b"{}", [1], zaria.play("vegas", [zaria.bot("random")] * 2).to_json().encode()],
)
def test_what_is_no_state_is_refused(data: object) -> None:
    assert str(refused(data)) == "this is not a saved state of Zaria"


def test_other_kinds_of_bytes_will_do() -> None:
    assert zaria.from_bytes(bytearray(DATA)) == zaria.from_bytes(memoryview(DATA)) == EXAMPLE


def test_cut_off_anywhere() -> None:
    for length in range(2, len(DATA)):
        assert str(refused(DATA[:length])) == "this saved state is damaged or not complete"
    assert str(refused(DATA + b"\0")) == "this saved state is damaged or not complete"


def test_any_bit_may_be_wrong() -> None:
    for place in range(len(DATA)):
        for bit in range(8):
            damaged = bytearray(DATA)
            damaged[place] ^= 1 << bit
            refused(bytes(damaged))


def test_another_format_says_so() -> None:
    newer, older = (refused(checked(DATA[:2] + version + DATA[3:-4])) for version in (b"\x02", b"\x00"))
    assert type(newer) is zaria.NewerState and type(older) is zaria.BadState
    assert str(newer) == "this state was saved in format 2; this version of Zaria reads format 1"
    assert str(older) == "this state was saved in format 0; this version of Zaria reads format 1"


def with_setup(old: bytes, new: bytes) -> bytes:
    """The example, which was started otherwise."""
    assert DATA.count(old) == 1 and len(old) == len(new)
    return checked(DATA[:-4].replace(old, new))


def test_other_games_rules_and_options_are_refused() -> None:
    assert str(refused(with_setup(b'"vegas"', b'"chess"'))).startswith("the saved state is of a game “chess”; ")
    newer, older = refused(with_setup(b'"vegas",2', b'"vegas",9')), refused(with_setup(b'"vegas",2', b'"vegas",0'))
    assert type(newer) is zaria.NewerState and type(older) is zaria.BadState
    assert str(newer) == "the saved state follows rules 9 of vegas; this version of Zaria knows them up to 2"
    assert str(older) == "the saved state follows rules 0 of vegas; this version of Zaria knows them from 1 on"
    assert refused(with_setup(b'"rounds":3', b'"rounds":9')).refusal.code == "state-damaged"
    assert refused(with_setup(b'"rounds":3', b'"round":"3')).refusal.code == "state-damaged"


@given(st.integers(3, len(DATA) - 5), st.binary(max_size=12))
def test_content_that_somebody_made_up_is_refused_or_is_a_state(place: int, given: bytes) -> None:
    """The check sum finds damage, not forgery: but nothing else than our own error comes of it."""
    try:
        zaria.from_bytes(checked(DATA[:place] + given + DATA[place + len(given) : -4]))
    except zaria.BadState as error:
        assert_is_a_sentence(str(error))


MUTATIONS = 4000 if zaria.COMPILED else 400  # `python -m bench.engine.strangers` tries a million
MOST_STEPS = 20_000  # of a game at random


def test_every_position_is_one_that_a_game_comes_to() -> None:
    for state in random_states():
        is_possible = zaria.GAMES[state.setup.game].is_possible
        assert is_possible is not None and is_possible(state)


@pytest.mark.parametrize("seed", range(4))
def test_states_of_strangers_are_refused_or_can_be_played_to_the_end(seed: int) -> None:
    """Anybody can make a check sum: each field must be one that the rules can bring about."""
    saved = [state.to_bytes() for number in range(len(VARIANTS)) for state in journey(number).states[::7]]
    rng, played = zaria.Rng(seed), 0
    for _ in range(MUTATIONS // 4):
        try:
            state = zaria.from_bytes(mutated(saved[rng.below(len(saved))], rng))
        except zaria.BadState:
            continue
        assert steps_to_the_end(state, rng) < MOST_STEPS
        played += 1
    assert 0 < played < MUTATIONS // 4


@pytest.mark.parametrize(
    ("game", "field", "value"),
    [
        *[("miner", field, value) for field, value in (("contest", 0), ("magic_first", 9), ("turn", 4), ("beer", 1))],
        *[("miner", "bag", 2**60), ("miner", "rounds_scored", 5), ("miner-solo", "refills_left", 9)],
        *[("vegas", field, value) for field, value in (("round", 9), ("turn", -1), ("rolled", 2**50), ("starter", 5))],
    ],
)
def test_numbers_out_of_range_are_refused(game: str, field: str, value: int) -> None:
    """With nobody in its contest, a game of Dice Miner never found who is next."""
    number = next(number for number, variant in enumerate(VARIANTS) if variant.game == game)
    for state in journey(number).states[1::9]:
        twin = state.copy()
        if getattr(twin, field) != value:
            setattr(twin, field, value)
            assert str(refused(twin.to_bytes())) == "this saved state is damaged or not complete"


def test_money_and_dice_add_up() -> None:
    number = next(number for number, variant in enumerate(VARIANTS) if variant.game == "vegas")
    for state in journey(number).states[1::9]:
        for kind in ("small", "chips", "money", "casinos"):
            twin: Any = state.copy()
            getattr(twin, kind)[0] += 1 if kind != "chips" else 10_000
            refused(twin.to_bytes())
