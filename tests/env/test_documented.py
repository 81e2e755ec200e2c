"""docs/environments.md lists every field of the vectors and every question of the index, and its examples run."""

import doctest

import pytest

import zaria
from support.checkout import ROOT

DOCUMENT = ROOT / "docs/environments.md"


def index_rows() -> list[str]:
    rows = []
    for game in zaria.GAMES.values():
        for kind in game.questions:
            begins = game.index.number(kind.number, 0)
            rows.append(f"| {game.name} | {kind.number} `{kind.key}` | {begins} | {kind.answers} |")
    return rows


def field_rows(game: str) -> list[str]:
    observation = zaria.GAMES[game].observation
    assert observation is not None
    rows = []
    for name, size, low, high, about in observation.fields:
        rows.append(f"| {observation.place(name)} | `{name}` | {size} | {low} | {high} | {about} |")
    return rows


@pytest.mark.parametrize("rows", [index_rows(), field_rows("vegas"), field_rows("miner"), field_rows("miner-solo")])
def test_every_row_is_in_the_document(rows: list[str]) -> None:
    assert "\n".join(rows) in DOCUMENT.read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried > 20 and failed == 0
