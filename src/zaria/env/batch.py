"""Many games at once: `vector("vegas", n=1024, players=4)` steps all of them with one call, compiled inside."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from zaria.core.batch import Batch
from zaria.core.engine.errors import BadBuffer, BadOption, quote
from zaria.core.engine.player import BUDGET, Bot
from zaria.env.table import EnvTable, check_opponents


class BatchStep(NamedTuple):
    """All games after a step. Games that ended have been reset: their observations are of the new game."""

    observations: NDArray[np.int16]  # n x size: the observation of the seat to decide
    masks: NDArray[np.int8]  # n x actions: its legal answers
    actors: NDArray[np.int64]  # n: the seat to decide
    rewards: NDArray[np.float64]  # n x players: each seat's reward for this step
    over: NDArray[np.bool_]  # n: whether the game ended in this step


class Games:
    """`n` games. The caller plays all seats, or one seat against opponents.

    All arrays are copies unless `copy` is false: then they are views that change with each step.
    """

    def __init__(self, table: EnvTable, n: int, opponents: list[Bot | None], budget: int, copy: bool) -> None:
        self.n = n
        self.copy = copy
        self.players = table.players
        self.single_observation_space: spaces.Dict = table.observation_space()
        self.single_action_space: spaces.Discrete = table.action_space()
        self.batch = Batch(table.first, n, table.reward, opponents, budget)
        batch = self.batch
        self.now = BatchStep(
            np.frombuffer(memoryview(batch.observations), np.int16).reshape(n, -1),
            np.frombuffer(memoryview(batch.masks), np.int8).reshape(n, -1),
            np.frombuffer(memoryview(batch.actors), np.int64),
            np.frombuffer(memoryview(batch.rewards), np.float64).reshape(n, -1),
            np.frombuffer(memoryview(batch.over), np.bool_),
        )
        self.is_reset = False

    def reset(self, seed: int = 0) -> BatchStep:
        """Start all games again."""
        self.batch.reset(seed)
        self.is_reset = True
        return self.current_step()

    def step(self, actions: ArrayLike) -> BatchStep:
        """Answer in all games, by index. If one action is illegal, IllegalMove names it and nothing changes."""
        if not self.is_reset:
            raise BadBuffer("batch-reset")
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            shape = f"{given.dtype}{list(given.shape)}"
            raise BadBuffer("batch-actions", given=shape, wanted=self.n)
        numbers: list[int] = given.tolist()
        self.batch.check(numbers)
        self.batch.step(numbers)
        return self.current_step()

    def current_step(self) -> BatchStep:
        now = self.now
        if not self.copy:
            return now
        rewards, over = now.rewards.copy(), now.over.copy()
        return BatchStep(now.observations.copy(), now.masks.copy(), now.actors.copy(), rewards, over)


def vector(
    game: str,
    n: int = 1024,
    players: int | None = None,
    *,
    opponents: str | Bot | list[str | Bot] | None = None,
    reward: str | None = None,
    budget: int = BUDGET,
    copy: bool = True,
    **options: Any,
) -> Games:
    """Many games with the same options.

    With `opponents` the caller plays one seat, drawn for each game, and the bots play the others.
    """
    if type(n) is not int or n < 1:
        raise BadOption("option-int", option="n", given=quote(n), possible="1..")
    table = EnvTable(game, players, reward, options)
    bots: list[Bot | None] = [None] * table.players
    if opponents is not None:
        bots = check_opponents(opponents, table.first)
    return Games(table, n, bots, budget, copy)
