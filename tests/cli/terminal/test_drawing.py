"""Everything that can lie on a table can be drawn, from views alone, at every width."""

import io
from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from zaria.cli.prompts.rule_lines import rules_beginning
from zaria.i18n import words
from zaria.terminal.drawing import Drawing
from zaria.terminal.game_terminal import drawings
from zaria.terminal.screen import Screen, beside, clean, cut, open_screen, pad, term_lines, width_of, wrap

WORDS = words("en")
NAMES = ["Ann", "Bob", "greedy 1", "greedy 2", "Maximiliana-Theodora"]


def screen(width: int = 80, colour: bool = False, fancy: bool = True) -> Screen:
    return Screen(io.StringIO(), width, colour, fancy, colour)


def draw_everything(drawing: Drawing, state: zaria.State) -> list[str]:
    """Draw all that could be drawn in this state; returns the lines that cannot be wrapped."""
    lines: list[str] = []
    for seat in [None, *range(state.players)]:
        view = state.view(seat)
        lines += [line for line in drawing.table(view) if not line.startswith("   ")]  # all but notes on tiles
        if view["ask"] is not None:
            lines += drawing.roll(view, view["ask"])
            assert drawing.question(view["ask"])
            for choice in view["ask"]["choices"]:
                explained = view | {"why": state.why(seat)}
                assert isinstance(drawing.preview(explained, view["ask"], choice), str)
                assert isinstance(drawing.why(explained, choice["action"]), str)
            for beginning in view["ask"]["rules"]:
                assert rules_beginning(WORDS, [beginning]), beginning
    return lines


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"tiles": 6, "open_money": True}], ids=["base", "royale"])
def test_all_of_a_random_game_can_be_drawn(options: dict[str, Any], players: int, width: int) -> None:
    paper = screen(width)
    drawing = drawings()["vegas"](paper, WORDS, NAMES[:players])
    state = zaria.new("vegas", players=players, **options)
    rng = zaria.Rng(players)
    turn = 0
    while state.actor != zaria.OVER:
        if turn % 6 == 0:
            assert [line for line in draw_everything(drawing, state) if width_of(line.rstrip()) > width] == []
        turn += 1
        random_step(state, rng)
    result = {"scores": state.scores(), "winners": state.winners()}
    ending = drawing.ending(state.view(None), result)
    assert all(f"${score:,}" in "".join(ending) for score in state.scores())


def test_every_tile_explains_itself_by_name_key_and_code() -> None:
    from zaria.vegas.tiles.catalogue import TILES

    drawing = drawings()["vegas"](screen(), WORDS, NAMES[:3])
    for tile in TILES:
        for word in (tile.key, tile.key.replace("_", " ").title(), tile.code, tile.code.lower()):
            lines, rules = drawing.explain(word)
            assert lines
            assert rules == [f"LV-TILE-{tile.code}"]
            assert rules_beginning(WORDS, rules)
    assert drawing.explain("nothing") == ([], [])


def test_a_view_without_money_draws_none() -> None:
    state = zaria.playout(zaria.new("vegas", players=3), zaria.Rng(1))
    view = state.view(None)
    for seat, player in enumerate(view["players"]):
        player["money"] = None if seat != 1 else 123_000
    table = "\n".join(drawings()["vegas"](screen(), WORDS, NAMES[:3]).table(view))
    assert table.count("$123,000") == 1
    assert table.count("?") == 2


def test_the_final_list_is_in_the_order_of_the_ranking() -> None:
    """Equal money, and more cards and chips for the second seat."""
    state = zaria.playout(zaria.new("vegas", players=3), zaria.Rng(1))
    view = {**state.view(None), "ranking": [[1], [0], [2]]}
    result = {"scores": [90_000, 90_000, 80_000], "winners": [1]}
    lines = drawings()["vegas"](screen(), WORDS, NAMES[:3]).ending(view, result)
    listed = [next(name for name in NAMES if name in line) for line in lines if "$" in line]
    assert listed == [NAMES[1], NAMES[0], NAMES[2]]


def test_a_tie_at_the_end_is_explained() -> None:
    state = zaria.playout(zaria.new("vegas", players=2), zaria.Rng(1))
    drawing = drawings()["vegas"](screen(), WORDS, NAMES[:2])
    both = "\n".join(drawing.ending(state.view(None), {"scores": [90000, 90000], "winners": [0, 1]}))
    assert "◤ Ann and ‖ Bob win together." in both
    assert "money cards and chips" in both
    one = "\n".join(drawing.ending(state.view(None), {"scores": [90000, 80000], "winners": [0]}))
    assert "◤ Ann wins." in one
    assert "money cards and chips" not in one


# The paper


def test_paint_keeps_inner_colours_and_widths() -> None:
    paper = screen(colour=True)
    text = paper.paint(f"a {paper.paint('b', 'seat1')} c", "bold")
    assert text == "\x1b[1ma \x1b[1;38;5;68mb\x1b[0m\x1b[1m c\x1b[0m"
    assert width_of(text) == 5
    assert wrap(paper.paint("one two", "bold"), 4, 0) == ["\x1b[1mone\x1b[0m", "\x1b[1mtwo\x1b[0m"]
    assert screen().paint("a", "bold") == "a"


def test_lines_break_between_words_and_keep_their_gaps() -> None:
    assert wrap("  one  two three", 12) == ["  one  two", "      three"]
    assert wrap("x" * 25, 12) == ["x" * 12, "    " + "x" * 8, "    " + "x" * 5]
    assert all(width_of(line) <= 40 for line in wrap("骰子 " * 40, 40))
    assert term_lines(" term", "what is said about it", 8, 20) == [" term   what is said", "        about it"]
    assert term_lines(" a long term", "said", 20, 30) == [" a long term", "      said"]


def test_texts_are_cut_padded_and_cleaned_by_columns() -> None:
    assert cut("Theodora", 5, "…") == "Theo…"
    assert cut("骰子遊戲", 5, "…") == "骰子…"
    assert pad("骰", 4) == "骰  "
    assert (width_of("👩\u200d🚀"), width_of("e\u0301"), width_of("👍🏽"), width_of("❤\ufe0f")) == (2, 1, 2, 2)
    assert clean("a\x1b[2Jb\x07c\u202ed") == "a [2Jb c d"
    assert beside([["ab", "cd"], ["ef", "gh"], ["ij", "kl"]], 6, 1) == ["ab ef", "cd gh", "ij", "kl"]


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "plain", "colour", "movable"),
    [
        ({"TERM": "xterm"}, False, True, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False, False, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, False, True, True),
        ({"TERM": "dumb"}, False, False, False),
        ({}, False, False, False),
        ({"TERM": "xterm"}, True, False, False),
    ],
)
def test_the_environment_decides_about_colour(
    environment: dict[str, str], plain: bool, colour: bool, movable: bool
) -> None:
    opened = open_screen(Tty(), environment, plain)
    assert (opened.colour, opened.movable, opened.fancy) == (colour, movable, not plain)


def test_a_screen_that_cannot_be_cleared_is_scrolled_empty() -> None:
    out = Tty()
    Screen(out, 80, False, False, False).clear()
    assert out.getvalue() == "\n" * 200
