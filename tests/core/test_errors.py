"""Errors carry a code and arguments, speak one sentence, and survive a trip to another process."""

import copy
import pickle

import pytest

import zaria
from zaria.core.engine import errors
from zaria.core.engine.errors import IllegalMove, Refusal, quote

pytestmark = pytest.mark.compiled

EXAMPLES = [
    zaria.UnknownGame("unknown-game", given="x", possible="vegas"),
    zaria.BadPlayers("players", game="vegas", given="9", low=2, high=5),
    zaria.BadOption("option-int", option="rounds", given="x", possible="1..7"),
    zaria.IllegalMove("vegas-no-chips", "LV-TURN-03"),
    zaria.IllegalDeal("deal-length", expected=3, given=4),
    zaria.BadRecord("record-value", field="steps"),
    zaria.NewerRecord("record-format", given="2", known="1"),
    zaria.BadState("state-damaged"),
    zaria.NewerState("state-format", given="2", known="1"),
    zaria.UnknownBot("unknown-bot", given="x", possible="random"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_errors_survive_pickling_and_copying(error: zaria.ZariaError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert twin.refusal == error.refusal
        assert str(twin) == str(error)


def test_all_are_zaria_errors_and_a_newer_record_is_a_bad_one() -> None:
    assert all(isinstance(error, zaria.ZariaError) for error in EXAMPLES)
    assert issubclass(zaria.NewerRecord, zaria.BadRecord) and issubclass(zaria.NewerState, zaria.BadState)


def test_an_illegal_move_carries_the_refusal() -> None:
    refusal = Refusal("LV-TURN-02", "vegas-not-rolled", {"number": 4, "dice": "1 1 6"})
    error = IllegalMove.of(refusal)
    assert error.refusal == refusal and refusal.key == "refusal-vegas-not-rolled"
    assert str(error) == "you cannot place 4: you rolled 1 1 6"


def test_without_words_an_error_speaks_in_codes() -> None:
    before = errors._say
    try:
        errors.speak_with(errors._plainly)
        assert str(zaria.IllegalDeal("deal-length", expected=3, given=4)) == "refusal-deal-length expected=3 given=4"
    finally:
        errors.speak_with(before)


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("place 4", "place 4"),
        (4, "4"),
        (None, "None"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("two\nlines", r"'two\nlines'"),
        ("\x1b[31m", r"'\x1b[31m'"),
        ("\ud800", r"'\ud800'"),
        pytest.param(10**5000, "<int>", id="huge"),
        (Unshowable(), "<Unshowable>"),
    ],
)
def test_what_was_given_is_shown_short_and_printable(given: object, text: str) -> None:
    assert quote(given) == text
