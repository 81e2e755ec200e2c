"""The README's pictures: small, of our own making, and the only ones in the repository besides the page's icons."""

import re
from xml.etree import ElementTree

from PIL import Image

from support.checkout import ROOT

PICTURES = ROOT / "docs/pictures"
FOLDERS = ("bench", "deploy", "docs", "examples", "scripts", "src", "tests", "web/public", "web/src", "web/test")
ICONS = ("web/public/icons/", "web/src/device/icon")
BUILT = "src/zaria/server/page/"  # not in the repository
IMAGE = re.compile(r"\.(webp|svg|png|jpe?g|gif|avif|bmp|ico|tiff?|pdf)$", re.IGNORECASE)
LARGEST = 400_000  # bytes, of all together


def shown() -> list[str]:
    return re.findall(r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_readme_shows_both_tables_and_the_terminal() -> None:
    assert shown() == [f"docs/pictures/{name}" for name in ("las-vegas.webp", "dice-miner.webp", "terminal.svg")]
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert first_screen.count("![") == 2 and "unofficial" in first_screen


def test_there_are_no_other_pictures() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")] + list(ROOT.iterdir())
    images = [path.relative_to(ROOT).as_posix() for path in files if IMAGE.search(path.name)]
    assert sorted(name for name in images if not name.startswith((*ICONS, BUILT))) == sorted(shown())


def test_they_are_small_and_can_be_read() -> None:
    files = sorted(PICTURES.iterdir())
    assert sum(path.stat().st_size for path in files) < LARGEST
    for path in files:
        if path.suffix == ".svg":
            terminal = ElementTree.parse(path).getroot()
            assert "which number do you place?" in "".join(terminal.itertext())
        else:
            with Image.open(path) as picture:
                assert picture.format == "WEBP" and picture.size == (1280, 800)
