"""Makes the pictures of the documentation, in build/pictures: of the terminal, and of the page where there is Chromium.

They are made of what the installed package shows now, so they never show an older version.
"""

import io
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import zaria  # noqa: E402
from zaria.cli.drawing import drawing_of  # noqa: E402
from zaria.cli.screen import Screen, plainly  # noqa: E402
from zaria.i18n import words  # noqa: E402

TARGET = ROOT / "build/pictures"
COLUMNS = 100
LINE, LETTER = 18, 8.4  # pixels of a line, and of a letter of 14 pixels
PEOPLE = ["Ann", "Bruno", "Ada"]
STEPS = 14  # of a game, after which a picture of it is taken


def people(game: str) -> list[str]:
    return PEOPLE[: zaria.GAMES[game].players[1]]


def of_terminal(game: str) -> str:
    """A table in the middle of a game, as the terminal draws it, as SVG."""
    names = people(game)
    *_, (_, state) = islice(zaria.states(zaria.play(game, ["greedy"] * len(names), seed=11)), STEPS)
    screen = Screen(io.StringIO(), COLUMNS, colour=False, fancy=True, movable=False)
    lines = [plainly(line).rstrip() for line in drawing_of(game, screen, words("en"), names).table(state.view(None))]
    width, height = int(LETTER * COLUMNS) + 32, LINE * len(lines) + 32
    texts = "\n".join(
        f'<text x="16" y="{16 + LINE * (number + 1) - 4}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" font-size="14"'
        f' fill="#dedcd4"><rect width="{width}" height="{height}" rx="10" fill="#181a20"/>\n{texts}\n</svg>\n'
    )


@contextmanager
def browsing() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    from support.browser import launched

    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


def of_page() -> None:
    from support.browser import Visitor
    from support.site import site
    from support.stage import played_until, staged

    def deciding(state: zaria.State, _: object) -> bool:
        return state.actor == 0 and bool((state.ask() or {"main": False})["main"])

    with TemporaryDirectory() as folder, site(Path(folder)) as address, browsing() as browser:
        home = Visitor(browser, address)
        home.page.goto("/")
        home.page.get_by_role("main").wait_for()
        home.page.screenshot(path=TARGET / "1-home.png", animations="disabled")
        home.close()
        for number, game in enumerate(zaria.GAMES, 2):
            visitor = Visitor(browser, address)
            staged(visitor, played_until(deciding, game, people(game)))
            visitor.page.screenshot(path=TARGET / f"{number}-{game}.png", animations="disabled")
            visitor.close()


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(zaria.GAMES, 2 + len(zaria.GAMES)):
        target = TARGET / f"{number}-{game}-in-the-terminal.svg"
        target.write_text(of_terminal(game), encoding="utf-8")
    from support.browser import NAMES

    if any(map(shutil.which, NAMES)):
        of_page()
    else:
        print("zaria: no Chromium, so the documentation has no pictures of the page")


if __name__ == "__main__":
    main()
