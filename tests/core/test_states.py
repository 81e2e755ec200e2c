"""`zaria.states`: every position of a record, with the step that led there."""

import json
from pathlib import Path

import pytest

import zaria
from zaria.core.records.record import Record

pytestmark = pytest.mark.compiled

GOLDEN = Path(__file__).parent.parent / "golden" / "games"


def golden(name: str) -> Record:
    return Record.from_json((GOLDEN / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize("name", ["vegas-5-players", "vegas-3-players-random-tiles", "miner-3-players-tie-break"])
def test_it_goes_through_the_record(name: str) -> None:
    record = golden(name)
    reached = list(zaria.states(record))
    assert [step for step, _ in reached] == [None, *record.steps]
    for k in range(0, len(reached), 7):
        result = record.result if k == len(record.steps) else None
        assert reached[k].state == zaria.replay(record.with_steps(record.steps[:k], result))
    assert reached[-1].state.scores() == record.result["scores"]  # type: ignore[index]


def test_what_was_taken_back_is_there_and_so_is_what_was_before_it() -> None:
    record = golden("vegas-2-players-taken-back")
    reached = list(zaria.states(record))
    backs = [(place, step[1]) for place, (step, _) in enumerate(reached) if step is not None and step[0] == "undo"]
    assert backs
    for place, k in backs:
        assert reached[place].state == reached[k].state
        assert reached[place].state != reached[place - 1].state


def test_positions_are_anybodys_to_change() -> None:
    record = golden("vegas-2-players-taken-back")
    kept = [state.key() for _, state in zaria.states(record)]
    for place, (step, state) in enumerate(zaria.states(record)):
        assert state.key() == kept[place]
        zaria.playout(state, zaria.Rng(place))
        if step is not None:
            step.clear()
    assert zaria.replay(record).key() == kept[-1]


def test_what_is_not_possible_is_said_when_it_is_reached() -> None:
    record = golden("vegas-2-players")
    record.steps[9] = ["undo", 40]
    found = zaria.states(record)
    assert len([next(found) for _ in range(10)]) == 10
    with pytest.raises(zaria.BadRecord, match="step 10 goes back to step 40, which is not there"):
        next(found)
    wrong = golden("vegas-2-players")
    wrong.result = {"scores": [0, 0], "winners": [0, 1]}
    with pytest.raises(zaria.BadRecord, match="the record's result is not what its steps lead to"):
        list(zaria.states(wrong))


def test_a_table_that_has_just_been_opened() -> None:
    record = zaria.Log("vegas", ["Ann", "Bob"]).record
    assert [step for step, _ in zaria.states(Record.from_json(json.dumps(record.to_data())))] == [None]
