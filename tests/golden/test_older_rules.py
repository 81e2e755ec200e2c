"""Records outlive rules: those of older rules replay and go on, and what a game gains changes none of them."""

import json
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from support.laws.variants import FACES
from support.server.later import later_version, one_more_tile, other_faces
from zaria.core.records.record import Record
from zaria.core.records.replay import fresh
from zaria.miner.pieces.components import ORIGINAL as ORIGINAL_FACES
from zaria.vegas.rules.components import ORIGINAL as ORIGINAL_TILES
from zaria.vegas.tiles.catalogue import KEYS

pytestmark = pytest.mark.compiled

GAMES = {path.stem: path.read_text("utf-8") for path in sorted((Path(__file__).parent / "games").glob("*.json"))}
EXTRA = ["extra_front", "extra_back"]
RANDOM_TILES = [name for name in GAMES if "random-tiles" in name]

every_game = pytest.mark.parametrize("name", GAMES)


def cut(text: str, part: float) -> Record:
    """The record as it was when a part of the game had been played."""
    record = Record.from_json(text)
    return record.with_steps(record.steps[: round(part * len(record.steps))], None)


def play_out(log: zaria.Log, seed: int) -> Record:
    rng = zaria.Rng(seed)
    while log.state.actor != zaria.OVER:
        random_step(log, rng)
    return log.record


def header(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record.to_json())
    return {name: data[name] for name in data if name not in ("steps", "result")}


def test_there_are_games_of_all_rules_that_can_be_replayed() -> None:
    there = {(record.game, record.rules) for record in map(Record.from_json, GAMES.values())}
    wanted = {(game.name, n) for game in zaria.GAMES.values() for n in range(game.replays_from, game.rules + 1)}
    assert there == wanted and ("vegas", 1) in there
    assert {Record.from_json(GAMES[name]).rules for name in RANDOM_TILES} == {1, 2}


def test_what_records_without_components_mean_is_what_the_games_had_then() -> None:
    """Today's components may differ one day; these never do."""
    assert ORIGINAL_TILES == KEYS[:16]
    assert fresh(Record.from_json(GAMES["miner-2-players"])).setup.components == {"faces": ORIGINAL_FACES}
    assert fresh(Record.from_json(GAMES[RANDOM_TILES[0]])).setup.components == {"tiles": ORIGINAL_TILES}


@every_game
def test_every_record_replays_after_tiles_faces_and_rules_have_changed(name: str) -> None:
    record = Record.from_json(GAMES[name])
    with later_version():
        state = zaria.replay(record)
    assert record.result == {"scores": state.scores(), "winners": state.winners()}
    assert record.to_json() == GAMES[name]


@every_game
def test_every_game_goes_on_by_its_own_rules(name: str) -> None:
    """What is written then begins as the record did, and it replays, with and without the changes."""
    began = cut(GAMES[name], 0.4)
    with later_version():
        log = zaria.resume(began)
        record = play_out(log, 5)
    assert header(record) == header(began)
    assert record.steps[: len(began.steps)] == began.steps
    again = Record.from_json(record.to_json())
    assert zaria.replay(again) == log.state
    log.undo(len(began.steps))
    assert log.state == zaria.replay(began)


@every_game
def test_a_game_that_goes_on_is_the_same_before_and_after_the_change(name: str) -> None:
    before = play_out(zaria.resume(cut(GAMES[name], 0.3)), 6).to_json()
    saved = zaria.replay(cut(GAMES[name], 0.3)).to_bytes()
    with later_version():
        assert play_out(zaria.resume(cut(GAMES[name], 0.3)), 6).to_json() == before
        assert zaria.from_bytes(saved) == zaria.replay(cut(GAMES[name], 0.3))
        assert zaria.from_bytes(saved).to_bytes() == saved


def test_a_new_tile_is_drawn_at_new_tables_and_changes_no_rules_number() -> None:
    rules = zaria.new("vegas", players=2, tiles=3).setup.rules
    before = [zaria.play("vegas", ["random", "random"], seed=seed, tiles=6) for seed in range(8)]
    with one_more_tile():
        state = zaria.new("vegas", players=2, tiles=3)
        assert state.setup.rules == rules and state.bounds() == [18, 16, 14]
        assert state.parse_deal("extra_back jackpot H2") == [17, 1, 13]
        after = [zaria.play("vegas", ["random", "random"], seed=seed, tiles=6) for seed in range(8)]
        assert all(record.components == {"tiles": [*ORIGINAL_TILES, *EXTRA]} for record in after)
        assert [record.steps for record in before] != [record.steps for record in after]
        drawn = [tile["key"] for record in after for _, state in zaria.states(record) for tile in state.view()["tiles"]]
        assert set(EXTRA) <= set(drawn)
        for record in [*before, *after]:
            read = Record.from_json(record.to_json())
            assert zaria.replay(read).scores() == record.result["scores"]  # type: ignore[index]


