"""The small programs of the documentation run, and their players are better than chance."""

import sys

import pytest

import zaria
from support.checkout import ROOT, TESTED, run


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("expectation_bot", "against three random players: 0.43 of 200 games"),
        ("tournament", "random       0.11 ± 0.05 of 36 games"),
        ("replay_analysis", "scores: greedy 850,000, naive 650,000, random 500,000"),
    ],
)
def test_programs_say_the_same_everywhere(program: str, says: str) -> None:
    done = run([sys.executable, f"examples/{program}.py"], ROOT, PYTHONPATH=str(TESTED))
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize(("game", "players"), [("vegas", 2), ("miner-solo", 1)])
def test_rollouts_play_every_game(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    from rollout_bot import Rollouts

    rivals = ["random"] * (players - 1)
    first = zaria.play(game, [Rollouts(), *rivals], seed=1, budget=8)
    assert first.to_json() == zaria.play(game, [Rollouts(), *rivals], seed=1, budget=8).to_json()
    assert first.result is not None
