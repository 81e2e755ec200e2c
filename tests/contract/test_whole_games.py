"""What holds over a whole game rather than in one position: replay, labels, taking back, conservation."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from support.laws.conserved import conserved_in
from support.laws.journey import Journey, journey, random_step
from support.laws.laws import viewers
from support.laws.variants import VARIANTS, Variant
from zaria.core.records.log import Log

pytestmark = pytest.mark.compiled

every_variant = pytest.mark.parametrize("number", range(len(VARIANTS)), ids=map(str, VARIANTS))


def cut(game: Journey, k: int) -> zaria.Record:
    """The record as it was after the first k steps."""
    whole = game.log.record
    result = whole.result if k == len(whole.steps) else None
    return whole.with_steps(whole.steps[:k], result)


@every_variant
def test_replay_gives_an_equal_state(number: int) -> None:
    game = journey(number)
    for k in {0, 1, 2, len(game.states) // 3, len(game.states) // 2, len(game.states) - 1}:
        record = cut(game, k)
        assert zaria.replay(record) == game.states[k]
        text = record.to_json()
        read = zaria.Record.from_json(text)
        assert read.to_json() == text
        assert zaria.replay(read) == game.states[k]
        assert [zaria.replay(read).view(seat) for seat in viewers(game.states[k])] == [
            game.states[k].view(seat) for seat in viewers(game.states[k])
        ]


@every_variant
def test_every_step_leads_where_it_led(number: int) -> None:
    """The steps of the record, one after the other, on a state that is never copied itself."""
    game = journey(number)
    state = VARIANTS[number].new()
    for k, line in enumerate(game.log.record.steps):
        assert state == game.states[k]
        assert state.copy() == state
        if line[0] == "deal":
            state.deal(line[3])
        else:
            state.apply(state.parse(line[1]))
    assert state == game.states[-1]


@every_variant
def test_a_copy_goes_on_like_the_original(number: int) -> None:
    """Also in what no key shows: the original was never copied, and both are played to the end alike."""
    game = journey(number)
    last = len(game.states) - 1
    for k in {round(part * last / 8) for part in range(9)}:
        original = zaria.replay(cut(game, k))
        twin = original.copy()
        assert zaria.playout(twin, zaria.Rng(k)) == zaria.playout(original, zaria.Rng(k))


@every_variant
def test_records_are_plain_data_in_the_documented_form(number: int) -> None:
    record = journey(number).log.record
    data = json.loads(record.to_json())
    extra = ["components"] if record.components else []
    assert list(data) == ["zaria", "game", "rules", "options", *extra, "players", "steps", "result"]
    assert data["steps"] == record.steps
    for line in data["steps"]:
        if line[0] == "deal":
            _, _, bounds, values = line
            assert len(values) == len(bounds) and all(0 <= value < bound for value, bound in zip(values, bounds))
        else:
            assert line[0] in range(len(data["players"])) and isinstance(line[1], str)
    assert data["result"] == {"scores": record.result["scores"], "winners": record.result["winners"]}  # type: ignore[index]


@every_variant
def test_labels_are_unique_within_a_game(number: int) -> None:
    labels = [line[1] for line in journey(number).log.record.steps if line[0] == "deal"]
    assert len(set(labels)) == len(labels) > 0


@every_variant
def test_nothing_is_made_or_lost_at_any_step(number: int) -> None:
    check = conserved_in(VARIANTS[number].game)
    for state in journey(number).states:
        check(state)


@every_variant
def test_what_was_taken_back_stays_in_the_record_and_counts_no_more(number: int) -> None:
    game = journey(number)
    last = len(game.states) - 1
    log = zaria.resume(game.log.record)
    rng = zaria.Rng(number)
    back = [last // 2, last - 1, 0]
    for k in back:
        log.undo(k)
        assert log.state == game.states[k]
        assert log.record.result is None
        assert zaria.replay(log.record) == log.state
        random_step(log, rng)
        assert zaria.replay(zaria.Record.from_json(log.record.to_json())) == log.state
    assert [line for line in log.record.steps if line[0] == "undo"] == [["undo", k] for k in back]
    assert log.record.steps[:last] == game.log.record.steps
    log.undo(last)  # taking back what was taken back: the finished game is there again, with its result
    assert log.state == game.states[last]
    assert log.record.result == game.log.record.result
    assert len(game.log.record.steps) == last  # the record that was resumed is as it was


@every_variant
def test_the_same_seed_gives_the_same_record(number: int) -> None:
    variant = VARIANTS[number]
    bots = [zaria.bot("random")] * variant.players
    one, two, other = (zaria.play(variant.game, bots, seed=seed, **variant.options).to_json() for seed in (3, 3, 4))
    assert one == two != other


@given(st.sampled_from(VARIANTS), st.integers(-(2**63), 2**63 - 1), st.lists(st.integers(0, 62), max_size=30))
def test_nothing_is_made_or_lost_however_it_is_played(variant: Variant, seed: int, picks: list[int]) -> None:
    log = Log(variant.game, ["somebody"] * variant.players, **variant.options)
    check = conserved_in(variant.game)
    rng = zaria.Rng(seed)
    while log.state.actor != zaria.OVER:
        if picks and log.state.actor != zaria.CHANCE:
            legal = log.state.legal()
            log.apply(legal[picks.pop() % len(legal)])
        else:
            random_step(log, rng)
        check(log.state)
    assert zaria.replay(zaria.Record.from_json(log.record.to_json())) == log.state
