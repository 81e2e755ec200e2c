"""The documentation builds without a warning, takes nothing from elsewhere, and leads from rules to code and tests."""

import re
import sys
from pathlib import Path

import pytest

from support.checkout import ROOT, run

RULES = ("las-vegas", "dice-miner")
FROM_ELSEWHERE = re.compile(r"<(?:script|img|link)[^>]*(?:src|href)=\"?https?://(?!www\.w3\.org)[^>]*>")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(target)]
    done = run(command, ROOT, NO_MKDOCS_2_WARNING="1")
    assert done.returncode == 0, done.stderr
    return target


def test_nothing_is_fetched_from_elsewhere(built: Path) -> None:
    pages = list(built.rglob("*.html"))
    assert len(pages) > 20
    found = {match for page in pages for match in FROM_ELSEWHERE.findall(page.read_text(encoding="utf-8"))}
    assert found == set()


@pytest.mark.parametrize("game", RULES)
def test_every_rule_leads_to_its_code_and_its_tests(built: Path, game: str) -> None:
    page = (built / f"rules/{game}.html").read_text(encoding="utf-8")
    ids = re.findall(r"^- ([A-Z]\S*\d\d) ", (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"), re.MULTILINE)
    links = re.findall(r'href="\.\./source/([^"#]+)#([^"]+)"', page)
    assert len(ids) > 30 and len(links) >= 2 * len(ids)
    for rule in ids:
        said = page[page.index(f'id="{rule}"') :].split("</li>")[0]
        assert ">test</a>" in said and "source/src-zaria" in said, rule
    for name in {name for name, _ in links}:
        source = (built / "source" / name).read_text(encoding="utf-8")
        assert [line for other, line in links if other == name and f'"{line}"' not in source] == []
