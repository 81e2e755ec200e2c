"""Every code block of the documents runs, or is compared with what it speaks of."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import dropwhile
from pathlib import Path
from typing import NamedTuple

import pytest

from support.checkout import ROOT, TESTED

DOCUMENTS = [
    *(
        ROOT / name
        for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "bench/README.md", "tests/golden/README.md")
    ),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^( *)```(\S*)[^\n]*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
FOLLOWED = (
    "docs/extending/adding-a-game.md"  # tests/packaging/test_adding_a_game.py makes the game of it, block by block
)
KNOWN = {"python", "sh", "json", "toml", "js", "text"}  # text is what no computer reads
LONG = re.compile(r"--games \d{2,}")  # the same command with fewer games
NEEDS_A_SITE = ("serve", "join")
ELSEWHERE = (
    "cd",
    "docker",
    "nginx",
    "systemctl",
    "sudo",
    "curl",
    "psql",
    "createdb",
    "git",
)  # programs that are not ours


class Block(NamedTuple):
    document: str
    language: str
    text: str


def blocks() -> list[Block]:
    found = []
    for path in DOCUMENTS:
        name = path.relative_to(ROOT).as_posix()
        if name != FOLLOWED:
            text = path.read_text(encoding="utf-8")
            found += [
                Block(name, block[2], re.sub(f"^{block[1]}", "", block[3], flags=re.MULTILINE))
                for block in FENCE.finditer(text)
            ]
    return found


def test_every_block_says_what_it_is() -> None:
    assert [block for block in blocks() if block.language not in KNOWN] == []
    assert {block.language for block in blocks()} == KNOWN


@pytest.mark.parametrize("name", sorted({block.document for block in blocks() if block.language == "python"}))
def test_python_blocks_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    own = [block.text for block in blocks() if block.document == name and block.language == "python"]
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert failed == 0
    for text in own:
        if ">>>" not in text:
            tried += 1
            exec(compile(text, name, "exec"), {})
    assert tried > 0


def test_data_blocks_can_be_read() -> None:
    for block in blocks():
        if block.language == "json":
            text = re.sub(r"(, )?\.\.\.", "", block.text).strip()  # what is left out
            while text:  # one after the other
                _, end = json.JSONDecoder().raw_decode(text)
                text = text[end:].strip()
        elif block.language == "toml":
            tomllib.loads(block.text)


def in_javascript() -> str:
    [program] = [block.text for block in blocks() if block.language == "js"]
    return program


def test_a_bot_in_another_language_answers() -> None:
    asked = json.dumps({"number": 17, "legal": [3, 6]}) + "\n"
    done = subprocess.run(["node", "-e", in_javascript()], input=asked, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"number": 17, "action": 3}


def commands(name: str) -> list[list[str]]:
    own = [block.text for block in blocks() if (block.document, block.language) == (name, "sh")]
    lines = "\n".join(own).splitlines()
    return [words for line in lines if (words := shlex.split(line, comments=True))]


@pytest.mark.parametrize("name", sorted({block.document for block in blocks() if block.language == "sh"}))
def test_commands_work(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "first.js").write_text(in_javascript(), encoding="utf-8")
    for words in commands(name):
        program, *arguments = dropwhile(lambda word: re.match(r"[A-Z_]+=", word), words)
        program = program.removeprefix(".venv/bin/")
        if program == "zaria":
            run_zaria(arguments, tmp_path)
        else:
            check(program, arguments)


def run_zaria(arguments: list[str], folder: Path) -> None:
    """In a process of its own, with an empty input; what needs a running site is compared with its help."""
    if arguments[0] in NEEDS_A_SITE:
        helped = zaria(arguments[0], "--help", folder=folder).stdout
        missing = [word for word in arguments if word.startswith("--") and word.split("=")[0] not in helped]
        assert missing == []
        return
    trained = [word for word in arguments if word.startswith("learn_")]
    if trained:  # a bot that has to be trained first, for minutes: it is there, at least
        module, _, name = trained[0].partition(":")
        assert f"class {name}" in (ROOT / f"examples/{module}.py").read_text(encoding="utf-8")
        return
    if ">" in arguments:
        at = arguments.index(">")
        target = folder / arguments[at + 1]
        done = zaria(*arguments[:at], folder=folder)
        target.write_text(done.stdout, encoding="utf-8")
    else:
        few = shlex.split(LONG.sub("--games 8", shlex.join(arguments)))
        done = zaria(*few, folder=folder)
    assert done.returncode == 0, f"zaria {shlex.join(arguments)}: {done.stdout}{done.stderr}"


def zaria(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = f"{TESTED}:{ROOT / 'examples'}:{Path(__file__).parent}"
    return subprocess.run(
        [sys.executable, "-m", "zaria", *arguments],
        cwd=folder,
        env={"PYTHONPATH": path, "PATH": os.environ["PATH"], "ZARIA_DATA": str(folder / "data")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def check(program: str, arguments: list[str]) -> None:
    """That what the command names is in the checkout."""
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert [word for word in arguments if not re.match(r"[A-Z]+=", word) and word not in targets] == []
    elif program == "npm":
        scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
        assert arguments[0] == "test" or arguments[1] in scripts
    elif program == "pip":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        asked = re.findall(r"\[([a-z,]+)\]", " ".join(arguments))
        assert set(",".join(asked).split(",")) - {""} <= set(project["optional-dependencies"])
    elif program in ("python", "python3"):
        files = [word for word in arguments if word.endswith(".py") or word.startswith(("tests/", "bench/"))]
        assert [file for file in files if not (ROOT / file).exists() and not (ROOT / "examples" / file).exists()] == []
    else:
        assert program in ELSEWHERE, program


def test_benches_that_are_named_exist() -> None:
    """In the documents, the Makefile and the tests, as a module or as a file."""
    texts = [ROOT / "Makefile", *DOCUMENTS, *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    module = re.compile(r"(?<![)/\w])bench[./][\w./]+\b")  # not the lock file of that name
    named = {name for path in texts for name in module.findall(path.read_text(encoding="utf-8"))}
    modules = {name.removesuffix(".py").replace(".", "/") for name in named if name != "bench/README.md"}
    assert len(modules) >= 14
    assert sorted(module for module in modules if not (ROOT / f"{module}.py").exists()) == []
