"""The examples that learn: what they are made of works, and the players that come out of them can play."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zaria
from support.checkout import ROOT
from zaria.arena.match import play_match


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))


def test_choices_that_pay_become_likely() -> None:
    module: Any = import_module("policy")
    rng = np.random.default_rng(1)
    policy = module.Policy(3, 8, rng)
    legal = np.array([[True, True, False]] * 64)
    for _ in range(150):
        seen = rng.random((64, 3, 3), dtype=np.float32)
        chances = policy.probabilities(seen, legal)
        chosen = module.pick(chances, rng)
        rows = np.arange(64)
        assert legal[rows, chosen].all()
        gain = seen[rows, chosen, 0] - seen[:, :2, 0].mean(axis=1)  # the first number is what a choice is worth
        policy.update(seen, legal, chosen, chances[rows, chosen], gain, 0.02)
    seen = rng.random((500, 3, 3), dtype=np.float32)
    best = policy.probabilities(seen, np.array([[True, True, False]] * 500)).argmax(axis=1)
    assert (best == seen[:, :2, 0].argmax(axis=1)).mean() > 0.9


@pytest.mark.parametrize(("name", "game", "players"), [("learn_vegas", "vegas", 2), ("learn_solo", "miner-solo", 1)])
def test_what_was_learnt_plays(
    name: str,
    game: str,
    players: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    module: Any = import_module(name)
    monkeypatch.setattr(module, "KEPT", tmp_path / "learned.npz")
    learn = module.learn
    monkeypatch.setattr(module, "learn", lambda minutes, seed: learn(minutes, seed, games=4, steps=4))
    monkeypatch.setattr(sys, "argv", [name, "--minutes", "0.0001"])
    module.main()
    assert capsys.readouterr().out == "kept in learned.npz and learned.svg\n"
    assert (tmp_path / "learned.svg").read_text(encoding="utf-8").startswith("<svg")
    bots = [module.Learned(), *[zaria.bot("random")] * (players - 1)]
    result = play_match(game, {}, bots, 3)
    assert result.trouble == [] and result.moves[0] > 0
