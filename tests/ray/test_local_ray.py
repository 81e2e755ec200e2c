"""`make test-ray`: the arena on a real Ray of this machine, which needs the dependency group `ray`."""

import os
import signal
from pathlib import Path

import pytest

from zaria.arena.on_ray import BATCH, play_all_on_ray
from zaria.arena.results import PlayedGame
from zaria.arena.schedule import Sitting, rotations, sittings
from zaria.arena.simulation import simulate_sitting
from zaria.arena.tournament import Tournament, play_all, play_sitting

SMALL = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 7, 1000)


def test_a_real_ray_plays_the_same_games() -> None:
    wanted = sittings(2, 3, 2 * BATCH)
    there = sorted(play_all_on_ray(play_sitting, SMALL, wanted, "local", 2), key=lambda game: game.sitting.number)
    here = list(play_all(play_sitting, SMALL, wanted, 1))
    assert [(game.sitting, game.result[:3]) for game in there] == [(game.sitting, game.result[:3]) for game in here]


def dies_once(tournament: Tournament, sitting: Sitting) -> PlayedGame:
    """The worker that plays the third game kills itself, the first time."""
    mark = Path(tournament.options["mark"])
    if sitting.number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_sitting(SMALL, sitting)


def test_the_games_of_a_worker_that_dies_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = str(Path(__file__).parent)  # where workers find `dies_once`
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([own, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))
    wanted = sittings(2, 3, 2 * BATCH)
    marked = SMALL._replace(options={"mark": str(tmp_path / "died")})
    there = list(play_all_on_ray(dies_once, marked, wanted, "local", 2))
    assert (tmp_path / "died").exists()
    assert sorted(game.sitting.number for game in there) == [sitting.number for sitting in wanted]


def test_simulations_too() -> None:
    wanted = rotations(2, 2, 4)
    there = sorted(play_all_on_ray(simulate_sitting, SMALL, wanted, "local", 2), key=lambda game: game.sitting.number)
    assert there == list(play_all(simulate_sitting, SMALL, wanted, 1))
