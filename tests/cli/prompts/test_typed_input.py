"""What entries mean, for every question of every game."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import zaria
from support.scripted.miner import Scripted
from zaria.cli.prompts.typed_input import all_words, begins, possible, shortcuts, shown_words, understand
from zaria.i18n import LOCALES, words
from zaria.terminal.errors import UsageError

NAMES = ["Ann", "Bob", "Zoë"]
OFTEN = 4  # how often the same question of a game is tried


def questions(game: str, players: int, often: int, **options: Any) -> Iterator[zaria.State]:
    """A random game, wherever a question is put that was not put so often before."""
    state = zaria.new(game, players=players, **options)
    rng = zaria.Rng(players)
    asked: Counter[str] = Counter()
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        ask = state.ask()
        assert ask is not None
        asked[ask["question"]] += 1
        if asked[ask["question"]] <= often:
            yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *(("vegas", players, options) for players in (2, 4) for options in ({}, {"tiles": 6})),
        *(("miner", 2, {}), ("miner", 3, {}), ("miner-solo", 1, {})),
    ],
)
def test_every_choice_has_a_key_and_every_word_is_understood(game: str, players: int, options: dict[str, Any]) -> None:
    for state in questions(game, players, OFTEN, **options):
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


def test_an_entry_for_many_answers_none_of_which_is_possible_lists_what_is() -> None:
    for state in questions("miner-solo", 1, 200):
        names = [state.name(action) for action in state.legal()]
        if not any(name.startswith("take") for name in names) and "stop" in names:
            with pytest.raises(zaria.IllegalMove) as refused:
                understand(state, "take")
            assert f"You can: {', '.join(names)}" in str(refused.value) and "take 1" not in str(refused.value)
            return
    pytest.fail("a die could always be taken")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "players"), [("vegas", 3), ("miner", 3), ("miner-solo", 1)])
def test_choices_are_understood_in_the_words_of_the_language_and_of_records(
    game: str, players: int, locale: str
) -> None:
    own = words(locale)
    for state in questions(game, players, 2, **({"tiles": 6, "rounds": 1} if game == "vegas" else {})):
        for key, action in shortcuts(state, own).items():
            assert understand(state, key, own, NAMES) == action
        shown, recorded = shown_words(state, own, NAMES), all_words(state)
        for action in state.legal():
            assert understand(state, shown[action], own, NAMES) == action
            assert understand(state, recorded[action], own, NAMES) == action
            if locale != "en" and game == "vegas":
                assert shown[action] != recorded[action]


@pytest.mark.parametrize(
    ("locale", "entry"),
    [
        *(("de", "lege 6"), ("de", "LEGE 6"), ("de", "l 6"), ("de", "place 6"), ("it", "metti 6"), ("it", "m 6")),
        *(("el", "βάλε 6"), ("el", "ΒΑΛΕ 6"), ("el", "β 6"), ("el", "πλαψε 6"), ("el", "place 6")),
    ],
)
def test_a_number_is_placed_in_any_words(locale: str, entry: str) -> None:
    state = zaria.new("vegas", players=2)
    rng = zaria.Rng(1)
    while state.actor < 0:
        state.roll(rng)
    action = next(one for one in state.legal() if state.name(one) != "pass")
    typed = entry.replace("6", state.name(action).split()[1])
    assert understand(state, typed, words(locale), NAMES) == action
    for key in ("π", "p", "πάσο") if locale == "el" else ("p", "pass"):
        assert state.name(understand(state, key, words(locale), NAMES)) == "pass"


def test_opponents_are_named() -> None:
    state = sharing().state
    assert possible(state, words("de"), NAMES) == "gib Ann, gib Zoë"
    for entry in ("gib Zoë", "zoe", "gib z", "give 3", "3"):
        assert understand(state, entry, words("de"), NAMES) == 2


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
    with pytest.raises(zaria.IllegalMove, match=r"^the .+ is on the mountain, not in your trove$"):
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
    with pytest.raises(zaria.IllegalMove, match="You can: give 1, give 3"):
        understand(state, "to 2")
