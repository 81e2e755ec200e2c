"""Records that are damaged, cut off, foreign, newer or impossible: each its own short exact error."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from support.laws.laws import assert_is_a_sentence
from zaria.core.records.record import Record

pytestmark = pytest.mark.compiled

GAMES = ", ".join(zaria.GAMES)
RECORD = zaria.play("vegas", [zaria.bot("random")] * 2, seed=11, rounds=1)
TEXT = RECORD.to_json()
STEPS = len(RECORD.steps)


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The text of the good record after a change of its data."""
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data)


def refusal(text: str) -> zaria.BadRecord:
    """What is said to a text that is not the record of a possible game."""
    with pytest.raises(zaria.BadRecord) as caught:
        zaria.replay(Record.from_json(text))
    return caught.value


def test_the_unchanged_record_is_good() -> None:
    assert zaria.replay(Record.from_json(TEXT)).scores() == RECORD.result["scores"]  # type: ignore[index]
    assert changed(lambda data: None) != TEXT  # laid out otherwise, but
    assert Record.from_json(changed(lambda data: None)).to_json() == TEXT


def test_cut_off_anywhere() -> None:
    """Every proper beginning of a record is an incomplete one, and says where it stops."""
    for length in range(len(TEXT.rstrip())):
        with pytest.raises(zaria.BadRecord) as caught:
            Record.from_json(TEXT[:length])
        assert str(caught.value).startswith("this is not a complete record: it cannot be read at line:column ")
        assert type(caught.value) is zaria.BadRecord


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "\ud800", "9" * 5000, "\x00", "{'zaria': 1}"])
def test_not_json(text: str) -> None:
    assert str(refusal(text)).startswith("this is not a complete record: it cannot be read at line:column ")


@pytest.mark.parametrize("text", [None, 3, TEXT.encode(), ["zaria"], {"zaria": 1}])
def test_no_text_at_all(text: Any) -> None:
    with pytest.raises(zaria.BadRecord) as caught:
        Record.from_json(text)
    assert str(caught.value) == "this is not a record of Zaria"


@pytest.mark.parametrize("text", ["{}", "[]", "null", "3", '"zaria"', '{"game": "chess"}', '{"pgn": []}', '["zaria"]'])
def test_foreign(text: str) -> None:
    assert str(refusal(text)) == "this is not a record of Zaria"


@pytest.mark.parametrize(("number", "words"), [(2, "2"), (1_000_000, "1000000"), (10**50, "1" + "0" * 38 + "…")])
def test_newer_format(number: int, words: str) -> None:
    error = refusal(changed(lambda data: data.update(zaria=number)))
    assert type(error) is zaria.NewerRecord
    assert str(error) == f"this record is in format {words}; this version of Zaria reads up to 1"


@pytest.mark.parametrize(("number", "words"), [(3, "3"), (1_000_000, "1000000"), (10**400, "1" + "0" * 38 + "…")])
def test_newer_rules(number: int, words: str) -> None:
    error = refusal(changed(lambda data: data.update(rules=number)))
    assert type(error) is zaria.NewerRecord
    assert str(error) == f"the record follows rules {words} of vegas; this version of Zaria knows them up to 2"


def test_older_rules() -> None:
    record = Record("vegas", 0, {}, ["a", "b"], [], None)
    with pytest.raises(zaria.BadRecord) as caught:
        zaria.replay(record)
    assert str(caught.value) == "the record follows rules 0 of vegas; this version of Zaria knows them from 1 on"


@pytest.mark.parametrize("field", ["game", "rules", "options", "players", "steps", "result"])
def test_a_field_is_missing(field: str) -> None:
    assert str(refusal(changed(lambda data: data.pop(field)))) == f"the record has no “{field}”"


def test_a_field_too_many() -> None:
    error = refusal(changed(lambda data: data.update(comment="hello")))
    assert str(error) == "the record has a field “comment” that does not belong in it"


