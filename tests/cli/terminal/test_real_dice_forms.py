"""Real dice in the terminal: everything that is shown is also read, in every language."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import choices, zaria_command
from zaria.core.engine.state import Event, State
from zaria.core.records.log import resume
from zaria.i18n import LOCALES, words
from zaria.miner.pieces.dice import KIND_NAMES
from zaria.miner.terminal.mountain import Mountain
from zaria.miner.words import face as face_name
from zaria.terminal.drawing import drawing_of
from zaria.terminal.game_terminal import real_dice
from zaria.terminal.real_dice import RealDice
from zaria.terminal.screen import Screen
from zaria.vegas.tiles.catalogue import TILES
from zaria.vegas.words import tile as tile_name

BIG = {"en": "big", "el": "μεγάλο", "it": "grande", "de": "groß"}
NAMES = ["Ann", "Ζωή"]


def screen() -> Screen:
    return Screen(io.StringIO(), 80, False, True, False)


def reader(game: str, locale: str) -> RealDice:
    speech = drawing_of(game, screen(), words(locale), NAMES).speech
    return real_dice()[game](speech, NAMES)


def cards_of(state: State) -> list[int]:
    return sorted(card for casino in state.view()["casinos"] for card in casino["cards"])


@pytest.mark.parametrize("locale", LOCALES)
def test_money_is_read_in_every_form_in_which_it_is_shown(locale: str) -> None:
    own = words(locale)
    forms: list[Callable[[int], str]] = [
        own.money,
        lambda dollars: own.say("money-thousands", {"amount": dollars // 1000}),
        lambda dollars: str(dollars // 1000),
        lambda dollars: f"{dollars // 1000}k",
        lambda dollars: f"{dollars // 1000} K",
        str,
    ]
    amounts = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 30_000, 40_000, 50_000, 60_000]
    read = reader("vegas", locale)
    for form in forms:
        for between in (" ", ", "):
            state = zaria.new("vegas", players=3)
            state.deal(state.parse_deal(read.plain(state, between.join(map(form, amounts)))))
            assert cards_of(state) == sorted(amounts), form(30_000)


@pytest.mark.parametrize("locale", LOCALES)
def test_dice_are_read_as_the_story_tells_them(locale: str) -> None:
    read = reader("vegas", locale)
    state = zaria.new("vegas", players=3)
    state.deal(state.parse_deal("3 4 5 6 7 8 9 10 3 4 5 6"))
    for numbers in ([1, 1, 2, 3, 3, 5, 6, 4], [6] * 8):
        rolled = state.copy()
        heard: list[Event] = []
        rolled.listen(heard.append)
        rolled.deal([number - 1 for number in numbers])
        told = read.speech.spoken("dice", heard[0].arguments["dice"])
        assert BIG[locale] in told
        assert state.parse_deal(read.plain(state, told)) == [number - 1 for number in numbers]
        assert state.parse_deal(read.plain(state, told.upper())) == [number - 1 for number in numbers]


@pytest.mark.parametrize("locale", LOCALES)
def test_tiles_are_read_by_name(locale: str) -> None:
    read = reader("vegas", locale)
    for tile in TILES:
        state = zaria.new("vegas", players=3, tiles=1)
        state.deal(state.parse_deal(read.plain(state, tile_name(read.speech, tile.key))))
        assert state.view()["tiles"][0]["key"] == tile.key
        assert any(
            tile_name(read.speech, tile.key) in one for one in read.possible(zaria.new("vegas", players=3, tiles=1))
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_faces_of_dice_miner_are_read_by_their_names_and_short_names(locale: str) -> None:
    own = words(locale)
    read = reader("miner", locale)
    state = zaria.new("miner-solo", players=1)
    state.deal(state.parse_deal("m1 m1 m1"))
    assert state.chance().kind == "mountain"
    short = Mountain(screen(), own).short
    faces = [(kind, face) for kind in KIND_NAMES for face in dict.fromkeys(state.view()["faces"][kind])]
    for kind, face in faces:
        forms = [face_name(read.speech, face), " ".join(short(kind, face))]
        if face == "beer":
            forms = [read.speech.say("preview-miner-of-kind", {"die_kind": kind, "face": face}), forms[1]]
        for form in forms:
            entry = " ".join([form, "m1 m1 m1 m1", *["t1"] * 15])
            after = state.copy()
            after.deal(after.parse_deal(read.plain(after, entry)))
            lowest = after.view()["mountain"]
            assert (kind, face) in {(die["kind"], die["face"]) for die in lowest}, form


@pytest.mark.parametrize("locale", LOCALES)
def test_who_starts_is_read_by_name(locale: str) -> None:
    read = reader("vegas", locale)
    state = zaria.new("vegas", players=2, first="random")
    assert [state.parse_deal(read.plain(state, name)) for name in ("ann", "ΖΩΗ", "2")] == [[0], [1], [1]]
    assert read.possible(state) == NAMES


CARDS = ["60 30 60 30 60 30 60 40 40 50 50 50", "70 70 80 80 90 90 100 100 30 30 40 40"]


def test_a_missing_big_is_asked_for_and_cards_of_later_rounds_only_when_they_are_turned_over() -> None:
    asked: list[str] = []

    def answer(printed: str) -> str:
        """Types what is asked for, and then the first choice."""
        question = " ".join(printed.removesuffix("> ").rpartition("\n> ")[2].split())
        if "Draw 12 money cards" in question:
            asked.append("cards")
            return CARDS[asked.count("cards") - 1]
        if "Which number does the big die show" in question:
            asked.append("big")
            return "6"
        if "and type the dice:" in question:
            asked.append("roll")
            log = resume(zaria.Record.from_json(Path("g.json").read_text()))  # it is saved after every step
            return " ".join(["1"] * (len(log.state.chance().bounds) - 1) + ["6"])
        return choices(printed)[0] if printed.endswith("> ") else ""

    ran = zaria_command(
        "play", "vegas", "--players", "3", "--bots", "random", "--tiles", "pay_day", "--rounds", "2", "--real-dice",
        *("--record", "g.json"),
        answer=answer,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert asked.count("cards") == 2, "a card that nobody can see was asked for"
    assert "big" in asked
    record = zaria.Record.from_json(Path("g.json").read_text())
    assert record.result is not None
    zaria.replay(record)
    second = [step for step in record.steps if step[0] == "deal" and step[1].startswith("cards/2")]
    state = next(after for step, after in zaria.states(record) if step == second[0])
    assert cards_of(state) == sorted(int(card) * 1000 for card in CARDS[1].split())


def test_a_mistyped_roll_is_corrected_before_the_decision_and_not_after() -> None:
    cards = CARDS[0]
    typed = [cards, "1 1 1 1 1 1 1 big 2", "correct", "3 3 3 3 3 3 3 big 5", "correct", "correct"]
    typed += [cards.replace("60", "80"), "3 3 3 3 3 3 3 big 5", "place 3", "correct", "quit"]
    ran = zaria_command("play", "vegas", "--players", "3", "--real-dice", "--record", "g.json", typed=typed)
    assert ran.code == 0
    assert "there are no dice or cards to correct" in ran.out
    steps = json.loads(Path("g.json").read_text())["steps"]
    assert [step[0] for step in steps] == ["deal", "deal", "undo", "deal", "undo", "undo", "deal", "deal", 0]
    state = zaria.replay(zaria.Record.from_json(Path("g.json").read_text()))
    assert state.view()["casinos"][2]["dice"] == {"0": {"small": 7, "big": 0, "black": 0}}
    assert 80_000 in cards_of(state)


@pytest.mark.parametrize(("locale", "said"), [("en", "You can type: $30,000"), ("de", "Du kannst eingeben: 30.000")])
def test_a_question_mark_lists_what_may_be_typed_and_asks_again(locale: str, said: str) -> None:
    ran = zaria_command("play", "vegas", "--real-dice", "--lang", locale, typed=["?"])
    assert said in ran.out
    question = words(locale).say("chance-vegas-cards")[:30]
    assert ran.out.replace("\n    ", " ").count(question) == 2
    for typed in ("?", "nonsense nonsense"):
        tiles = zaria_command("play", "vegas", "--real-dice", "--tiles", "2", "--lang", locale, typed=[typed])
        assert "Power Play (D2)" in tiles.out.replace("\n    ", " ")
