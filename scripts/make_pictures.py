"""Makes the pictures of the documentation in build/pictures: of the terminal and, with Chromium, of the page.

They show the installed package. --keep stores those of the README in docs/pictures, the only pictures in the
repository; look at them before you commit them.
"""

import argparse
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PIL import Image
from terminal_picture import as_svg, last_page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import zaria  # noqa: E402

if TYPE_CHECKING:
    from support.page.browser import Visitor

TARGET = ROOT / "build/pictures"
KEPT = ROOT / "docs/pictures"
SHOWN = tomllib.loads((ROOT / "scripts/pictures.toml").read_text(encoding="utf-8"))
QUALITY = 84  # of WebP: no visible artefacts, and a table takes less than 100 kB


def log_of(scene: dict[str, Any]) -> zaria.Log:
    names = scene["players"]
    record = zaria.play(scene["game"], ["hard"] * len(names), scene["seed"], 20, **scene.get("options", {}))
    record.players = names
    turns = 0
    for number, (_, state) in enumerate(zaria.states(record)):
        if state.actor == 0 and (state.ask() or {"main": False})["main"]:
            turns += 1
            if turns == scene["turn"]:
                return zaria.resume(record.with_steps(record.steps[:number], None))
    raise SystemExit(f"zaria: {scene['name']} has only {turns} turns")


@contextmanager
def browsing() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    from support.page.browser import launched

    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


def of_page() -> None:
    from support.page.browser import Visitor
    from support.page.playing import go_to_table
    from support.page.stage import Stage
    from support.server.site import site

    with TemporaryDirectory() as folder, site(Path(folder)) as address, browsing() as browser:
        home = Visitor(browser, address)
        home.page.goto("/")
        home.page.get_by_role("main").wait_for()
        shoot(home, "1-home")
        for scene in SHOWN["page"]:
            visitor, others = Visitor(browser, address), Visitor(browser, address)
            stage = Stage(visitor, log_of(scene))
            stage.play()
            cookies = stage.other.http.cookies.items()
            others.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies])
            go_to_table(others.page, stage.id)  # so that they are present
            stage.show()
            shoot(visitor, scene["name"], scene.get("pointer"))
            others.close()


def shoot(visitor: "Visitor", name: str, pointer: str | None = None) -> None:
    visitor.page.wait_for_timeout(1500)  # until nothing moves
    if pointer is not None:
        visitor.page.locator(pointer).last.hover()
        visitor.page.locator('[role="tooltip"]').evaluate_all("tips => tips.forEach((tip) => tip.remove())")
    picture = Image.open(BytesIO(visitor.page.screenshot(animations="disabled")))
    picture.save(TARGET / f"{name}.webp", quality=QUALITY, method=6)
    visitor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep those of the README in docs/pictures")
    given = parser.parse_args()
    TARGET.mkdir(parents=True, exist_ok=True)
    for scene in SHOWN["terminal"]:
        lines = last_page(scene["command"].split(), scene["answers"])
        (TARGET / f"{scene['name']}.svg").write_text(as_svg(lines), encoding="utf-8")
    from support.page.browser import NAMES

    if any(map(shutil.which, NAMES)):
        of_page()
    else:
        print("zaria: no Chromium, so the documentation has no pictures of the page")
    if given.keep:
        KEPT.mkdir(exist_ok=True)
        for scene in SHOWN["page"] + SHOWN["terminal"]:
            if "kept" in scene:
                kept = KEPT / scene["kept"]
                shutil.copy(TARGET / f"{scene['name']}{kept.suffix}", kept)


if __name__ == "__main__":
    main()