WRONG_VALUES: dict[str, list[Any]] = {
    "zaria": [True, 1.0, "1", None, 0, -1, []],
    "game": [None, 3, ["vegas"], {}],
    "rules": [None, "1", 1.0, True, 0, -1],
    "options": [None, [], "rounds", 3],
    "players": [None, [], "ab", [1, 2], ["a", None], {"a": 1}, [["a"], ["b"]]],
    "steps": [None, {}, "steps", 3],
    "result": [
        [], "won", 3, {}, {"scores": [1]}, {"scores": [1.0, 2], "winners": [0]}, {"scores": [1, 2], "winners": [False]},
        {"scores": [1, 2], "winners": [0], "more": 1},
    ],
}  # fmt: skip


@pytest.mark.parametrize("field", WRONG_VALUES)
def test_a_field_of_the_wrong_type(field: str) -> None:
    for value in WRONG_VALUES[field]:
        error = refusal(changed(lambda data: data.update({field: value})))  # noqa: B023
        assert str(error) == f"the record's “{field}” is not what it should be"


NOT_STEPS: list[Any] = [
    None, 3, "deal", {}, [], ["deal"], ["deal", "l", [6], [1], 1], ["deal", 1, [6], [1]], ["deal", "l", [6.0], [1]],
    ["deal", "l", [6], [True]], ["deal", "l", [6], "1"], ["undo"], ["undo", "1"], ["undo", -1],
    ["undo", True], ["undo", 1, 1], ["redo", 1], [0], [0, 4], [0, "place 4", 1], ["0", "place 4"],
    [True, "place 4"], [0.0, "place 4"], [None, "pass"],
    [["deal"], "pass"],
]  # fmt: skip


def test_something_that_is_no_step() -> None:
    for step in NOT_STEPS:
        error = refusal(changed(lambda data: data["steps"].insert(4, step)))  # noqa: B023
        assert str(error) == "step 5 of the record is not a step"


def test_unknown_game() -> None:
    error = refusal(changed(lambda data: data.update(game="chess")))
    assert str(error) == f"the record is of a game “chess”; this version of Zaria plays: {GAMES}"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 9}, "rounds takes a whole number, 1..7, not “9”"),
        ({"wild": True}, "vegas has no option “wild”; it has: "),
        ({"players": 3}, "vegas has no option “players”; it has: "),
        ({"self": 3}, "vegas has no option “self”; it has: "),
        ({"game": "vegas"}, "vegas has no option “game”; it has: "),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], reason: str) -> None:
    error = refusal(changed(lambda data: data.update(options=options)))
    assert str(error).startswith(f"the record cannot be started: {reason}")


def test_players_that_cannot_be() -> None:
    error = refusal(changed(lambda data: data.update(players=["a"])))
    assert str(error) == "the record cannot be started: vegas is for 2 to 5 players, not 1"


def test_another_draw_than_was_due() -> None:
    error = refusal(changed(lambda data: data["steps"][2].__setitem__(1, "roll/9/9/9")))
    assert str(error) == "step 3 draws roll/9/9/9; roll/1/0/3 was to be drawn"
    error = refusal(changed(lambda data: data["steps"][2].__setitem__(2, [6] * 7 + [7])))
    assert str(error) == "step 3 draws roll/1/0/3 below other bounds than it has in this game"


def test_a_draw_out_of_bounds() -> None:
    error = refusal(changed(lambda data: data["steps"][2].__setitem__(3, [0] * 7 + [6])))
    assert str(error) == "step 3 is not possible: value 8 is 6; it must be a whole number from 0 to 5"
    error = refusal(changed(lambda data: data["steps"][2].__setitem__(3, [0] * 7)))
    assert str(error) == "step 3 is not possible: 8 dice or cards are needed, you gave 7"


def test_a_move_of_another_seat() -> None:
    for seat in (1, -3, 1_000_000):
        error = refusal(changed(lambda data: data["steps"][3].__setitem__(0, seat)))  # noqa: B023
        assert str(error) == f"step 4 is seat {seat + 1}'s; it was seat 1's move"


def test_an_illegal_move_and_words_without_meaning() -> None:
    dice = json.loads(TEXT)["steps"][2][3]
    absent = next(number for number in range(1, 7) if number - 1 not in dice)
    error = refusal(changed(lambda data: data["steps"][3].__setitem__(1, f"place {absent}")))
    assert str(error).startswith(f"step 4 is not possible: you cannot place {absent}: you rolled ")
    error = refusal(changed(lambda data: data["steps"][3].__setitem__(1, "castle")))
    assert str(error).startswith("step 4 is not possible: “castle” is not a choice here. You can: ")


