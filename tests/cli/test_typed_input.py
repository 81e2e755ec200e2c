"""What entries mean, for every question of every game."""

from collections import Counter
from typing import Any

import pytest

import zaria
from support.miner import Scripted
from zaria.cli.errors import UsageError
from zaria.cli.typed_input import all_words, begins, possible, shortcuts, understand

OFTEN = 8  # how often the same question of a game is tried


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *(("vegas", players, options) for players in (2, 4) for options in ({}, {"tiles": 6})),
        *(("miner", 2, {}), ("miner", 3, {}), ("miner-solo", 1, {})),
    ],
)
def test_every_choice_has_a_key_and_every_word_is_understood(game: str, players: int, options: dict[str, Any]) -> None:
    state = zaria.new(game, players=players, **options)
    rng = zaria.Rng(players)
    asked: Counter[str] = Counter()
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        legal = state.legal()
        ask = state.ask()
        assert ask is not None
        asked[ask["question"]] += 1
        if asked[ask["question"]] > OFTEN:
            state.apply(legal[rng.below(len(legal))])
            continue
        keys = shortcuts(state)
        assert list(keys.values()) == state.legal()
        for key, action in keys.items():
            assert understand(state, key) == action
        for action, word in all_words(state).items():
            if action in state.legal():
                assert understand(state, word.upper()) == action
            elif word not in keys and not stands_for_another(state, action):
                with pytest.raises(zaria.IllegalMove):
                    understand(state, word)
        state.apply(legal[rng.below(len(legal))])


def stands_for_another(state: zaria.State, action: int) -> bool:
    """Equal dice of Dice Miner are one choice, and any of them may be named."""
    return state.parse(state.name(action)) in state.legal()


def test_any_of_several_equal_dice_may_be_typed() -> None:
    state = zaria.new("miner", players=2)
    rng = zaria.Rng(6)
    while True:
        ask = state.ask()
        merged = [choice for choice in ask["choices"] if choice["same_as"]] if ask is not None else []
        if merged:
            break
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            state.apply(state.legal()[0])
    choice = merged[0]
    verb = choice["word"].split()[0]
    for same in choice["same_as"]:
        other = same.removeprefix("die:")
        assert understand(state, other) == understand(state, f"{verb} {other}") == choice["action"]


def test_words_for_a_die_in_another_place_say_where_it_is() -> None:
    state = zaria.new("miner", players=2)
    rng = zaria.Rng(1)
    while not state.view()["players"][0]["trove"] or state.actor != 0:
        state.roll(rng) if state.actor == zaria.CHANCE else state.apply(state.legal()[0])
    die = state.view()["mountain"][0]["die"]
    with pytest.raises(zaria.IllegalMove, match=f"^die {die} is on the mountain, not in your trove$"):
        understand(state, f"share {die}")


def test_a_game_is_not_ended_by_one_letter() -> None:
    state = zaria.new("miner-solo")
    state.deal([0, 0, 0])
    state.roll(zaria.Rng(1))
    assert "s" not in shortcuts(state)
    assert understand(state, "stop") == understand(state, "st") == state.parse("stop")
    with pytest.raises(UsageError):
        understand(state, "s")


def test_what_is_unclear_is_said_to_be() -> None:
    state = zaria.new("vegas", players=3)
    state.deal([0] * 12)
    state.deal([0, 1, 2, 3, 3, 3, 3, 3])
    with pytest.raises(UsageError) as unclear:
        understand(state, "place")
    assert unclear.value.refusal.arguments["possible"] == "place 1, place 2, place 3, place 4"
    assert understand(state, "pa") == state.parse("pass")
    with pytest.raises(zaria.IllegalMove) as refused:
        understand(state, "6")
    assert refused.value.refusal.rule == "LV-TURN-02"


def test_numbers_must_be_whole() -> None:
    assert not begins("place 12", "place 1")
    assert begins("place 12", "pl 12")
    assert not begins("pass", "pass 1")
    assert not begins("pass", "")


def sharing() -> Scripted:
    """The second of three players has shared a Beer and says with whom."""
    table = Scripted(3)
    table.start(first=1)
    (beer,) = table.give(1, "tunnel beer")
    table.do(f"share {beer}")
    return table


def test_people_count_players_from_1() -> None:
    """The words of records, and data, count from 0."""
    state = sharing().state
    assert [(choice["word"], choice["targets"]) for choice in state.ask()["choices"]] == [  # type: ignore[index]
        ("to 0", ["seat:0"]),
        ("to 2", ["seat:2"]),
    ]
    assert shortcuts(state) == {"1": 0, "3": 2}
    assert possible(state) == "give 1, give 3"
    assert [understand(state, typed) for typed in ("give 1", "g 3", "3")] == [0, 2, 2]
    with pytest.raises(zaria.IllegalMove, match="you cannot share a Beer with yourself"):
        understand(state, "give 2")
    with pytest.raises(zaria.IllegalMove, match="possible: give 1, give 3"):
        understand(state, "to 2")
