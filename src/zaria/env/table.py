"""The common part of all environments: a game in progress, its spaces, rewards and opponents."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from zaria.bots import bot as bot_named
from zaria.core.batch import REWARDS, STANDING, WIN
from zaria.core.engine.errors import BadOption, BadPlayers, quote
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.observing import observation_of
from zaria.core.engine.player import Bot
from zaria.core.engine.registry import find_game
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

SeatObservation = dict[str, NDArray[Any]]


class EnvTable:
    """A game for environments: draws are automatic, rewards are counted, and values are NumPy arrays."""

    def __init__(self, game: str, players: int | None, reward: str | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.first = self.game.start(players, options)
        self.reward = check_reward(reward, self.first)
        self.state = self.first.copy()
        self.rng = Rng(0)
        self.before: list[int] = []

    @property
    def players(self) -> int:
        return self.first.players

    def reset(self, seed: int) -> None:
        """Start a game. If it is over before the first question (SOLO-09), start another one."""
        self.rng = Rng(seed)
        self.state = self.first.copy()
        self.draw()
        while self.is_over:
            self.state = self.first.copy()
            self.draw()
        self.before = scores_for(self.state, self.reward)

    def draw(self) -> None:
        """Make all draws until a seat is asked or the game is over."""
        while self.state.actor == CHANCE:
            self.state.roll(self.rng)

    def step(self, number: int) -> list[float]:
        """Answer the pending question by index; return each seat's reward."""
        self.state.apply(self.state.answer_at(int(number)))
        self.draw()
        return self.collect_rewards()

    def collect_rewards(self) -> list[float]:
        """The rewards of all seats since the last call."""
        if self.reward == WIN:
            winners = self.state.winners()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
        now = scores_for(self.state, self.reward)
        paid = [float(after - before) for after, before in zip(now, self.before)]
        self.before = now
        return paid

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    # Spaces

    def observation_space(self) -> spaces.Dict:
        fields = observation_of(self.game).fields
        low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
        high = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])
        mask = spaces.Box(0, 1, (self.game.index.size,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.game.index.size)

    def observe(self, seat: int) -> SeatObservation:
        """The seat's observation and its legal actions: none if another seat is asked."""
        observation = np.empty(observation_of(self.game).size, np.int16)
        mask = np.zeros(self.game.index.size, np.int8)
        self.state.observe(seat, observation)
        if self.state.actor == seat:
            self.state.index_mask(mask)
        return {"observation": observation, "action_mask": mask}


def check_reward(reward: str | None, first: State) -> str:
    """The kind of rewards; by default the share of the win, in a solo game the points."""
    if reward is None:
        return WIN if first.players > 1 else "score"
    return check_choice("reward", reward, REWARDS)


def check_choice(option: str, given: str, possible: tuple[str, ...]) -> str:
    """The value if it is one of the possible ones, otherwise BadOption."""
    if given not in possible:
        raise BadOption("option-choice", option=option, given=quote(given), possible=", ".join(possible))
    return given


def scores_for(state: State, reward: str) -> list[int]:
    return state.standing() if reward == STANDING else state.scores()


def check_opponents(opponents: str | Bot | list[str | Bot], first: State) -> list[Bot | None]:
    """The bots on all seats but the first, which is the learner's. A single name applies to all of them."""
    others = first.players - 1
    given = list(opponents) if isinstance(opponents, list) else [opponents] * others
    if len(given) != others:
        raise BadPlayers("env-opponents", given=len(given), wanted=others)
    return [None, *[bot_named(one) if isinstance(one, str) else one for one in given]]