def test_swapped_steps() -> None:
    """A move before its roll, or a roll before the move that comes first."""
    for place in range(STEPS - 1):

        def swap(data: dict[str, Any], place: int = place) -> None:
            steps = data["steps"]
            steps[place], steps[place + 1] = steps[place + 1], steps[place]

        assert_is_a_sentence(str(refusal(changed(swap))))
    error = refusal(changed(lambda data: data["steps"].insert(2, data["steps"].pop(3))))
    assert str(error) == "step 3 is a move, but dice or cards were to be drawn"
    error = refusal(changed(lambda data: data["steps"].insert(3, data["steps"].pop(4))))
    assert str(error) == "step 4 is not possible: nothing is to be rolled or drawn now"


def test_steps_after_the_end() -> None:
    error = refusal(changed(lambda data: data["steps"].append([0, "pass"])))
    assert str(error) == f"step {STEPS + 1} comes after the end of the game"
    error = refusal(changed(lambda data: data["steps"].append([-2, "pass"])))
    assert str(error) == f"step {STEPS + 1} is not possible: the game is over"


def test_another_result() -> None:
    for change in (
        lambda data: data.update(result=None),
        lambda data: data["result"].update(winners=[0, 1]),
        lambda data: data["result"]["scores"].__setitem__(0, 10_000_000),
        lambda data: data["steps"].pop(),
    ):
        assert str(refusal(changed(change))) == "the record's result is not what its steps lead to"


@pytest.mark.parametrize("target", [5, 6, 1_000_000])
def test_taking_back_what_has_not_happened(target: int) -> None:
    error = refusal(changed(lambda data: data["steps"].insert(4, ["undo", target])))
    assert str(error) == f"step 5 goes back to step {target}, which is not there"


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@given(st.integers(0, 10**6), junk)
def test_any_value_inside_may_be_anything(place: int, value: Any) -> None:
    """One value of the record, at any depth, replaced by junk: it is refused in words, or the game is possible."""
    data = json.loads(TEXT)
    data["steps"] = data["steps"][:6]
    data["result"] = None
    spots: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        for key in list(node) if isinstance(node, dict) else range(len(node)):
            spots.append((node, key))
            if isinstance(node[key], (dict, list)):
                walk(node[key])

    walk(data)
    node, key = spots[place % len(spots)]
    node[key] = value
    try:
        zaria.replay(Record.from_json(json.dumps(data)))
    except zaria.BadRecord as error:
        assert_is_a_sentence(str(error))


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_character_may_be_wrong(place: int, character: str) -> None:
    try:
        zaria.replay(Record.from_json(TEXT[:place] + character + TEXT[place + 1 :]))
    except zaria.BadRecord as error:
        assert_is_a_sentence(str(error))


@pytest.mark.parametrize("name", ["Ζωή", "“quoted”", 'say "hi"', "back\\slash", "two\nlines", "\ud800", "", "😀"])
def test_names_of_any_kind_are_kept(name: str) -> None:
    log = zaria.Log("vegas", [name, "Bob"])
    text = log.record.to_json()
    assert Record.from_json(text.encode("utf-8").decode("utf-8")).players == [name, "Bob"]
    assert Record.from_json(text).to_json() == text


def test_a_record_is_laid_out_for_people() -> None:
    log = zaria.Log("vegas", ["Ann", "Bob", "Cleo"], rounds=1)
    empty = log.record.to_json()
    log.deal(log.state.parse_deal("3 3 4 4 5 5 6 6 7 7 8 8"))
    assert empty.startswith('{"zaria": 1,\n "game": "vegas",\n "rules": 2,\n "options": {')
    assert empty.endswith(' "players": ["Ann", "Bob", "Cleo"],\n "steps": [],\n "result": null}\n')
    assert log.record.to_json().splitlines()[-3:] == [
        '  ["deal", "cards/1/-/1", [90, 89, 88, 87, 86, 85, 84, 83, 82, 81, 80, 79], '
        "[0, 0, 9, 9, 18, 18, 29, 29, 42, 42, 53, 53]]",
        " ],",
        ' "result": null}',
    ]
