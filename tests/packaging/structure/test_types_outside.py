"""The installed package has types: a program of somebody else is checked strictly against them."""

import sys
from pathlib import Path

import pytest

from support.checkout import run

pytestmark = pytest.mark.installed

PROGRAM = """
import zaria


class First:
    name = "first"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        return known.legal()[0]


def play() -> list[int]:
    state: zaria.State = zaria.new("vegas", players=2, tiles=3)
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(zaria.Rng(7))
        else:
            state.apply(state.legal()[0])
    record: zaria.Record = zaria.play("vegas", [First(), "greedy"], seed=7)
    return zaria.replay(record).scores() + state.winners()


reveal_type(zaria.new("vegas", players=2).legal())
wrong: str = zaria.new("vegas", players=2).actor
zaria.new("vegas", players=2).apply("place 6")
"""


def test_a_strict_check_from_outside_knows_our_types(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    done = run([sys.executable, "-m", "mypy", "--strict", "program.py"], tmp_path)
    assert 'Revealed type is "list[int]"' in done.stdout.replace("builtins.", ""), done.stdout
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert len(errors) == 2 and 'expression has type "int", variable has type "str"' in errors[0], done.stdout
    assert 'Argument 1 to "apply" of "State" has incompatible type "str"' in errors[1], done.stdout