def test_a_record_that_draws_from_a_tile_we_do_not_know_is_newer() -> None:
    data = json.loads(GAMES["vegas-3-players-random-tiles-rules-2"])
    data["components"]["tiles"] += EXTRA
    with pytest.raises(zaria.NewerRecord) as caught:
        zaria.replay(Record.from_json(json.dumps(data)))
    assert str(caught.value) == "the record needs “extra_front”, which this version of Zaria does not know"
    with (
        one_more_tile(),
        pytest.raises(zaria.BadRecord, match="step 1 draws tiles/1/-/1 below other bounds than it has in this game"),
    ):
        zaria.replay(Record.from_json(json.dumps(data)))


def test_new_tables_get_the_corrected_faces() -> None:
    with other_faces():
        record = zaria.play("miner", ["random", "random"], seed=1)
        assert record.components == {"faces": FACES}
        old = zaria.replay(Record.from_json(GAMES["miner-2-players"]))
    assert zaria.replay(record).view()["faces"] == FACES
    assert old.view()["faces"] == ORIGINAL_FACES


def test_rules_that_are_too_old_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zaria.GAMES["vegas"], "replays_from", 2)
    zaria.replay(Record.from_json(GAMES["vegas-4-players-rules-2"]))
    with pytest.raises(zaria.BadRecord) as caught:
        zaria.replay(Record.from_json(GAMES["vegas-2-players"]))
    assert str(caught.value) == "the record follows rules 1 of vegas; this version of Zaria knows them from 2 on"


WRONG_TILES: list[Any] = [
    None, 16, "jackpot", {}, [], [1] * 16, ORIGINAL_TILES[:10], ORIGINAL_TILES[:15], ORIGINAL_TILES[1:],
    ORIGINAL_TILES[::-1], [*ORIGINAL_TILES, "jackpot"], [*ORIGINAL_TILES[:14], "my_choice", "nice_dice"],
]  # fmt: skip


@pytest.mark.parametrize("tiles", WRONG_TILES)
def test_tiles_that_cannot_be(tiles: Any) -> None:
    data = json.loads(GAMES["vegas-3-players-random-tiles-rules-2"]) | {"components": {"tiles": tiles}}
    with pytest.raises(zaria.BadRecord) as caught:
        zaria.replay(Record.from_json(json.dumps(data)))
    assert str(caught.value) == "the record's “components.tiles” is not what it should be"


@pytest.mark.parametrize("faces", [None, {}, [], FACES | {"tool": ["shield"]}, FACES | {"more": []}, {"tunnel": []}])
def test_faces_that_cannot_be(faces: Any) -> None:
    data = json.loads(GAMES["miner-2-players-rules-2"]) | {"components": {"faces": faces}}
    with pytest.raises(zaria.BadRecord) as caught:
        zaria.replay(Record.from_json(json.dumps(data)))
    assert str(caught.value) == "the record's “components.faces” is not what it should be"


def test_components_too_many_and_too_few() -> None:
    random_tiles, no_tiles = GAMES["vegas-3-players-random-tiles-rules-2"], GAMES["vegas-4-players-rules-2"]
    for text, components, words in (
        (random_tiles, {}, "the record has no “components.tiles”"),
        (no_tiles, {"tiles": ORIGINAL_TILES}, "the record has a field “components.tiles” that does not belong in it"),
        (no_tiles, {"cards": 90}, "the record has a field “components.cards” that does not belong in it"),
        (no_tiles, [], "the record's “components” is not what it should be"),
        (no_tiles, None, "the record's “components” is not what it should be"),
    ):
        with pytest.raises(zaria.BadRecord) as caught:
            zaria.replay(Record.from_json(json.dumps(json.loads(text) | {"components": components})))
        assert str(caught.value) == words
    without = {name: value for name, value in json.loads(random_tiles).items() if name != "components"}
    with pytest.raises(zaria.BadRecord, match=r"the record has no “components\.tiles”"):
        zaria.replay(Record.from_json(json.dumps(without)))
