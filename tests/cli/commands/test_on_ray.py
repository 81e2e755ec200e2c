"""Games on a cluster, with a small copy of Ray's interface: the same games, and those of dead workers again.

`make test-ray` does the same on a real Ray: see tests/ray.
"""

import sys
from collections.abc import Callable
from math import ceil
from types import SimpleNamespace
from typing import Any

import pytest

from support.terminal.pty import zaria_command
from zaria.arena import on_ray
from zaria.arena.on_ray import BATCH, NoCluster, play_all_on_ray
from zaria.arena.results import PlayedGame
from zaria.arena.schedule import sittings
from zaria.arena.tournament import MOST_DEATHS, ProcessesDied, Tournament, play_all, play_sitting

SMALL = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 7, 1000)


class WorkerCrashedError(Exception):
    pass


class NodeDiedError(Exception):
    pass


class OutOfMemoryError(Exception):
    pass


class SmallRay:
    """Plays a task when it is waited for, the last one first. `dies` says which of them kill their worker."""

    exceptions = SimpleNamespace(
        WorkerCrashedError=WorkerCrashedError, NodeDiedError=NodeDiedError, OutOfMemoryError=OutOfMemoryError
    )

    def __init__(self, dies: Callable[[int], bool] = lambda number: False) -> None:
        self.dies = dies
        self.begun: dict[str, Any] | None = None
        self.tasks: list[Callable[[], Any]] = []
        self.is_shut_down = False

    def init(self, **given: Any) -> None:
        if given["address"] == "nowhere:1":
            raise ConnectionError("Could not find any running Ray instance.\nMore about it")
        self.begun = given

    def remote(self, max_retries: int) -> Callable[[Any], Any]:
        assert max_retries == 0

        def as_task(function: Any) -> Any:
            def begin(*given: Any) -> int:
                self.tasks.append(lambda: function(*given))
                return len(self.tasks) - 1

            return SimpleNamespace(remote=begin)

        return as_task

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, running: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return [running[-1]], running[:-1]

    def get(self, number: int) -> Any:
        if self.dies(number):
            raise WorkerCrashedError
        return self.tasks[number]()

    def shutdown(self) -> None:
        self.is_shut_down = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> SmallRay:
    found = SmallRay()
    monkeypatch.setattr(on_ray, "import_module", lambda name: found)
    monkeypatch.setattr(on_ray, "find_spec", lambda name: found)
    return found


def in_order(games: list[PlayedGame]) -> list[Any]:
    return [(game.sitting, game.result[:3]) for game in sorted(games, key=lambda game: game.sitting.number)]


def test_a_cluster_plays_the_same_games(ray: SmallRay) -> None:
    wanted = sittings(2, 3, 3 * BATCH)
    there = list(play_all_on_ray(play_sitting, SMALL, wanted, "head:6379", 2))
    assert in_order(there) == in_order(list(play_all(play_sitting, SMALL, wanted, 1)))
    assert ray.begun == {"address": "head:6379", "log_to_driver": False, "logging_level": "ERROR"}
    assert len(ray.tasks) == 3 and ray.is_shut_down


def test_the_games_of_a_worker_that_dies_run_again_and_only_those(ray: SmallRay) -> None:
    ray.dies = lambda number: number in (1, 3)
    wanted = sittings(2, 3, 5 * BATCH)
    there = list(play_all_on_ray(play_sitting, SMALL, wanted, "local", 2))
    assert in_order(there) == in_order(list(play_all(play_sitting, SMALL, wanted, 1)))
    assert len(ray.tasks) == ceil(len(wanted) / BATCH) + 2
    assert ray.begun is not None and ray.begun["num_cpus"] == 2


def test_workers_that_always_die_end_the_run(ray: SmallRay) -> None:
    ray.dies = lambda number: True
    with pytest.raises(ProcessesDied):
        list(play_all_on_ray(play_sitting, SMALL, sittings(2, 3, 6), "local", 2))
    assert len(ray.tasks) >= MOST_DEATHS - 1 and ray.is_shut_down


def test_an_address_without_ray_is_said(ray: SmallRay) -> None:
    with pytest.raises(NoCluster, match=r"^Could not find any running Ray instance\.$"):
        list(play_all_on_ray(play_sitting, SMALL, sittings(2, 3, 6), "nowhere:1", 2))


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_the_commands_take_an_address(ray: SmallRay, command: str) -> None:
    argv = (command, "vegas", "naive", "random", "--rounds", "1", "--games", "4", "--players", "2")
    there = zaria_command(*argv, "--ray", "local")
    assert there.code == 0, there.err
    assert len(ray.tasks) == 1
    if command == "simulate":
        assert there.out == zaria_command(*argv, "--processes", "1").out
    nowhere = zaria_command(*argv, "--ray", "nowhere:1")
    assert nowhere.err == "zaria: there is no Ray at nowhere:1: Could not find any running Ray instance.\n"


def test_without_the_extras_one_line_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ray", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    argv = ("arena", "vegas", "naive", "--games", "4")
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    assert zaria_command(*argv, "--ray", "local").err == 'zaria: --ray needs the extra “ray”: pip install ".[ray]"\n'
    monkeypatch.setattr("zaria.arena.game_files.find_spec", lambda name: None)
    said = zaria_command(*argv, "--parquet", "games.parquet").err
    assert said == 'zaria: Parquet files need the extra “analysis”: pip install ".[analysis]"\n'
