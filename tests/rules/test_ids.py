"""Every numbered rule has a test and can be found in the code; every test of a rule names a rule that exists."""

import re
from pathlib import Path

from zaria.games import parts

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

PREFIXES = "|".join(prefix for game in parts("words") for prefixes in game.rules.values() for prefix in prefixes)
ID = rf"(?:{PREFIXES})(?:[-_][A-Z][A-Z0-9]*)*[-_]\d\d"
RULE = re.compile(rf"^- ({ID})\b", re.MULTILINE)  # where docs/rules states it
TEST_OF_RULES = re.compile(rf"^ *def (test_(?:{PREFIXES})_\w+)", re.MULTILINE)


def stated() -> list[str]:
    return [
        rule for path in sorted((ROOT / "docs/rules").glob("*.md")) for rule in RULE.findall(path.read_text("utf-8"))
    ]


def rule_tests() -> list[str]:
    return [name for path in sorted(HERE.rglob("test_*.py")) for name in TEST_OF_RULES.findall(path.read_text("utf-8"))]


def named_by(test: str) -> list[str]:
    """The ids at the start of a test's name: `test_LV_PAY_01_LV_COMP_02_big_dice` names two."""
    ids: list[str] = []
    rest = test.removeprefix("test_")
    while match := re.match(ID, rest):
        ids.append(match[0].replace("_", "-"))
        rest = rest[match.end() :].removeprefix("_")
    return ids


def proved() -> set[str]:
    return {rule for test in rule_tests() for rule in named_by(test)}


def test_names_are_read_as_meant() -> None:
    assert named_by("test_LV_PAY_01_LV_COMP_02_a_big_die_weighs_2") == ["LV-PAY-01", "LV-COMP-02"]
    assert named_by("test_LV_TILE_B1_02_black_dice") == ["LV-TILE-B1-02"]
    assert named_by("test_SOLO_03_beer") == ["SOLO-03"]
    assert named_by("test_LV_pay_01_typo") == named_by("test_XX_PAY_01_typo") == []


def test_every_rule_is_stated_once() -> None:
    ids = stated()
    assert len(ids) >= 70
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_has_a_test() -> None:
    assert sorted(set(stated()) - proved()) == []


def test_every_test_names_rules_that_are_stated() -> None:
    known = set(stated())
    assert [test for test in rule_tests() if not named_by(test) or not known.issuperset(named_by(test))] == []


def test_every_proved_rule_can_be_found_in_the_code() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/zaria").rglob("*.py")))
    assert sorted(rule for rule in proved() if rule not in source) == []
