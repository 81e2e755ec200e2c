"""The table of Dice Miner as it is drawn: the mountain as it stands, what can be taken, what it scores."""

import io
import re
from typing import Any

import pytest
from test_drawing import draw_everything

import zaria
from support.laws.journey import random_step
from support.scripted.miner import Scripted, Solo
from zaria.i18n import words
from zaria.miner.terminal.mountain import Mountain
from zaria.terminal.game_terminal import drawings
from zaria.terminal.screen import ESCAPE, Screen, width_of

WORDS = words("en")


def screen(width: int = 80, colour: bool = False, fancy: bool = True) -> Screen:
    return Screen(io.StringIO(), width, colour, fancy, colour)


def drawn(view: dict[str, Any], width: int = 80) -> list[str]:
    names = ["Ann", "Bob", "Cid", "Dot"][: len(view["players"])]
    return drawings()[view["game"]](screen(width), WORDS, names).table(view)


def read_back(lines: list[str]) -> dict[tuple[int, int], tuple[int, str]]:
    """The numbers and signs in a picture of a mountain, by cell. The lowest row is five lines from the ground."""
    found = {}
    ground = len(lines)
    for number, line in enumerate(lines):
        if (ground - 5 - number) % 3 == 0:
            row = (ground - 5 - number) // 3  # 0 is the lowest
            for place in re.finditer(r"/([ \d]\d)\\", line):
                across = place.start() - 1 - 15  # columns from the middle
                a = (5 + row + across // 3) // 2
                mark = lines[number + 3][place.start() + 1 : place.start() + 3]
                found[(a, 5 + row - a)] = (int(place[1]), mark.strip())
    return found


SIGNS = {"no": {""}, "side": {"◀", "▶"}, "top": {"▲▲"}}


@pytest.mark.parametrize("seed", range(4))
def test_DM_COMP_04_DM_COMP_05_the_mountain_is_drawn_as_it_stands(seed: int) -> None:
    """Through random games with side picks and slides, the picture can be read back cell by cell."""
    state = zaria.new("miner", players=2)
    rng = zaria.Rng(seed)
    seen = 0
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
            continue
        dice = state.view()["mountain"]
        picture = Mountain(screen(), WORDS).lines(dice, None, False)
        pictured = read_back(picture)
        assert {cell: number for cell, (number, _) in pictured.items()} == {tuple(d["cell"]): d["die"] for d in dice}
        for die in dice:
            assert pictured[tuple(die["cell"])][1] in SIGNS[die["take"]]
        seen += len(dice)
        legal = state.legal()
        shares = [action for action in legal if state.name(action).startswith("share")]
        state.apply(shares[0] if shares else legal[rng.below(len(legal))])
    assert seen > 300


def test_the_sign_of_a_side_points_to_where_it_is_open() -> None:
    table = Scripted(2)
    table.start()
    pictured = read_back(Mountain(screen(), WORDS).lines(table.view()["mountain"], None, False))
    assert pictured[(0, 5)] == (0, "◀")
    assert pictured[(5, 0)] == (5, "▶")
    assert pictured[(4, 5)][1] == pictured[(5, 4)][1] == "▲▲"


def test_what_can_be_taken_is_lit_and_what_is_buried_is_dim() -> None:
    table = Scripted(2)
    table.start()
    dice = table.view()["mountain"]
    paper = screen(colour=True)
    lines = Mountain(paper, WORDS).lines(dice, {18}, False)
    plain = [ESCAPE.sub("", line) for line in lines]
    assert plain == Mountain(screen(), WORDS).lines(dice, {18}, False)
    assert paper.paint("18", "accent") in lines[1] or "18" in lines[1].split("\x1b[1;38;5;166m")[1]
    assert "✕✕" in "".join(plain), "a top die that cannot be taken says so"
    assert "\x1b[2m" in lines[-3]


def test_solo_marks_only_what_may_be_drafted() -> None:
    table = Solo(mountain="t1 " * 18 + "t2 g3")
    view = table.state.view(0)
    pictured = read_back(drawn(view)[1:])
    assert pictured[(4, 5)][1] == "✕✕"
    assert pictured[(5, 4)][1] == "▲▲"
    assert "◀" not in "".join(drawn(view))


def test_the_trove_is_grouped_with_running_points() -> None:
    table = Scripted(2)
    table.start("engineer", "treasurer")
    table.give(0, "t1 t3 c2 g2 b".replace(" b", " tool beer"))
    lines = [line[39:].strip() for line in drawn(table.view())[1:]]
    for wanted in (
        r"◤ Ann, Engineer +now 12 · so far 0",
        r"tunnels +6 +20:1, 2\*, 21:3",
        r"hazards +2 +27:cave-in 2",
        r"tools +37:Beer, pickaxe\*",
        r"treasure +4 +44:gem 2 \(doubled\)",
        r"‖ Bob, Treasurer +now 1 · so far 0",
        r"treasure +1 +gem 1\*",
    ):
        assert any(re.fullmatch(wanted, line) for line in lines), wanted


def test_dice_are_marked_as_spent_chosen_and_cached() -> None:
    table = Scripted(2)
    table.start("engineer", "treasurer")
    table.to_magic("m2 t1 t2 t3 k1", "b t1".replace("b", "magic beer"))
    table.do("spend 52", "reroll 0")
    view = table.state.view(0)
    text = "\n".join(drawn(view))
    assert "52:magic 2 (spent)" in text
    assert "0:1 (chosen)" in text


def test_a_tie_break_is_told_line_by_line_and_listed_at_the_end() -> None:
    state = zaria.new("miner", players=2)
    for seed in range(400):
        state = zaria.playout(zaria.new("miner", players=2), zaria.Rng(seed))
        if state.view()["players"][0]["tiebreaks"]:
            break
    view = state.view()
    ending = drawings()["miner"](screen(), WORDS, ["Ann", "Bob"]).ending(
        view, {"scores": state.scores(), "winners": state.winners()}
    )
    extra = [player["tiebreaks"][0]["total"] for player in view["players"]]
    assert f" Tie-break 1: ◤ Ann {extra[0]}, ‖ Bob {extra[1]}" in ending


@pytest.mark.parametrize("width", [60, 76, 80, 100])
@pytest.mark.parametrize(("game", "players"), [("miner", 2), ("miner", 4), ("miner-solo", 1)])
def test_all_of_a_random_game_can_be_drawn(game: str, players: int, width: int) -> None:
    names = ["Maximiliana-Theodora", "greedy 1", "greedy 2", "greedy 3"][:players]
    drawing = drawings()[game](screen(width), WORDS, names)
    state = zaria.new(game, players=players)
    rng = zaria.Rng(width)
    turn = 0
    while state.actor != zaria.OVER:
        if turn % 9 == 0:
            assert [line for line in draw_everything(drawing, state) if width_of(line.rstrip()) > width] == []
        turn += 1
        random_step(state, rng)
    ending = drawing.ending(state.view(), {"scores": state.scores(), "winners": state.winners()})
    assert all(str(score) in "".join(ending) for score in state.scores())


@pytest.mark.parametrize("kind", ["tunnel", "hazard", "tool", "treasure", "magic", "beer"])
def test_every_kind_explains_itself(kind: str) -> None:
    drawing = drawings()["miner"](screen(), WORDS, ["Ann", "Bob"])
    _, rules = drawing.explain(kind.title())
    assert rules
    assert all(WORDS.has(f"rule-{rule}") or WORDS.has(f"rules-{rule}") for rule in rules)
    assert drawing.explain("nothing") == ([], [])
