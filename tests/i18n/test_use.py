"""Every message is used, and what the terminal and the page use is there."""

import re
from pathlib import Path

from made_keys import EXPLAINED, MADE, ROOT
from messages import texts
from said_in_source import SOURCE

WEB = ROOT / "web/src"
READ_OFF = ("refusal-", "event-", "question-")  # test_everything_is_said compares them with the engine's source


def source(*folders: Path) -> str:
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(found))


PYTHON = source(SOURCE)
PAGE = source(WEB)
WORDS = set(re.findall(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*", PYTHON + PAGE))
MADE_KEYS = {beginning + name for beginning, names in MADE.items() for name in names} | set(EXPLAINED)


def test_every_message_is_used() -> None:
    keys = {key.partition(".")[0] for key in texts("en")}
    unused = [key for key in keys if key not in WORDS | MADE_KEYS and not key.startswith(READ_OFF)]
    assert sorted(unused) == []


def test_keys_are_made_in_the_way_that_is_listed() -> None:
    made = re.findall(r"[\"'`]([a-z]+-(?:[a-z]+-)*)\$?\{", PYTHON + PAGE)
    assert sorted(beginning for beginning in MADE if beginning not in made) == []


def test_made_keys_have_messages() -> None:
    """The engine's names and the page's have all their words; of a system's errors only some do."""
    english = {key.partition(".")[0] for key in texts("en")}
    partly = ("errno-", "help-")
    assert sorted(key for key in MADE_KEYS if key not in english and not key.startswith(partly)) == []


def test_what_the_page_says_is_in_the_files_that_it_loads() -> None:
    left_out = re.findall(r"'![./\w]*/\*\*/([\w*/-]+)\.ftl'", PAGE)
    assert left_out
    own = {key for key, text in texts("en").items() if not any(Path(text.file).match(f"{one}.ftl") for one in left_out)}
    said = re.findall(r"\b(?:say|tell)\(\s*'([a-z][\w.-]*)'", PAGE)
    named = re.findall(r"['\"`](web-[a-z0-9-]*[a-z0-9](?:\.\w+)?)['\"`]", PAGE)
    assert len(said) > 100
    assert sorted({key for key in [*said, *named] if key not in own}) == []
