"""States, records and hints in notebooks: a picture shows the position, no secret, and nobody's markup."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import zaria
from support.checkout import ROOT
from zaria.bots.hints import hint as plain_hint
from zaria.notebook import Hint

GOLDEN = sorted((ROOT / "tests/golden/games").glob("*.json"))
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<script>alert(1)</script>", "\"onload='x' & <b>", "nul \0 and half \ud83d"]


def golden(path: Path) -> zaria.Record:
    return zaria.Record.from_json(path.read_text(encoding="utf-8"))


def positions(path: Path) -> Iterator[zaria.State]:
    for _, state in zaria.states(golden(path)):
        yield state


def parsed(state: zaria.State) -> ElementTree.Element:
    picture = state._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def texts(picture: ElementTree.Element) -> Counter[str]:
    return Counter(text.text or "" for text in picture.iter(f"{SVG}text"))


def titles(picture: ElementTree.Element) -> Counter[str]:
    """What single dice say that they are."""
    return Counter(title.text or "" for group in picture.iter(f"{SVG}g") for title in group.findall(f"{SVG}title"))


def dice_of_vegas(view: dict[str, Any]) -> Counter[str]:
    """Numbers that dice show: the sign of each casino, the dice in it, and the roll."""
    numbers = Counter[str]()
    for casino in view["casinos"]:
        lying = [*casino["dice"].values(), casino["neutral"], {"grey": casino["grey"]}]
        numbers[str(casino["number"])] = 1 + sum(sum(dice.values()) for dice in lying)
    roll = view["roll"]
    return numbers + Counter(map(str, [*roll["small"], *roll["black"], *filter(None, [roll["big"]])]))


def check_vegas(view: dict[str, Any], picture: ElementTree.Element) -> None:
    assert titles(picture) == dice_of_vegas(view)
    cards = Counter(f"${card // 1000}k" for casino in view["casinos"] for card in casino["cards"])
    tiles = Counter(tile["key"].replace("_", " ").title() for tile in view["tiles"])
    closed = Counter({"closed": sum(casino["closed"] for casino in view["casinos"])})
    supplies = Counter(
        f"{own['small'] + own['big']} dice, {own['chips']} chips, {own['cards']} cards" for own in view["players"]
    )
    assert cards + tiles + closed + supplies <= texts(picture)


def check_miner(view: dict[str, Any], picture: ElementTree.Element) -> None:
    mountain = Counter(f"die {die['die']}: {die['face']}" for die in view["mountain"])
    troves = Counter(die[2] for own in view["players"] for die in own["trove"])
    heroes = Counter(face for own in view["players"] for _, face in own["hero_faces"])
    assert titles(picture) == mountain + troves + heroes
    points = Counter(
        (f"now {own['now']['total']:+}, " if own["now"] else "") + f"total {own['total']}" for own in view["players"]
    )
    assert points <= texts(picture)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_picture_shows_the_position(path: Path) -> None:
    pictures = []
    for state in positions(path):
        picture, view = parsed(state), state.view(None)
        (check_vegas if state.setup.game == "vegas" else check_miner)(view, picture)
        pictures.append(state._repr_svg_())
    steps = golden(path).steps
    unchanged = [place for place, (one, other) in enumerate(pairwise(pictures)) if one == other]
    assert unchanged == [], [steps[place] for place in unchanged]


@pytest.mark.parametrize("name", ["vegas-tile-lucky-punch", "vegas-tile-black-box", "vegas-3-players-random-tiles"])
def test_a_picture_holds_no_secret(name: str) -> None:
    hidden = 0
    for state in positions(ROOT / f"tests/golden/games/{name}.json"):
        if state.hides_from(None):
            hidden += 1
            others = [state.determinize(seat, zaria.Rng(seed)) for seat in range(state.players) for seed in range(3)]
            assert {other._repr_svg_() for other in others} == {state._repr_svg_()}
        if state.actor != zaria.OVER:
            assert texts(parsed(state))["$?"] == state.players
    assert hidden > 0 or "tile" not in name.split("-")


def test_hostile_names_are_shown_as_text() -> None:
    record = zaria.play("vegas", ["random"] * 3, seed=1, rounds=1)
    record.players = HOSTILE
    html = record._repr_html_()
    assert html is not None
    whole = ElementTree.fromstring(f"<div>{html}</div>")
    assert {element.tag.removeprefix(SVG) for element in whole.iter()} <= {
        *("div", "p", "table", "tr", "th", "td"),
        *("svg", "title", "rect", "g", "circle", "text"),
    }
    names = [cell.text for cell in whole.iter("td")][::3]
    assert names == [*HOSTILE[:2], "nul \N{REPLACEMENT CHARACTER} and half \N{REPLACEMENT CHARACTER}"]


@pytest.mark.parametrize("game", list(zaria.GAMES))
def test_a_record_shows_its_result_and_its_last_position(game: str) -> None:
    record = zaria.play(game, ["random"] * zaria.GAMES[game].players[0], seed=2)
    assert record.result is not None
    html = record._repr_html_()
    assert html is not None and "<svg" in html
    cells = [cell.text for cell in ElementTree.fromstring(f"<div>{html}</div>").iter("td")]
    assert cells[1::3] == [f"{score:,}" for score in record.result["scores"]]
    assert [seat for seat, cell in enumerate(cells[2::3]) if cell == "won"] == record.result["winners"]
    scores, winners = record.result["scores"], record.result["winners"]
    start = f"<record of {game}, {record.players}, {len(record.steps)} steps: "
    assert repr(record) == f"{start}scores {scores}, won by {winners}>"
    begun = record.with_steps(record.steps[:3], None)
    assert repr(begun).endswith("3 steps: not ended>") and "<svg" in (begun._repr_html_() or "")


def test_a_record_that_is_no_game_says_why() -> None:
    record = zaria.play("vegas", ["random"] * 2, seed=1, rounds=1).with_steps([[0, "place 1"]], None)
    assert "step 1 is a move, but dice or cards were to be drawn" in (record._repr_html_() or "")


def test_a_game_without_a_picture_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zaria.games.parts", lambda name: iter(()))
    assert zaria.new("vegas", players=2)._repr_svg_() is None


@pytest.mark.parametrize(("game", "players"), [("vegas", 2), ("miner-solo", None)])
def test_a_hint_is_plain_data_and_shows_every_choice(game: str, players: int | None) -> None:
    state, rng = zaria.new(game, players=players), zaria.Rng(3)
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    hint = zaria.hint(state, rollouts=40)
    assert isinstance(hint, Hint) and hint == plain_hint(state, rollouts=40) and json.loads(json.dumps(hint)) == hint
    rows = list(ElementTree.fromstring(f"<div>{hint._repr_html_()}</div>").iter("tr"))
    assert [row[0].text for row in rows[1:]] == [choice["word"] for choice in hint["choices"]]
