"""The games as PettingZoo environments, in which agents act one after the other (AEC)."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from zaria.env.picture import FRAMES_PER_SECOND, RENDER_MODES, Picture
from zaria.env.table import EnvTable, SeatObservation, check_choice

SEED_BITS = 62
ILLEGAL = ("terminate", "random")  # what an illegal action does
ILLEGAL_REWARD = -1
Agent = str
Env = Any  # PettingZoo has no types


class ZariaAEC(AECEnv, EzPickle):  # type: ignore[misc]
    """A table of a game. Agents are its seats, and each step answers the question of `agent_selection`."""

    metadata: dict[str, Any]

    def __init__(
        self,
        name: str,
        game: str,
        players: int | None,
        reward: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "terminate",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, name, game, players, reward, render_mode, max_cycles, illegal, **options)
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": FRAMES_PER_SECOND,
        }
        self.table = EnvTable(game, players, reward, options)
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self.illegal = check_choice("illegal", illegal, ILLEGAL)
        self.longest = None if max_cycles is None else max_cycles * self.table.players
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[Agent] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.picture = Picture(game, self.possible_agents)

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> SeatObservation:
        return self.table.observe(self.seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(secrets.randbits(SEED_BITS) if seed is None else seed)
        self.random = np.random.default_rng(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Select the agent whose turn it is. After the game, all agents get their last step in turn."""
        seat = self.table.state.actor
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        paid = self.table.step(self.legal(action))
        self.rewards = dict(zip(self.possible_agents, paid))
        self.decisions += 1
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.longest is not None and self.decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def legal(self, action: Any) -> Any:
        """The action, or a random legal one instead of an illegal one if `illegal` is "random"."""
        mask = self.table.state.index_mask()
        if self.illegal == "random" and not mask[action]:
            return self.random.choice(np.flatnonzero(mask))
        return action

    def render(self) -> Any:
        return self.picture.show(self.table.state, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


def wrap(raw: ZariaAEC) -> Env:
    """Add PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1."""
    env: Any = raw
    if raw.illegal == "terminate":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def in_parallel(raw: ZariaAEC) -> Env:
    """The parallel form, for libraries that need it: only the action of the agent whose turn it is counts.

    Each step is a cycle, so `max_cycles` counts steps.
    """
    if raw.longest is not None:
        raw.longest //= raw.table.players
    return turn_based_aec_to_parallel(wrap(raw))
