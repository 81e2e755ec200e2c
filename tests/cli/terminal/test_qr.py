"""The QR code in the terminal: the squares of the code, and nothing else."""

import io
from collections.abc import Callable

import pytest
import segno

from zaria.cli.commands import serve
from zaria.i18n import words
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.qr import BORDER, HALVES, qr_lines
from zaria.terminal.screen import ESCAPE, Screen

ADDRESS = "http://192.168.178.123:8420"


@pytest.mark.parametrize("colour", [True, False])
def test_the_lines_are_the_squares_of_the_code(colour: bool) -> None:
    lines = qr_lines(ADDRESS, Screen(io.StringIO(), 80, colour=colour, fancy=True, movable=True))
    assert all(bool(ESCAPE.search(line)) == colour for line in lines)
    squares = {sign: pair for pair, sign in HALVES.items()}
    pairs = [[squares[sign] for sign in ESCAPE.sub("", line)] for line in lines]
    rows = [[pair[half] for pair in row] for row in pairs for half in (0, 1)]
    dark = 1 if colour else 0
    expected = [[*row] for row in segno.make_qr(ADDRESS, error="m").matrix_iter(border=BORDER)]
    assert [[int(square == dark) for square in row] for row in rows][: len(expected)] == expected
    assert len(rows) - len(expected) <= 1 and len(lines[0]) > 0


def test_it_fits_on_a_small_terminal() -> None:
    screen = Screen(io.StringIO(), 80, colour=False, fancy=True, movable=True)
    lines = qr_lines(ADDRESS, screen)
    assert len(lines) <= 20 and max(map(len, lines)) <= 40
    screen.show(*lines)
    assert isinstance(screen.out, io.StringIO) and screen.out.getvalue().count("\n") == len(lines)


class Paper(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize("terminal", [True, False])
def test_only_the_address_in_the_house_gets_one_and_only_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    def served(settings: object, port: object, listen: object, tell: Callable[..., None]) -> None:
        tell("serve-at", {"address": "http://127.0.0.1:8420"})
        tell("serve-lan-at", {"address": ADDRESS})

    monkeypatch.setattr("zaria.server.processes.serve.serve", served)
    screen = Screen(Paper(terminal), 80, colour=False, fancy=True, movable=True)
    found = serve.arguments(words("en"), []).read(["--lan"])
    assert serve.run(found, screen, Keyboard(io.StringIO(), screen), words("en")) == 0
    assert isinstance(screen.out, Paper)
    code = "\n".join(line.rstrip() for line in qr_lines(ADDRESS, screen))
    first = f"Zaria is at http://127.0.0.1:8420\nIn the local network: {ADDRESS}\n"
    assert screen.out.getvalue() == first + (f"{code}\n" if terminal else "")
