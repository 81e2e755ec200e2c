"""`make audit`: the known faults that its tools tell of, and a line where they cannot."""

import json
import os
from pathlib import Path

import audit
import pytest

PYTHON = {"dependencies": [{"name": "one", "version": "1.0", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]}]}
NODE = {"vulnerabilities": {"two": {"severity": "high"}}}
NOT_ASKED = "not asked. The tool is not installed, or its data cannot be reached from here."


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In place of pip-audit and npm: programs that print what lies beside them."""
    for name in ("python", "npm"):
        (tmp_path / name).write_text(f'#!/bin/sh\ncat "{tmp_path}/{name}.json"\nexit 1\n', encoding="ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path) + os.pathsep + os.environ["PATH"])
    return tmp_path


def say(tools: Path, python: object, node: object) -> None:
    (tools / "python.json").write_text(json.dumps(python), encoding="utf-8")
    (tools / "npm.json").write_text(json.dumps(node), encoding="utf-8")


def test_every_known_fault_has_a_line_and_is_a_failure(tools: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say(tools, PYTHON, NODE)
    assert audit.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "Python: 2 known faults",
        "  one 1.0: PYSEC-1",
        "  one 1.0: PYSEC-2",
        "Node: 1 known faults",
        "  two: high",
    ]


def test_no_fault_is_no_failure(tools: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say(tools, {"dependencies": [{"name": "one", "version": "1.0", "vulns": []}]}, {"vulnerabilities": {}})
    assert audit.main() == 0
    assert capsys.readouterr().out.splitlines() == ["Python: 0 known faults", "Node: 0 known faults"]


@pytest.mark.parametrize("answer", [{"error": {"code": "ENOTFOUND"}}, {}, [], ""])
def test_data_that_cannot_be_reached_is_said(tools: Path, capsys: pytest.CaptureFixture[str], answer: object) -> None:
    say(tools, answer, answer)
    assert audit.main() == 0
    assert capsys.readouterr().out.splitlines() == [f"Python: {NOT_ASKED}", f"Node: {NOT_ASKED}"]
