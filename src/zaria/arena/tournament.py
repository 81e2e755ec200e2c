"""Tournaments on several processes. If a process dies, only its games are played again."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeAlias

from zaria.arena.game_files import G
from zaria.arena.match import play_match
from zaria.arena.own_bots import find_bot
from zaria.arena.results import PlayedGame
from zaria.arena.schedule import Sitting
from zaria.child_process import end_with_the_parent
from zaria.core.engine.player import Bot

MOST_DEATHS = 5  # of processes in a row; more are no accident


class ProcessesDied(Exception):
    """Too many processes died in a row."""


class Tournament(NamedTuple):
    """Everything that determines the games: equal tournaments have equal results."""

    game: str
    options: dict[str, Any]
    entrants: list[str]
    seed: int
    budget: int

    def about(self, players: int) -> str:
        """One line that identifies the tournament."""
        chosen = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        words = [self.game, str(players), "/".join(self.entrants), f"seed={self.seed}", f"budget={self.budget}", chosen]
        return " ".join(word for word in words if word)

    def bots(self, sitting: Sitting) -> list[Bot]:
        return [find_bot(self.entrants[entrant]) for entrant in sitting.seats]

    def seed_of(self, sitting: Sitting) -> int:
        return self.seed * 1_000_003 + sitting.deal


Play: TypeAlias = Callable[[Tournament, Sitting], G]  # one game; the same arguments give the same game


def play_sitting(tournament: Tournament, sitting: Sitting) -> PlayedGame:
    """Play one game. Its dice depend only on the seed and the deal."""
    bots = tournament.bots(sitting)
    seed = tournament.seed_of(sitting)
    return PlayedGame(sitting, play_match(tournament.game, tournament.options, bots, seed, tournament.budget))


def play_all(play: Play[G], tournament: Tournament, wanted: list[Sitting], processes: int) -> Iterator[G]:
    """Yield these games as they finish."""
    if processes == 1:
        for sitting in wanted:
            yield play(tournament, sitting)
        return
    left = {sitting.number: sitting for sitting in wanted}
    spawning = multiprocessing.get_context("spawn")
    deaths = 0
    while left:
        with ProcessPoolExecutor(processes, spawning, initializer=end_with_the_parent) as pool:
            try:
                for played in played_by(pool, play, tournament, list(left.values()), 2 * processes):
                    deaths = 0
                    del left[played.sitting.number]
                    yield played
            except BrokenProcessPool:
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise ProcessesDied from None


def played_by(
    pool: ProcessPoolExecutor, play: Play[G], tournament: Tournament, wanted: list[Sitting], most: int
) -> Iterator[G]:
    """Few games are queued ahead, so that stopping is quick."""
    waiting = iter(wanted)
    running: set[Future[G]] = set()
    while True:
        while len(running) < most and (sitting := next(waiting, None)) is not None:
            running.add(pool.submit(play, tournament, sitting))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
