"""Games on a cluster with Ray, from the extra `ray`. The same seeds give the same games as on one machine.

Every machine of the cluster needs the same version of this package, and the user's own bots.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zaria.arena.game_files import G
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import MOST_DEATHS, Play, ProcessesDied, Tournament

LOCAL = "local"  # the address that starts Ray on this machine
BATCH = 8  # games in a task: scheduling one takes longer than a quick game


def has_ray() -> bool:
    return find_spec("ray") is not None


class NoCluster(Exception):
    """There is no Ray at that address."""


def connect(address: str, processes: int) -> Any:
    """Connect, and return the module `ray`."""
    ray: Any = import_module("ray")
    more: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **more)
    except (ConnectionError, ValueError, OSError, TimeoutError, RuntimeError) as error:
        raise NoCluster(str(error).splitlines()[0] if str(error) else type(error).__name__) from None
    return ray


def play_all_on_ray(
    play: Play[G], tournament: Tournament, wanted: list[Sitting], address: str, processes: int
) -> Iterator[G]:
    """Yield these games as they finish. If a worker dies, its games are played again."""
    ray = connect(address, processes)
    try:
        yield from played_on(ray, play, tournament, wanted)
    finally:
        ray.shutdown()


def played_on(ray: Any, play: Play[G], tournament: Tournament, wanted: list[Sitting]) -> Iterator[G]:
    task = ray.remote(max_retries=0)(play_batch)  # deaths of workers are counted below
    waiting = [wanted[first : first + BATCH] for first in range(0, len(wanted), BATCH)][::-1]
    running: dict[Any, list[Sitting]] = {}
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    deaths = 0
    while waiting or running:
        while waiting and len(running) < most:
            batch = waiting.pop()
            running[task.remote(play, tournament, batch)] = batch
        done, _ = ray.wait(list(running), num_returns=1)
        batch = running.pop(done[0])
        try:
            games: list[G] = ray.get(done[0])
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError):
            deaths += 1
            if deaths == MOST_DEATHS:
                raise ProcessesDied from None
            waiting.append(batch)
        else:
            deaths = 0
            yield from games


def play_batch(play: Play[G], tournament: Tournament, sittings: list[Sitting]) -> list[G]:
    return [play(tournament, sitting) for sitting in sittings]
