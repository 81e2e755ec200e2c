"""The games as Gymnasium environments: one learner against bots of its choice."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register

from zaria.core.engine.player import BUDGET, Bot
from zaria.env.aec import SEED_BITS
from zaria.env.picture import FRAMES_PER_SECOND, RENDER_MODES, Picture
from zaria.env.table import EnvTable, SeatObservation, check_choice, check_opponents

ILLEGAL = ("raise", "random")  # what an illegal action does
IDS = {"Zaria/Vegas-v0": ("vegas", 4), "Zaria/Miner-v0": ("miner", 4), "Zaria/MinerSolo-v0": ("miner-solo", 1)}


class ZariaEnv(gymnasium.Env[SeatObservation, Any]):
    """A learner at a table. Its seat is drawn for each game, unless it is given."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Bot | list[str | Bot] = "greedy",
        seat: int | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        budget: int = BUDGET,
        **options: Any,
    ) -> None:
        self.table = EnvTable(game, players, reward, options)
        self.opponents = check_opponents(opponents, self.table.first)
        self.wanted_seat = None if seat is None else self.table.first.check_seat(seat)
        self.seat = self.wanted_seat or 0
        self.budget = budget
        self.illegal = check_choice("illegal", illegal, ILLEGAL)
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self.observation_space = self.table.observation_space()  # type: ignore[assignment]
        self.action_space = self.table.action_space()
        self.picture = Picture(game, [f"seat_{seat}" for seat in range(self.table.players)])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatObservation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.table.players)) if self.wanted_seat is None else self.wanted_seat
        self.table.reset(int(self.np_random.integers(2**SEED_BITS)))
        self.play_opponents()
        self.table.collect_rewards()  # points before the learner's first decision are no reward
        return self.table.observe(self.seat), self.info()

    def play_opponents(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        table = self.table
        while not table.is_over and table.state.actor != self.seat:
            seat = table.state.actor
            bot = self.opponents[(seat - self.seat) % table.players]
            assert bot is not None
            table.state.apply(bot.choose(table.state.known(seat), seat, table.rng, self.budget))
            table.draw()

    def step(self, action: Any) -> tuple[SeatObservation, float, bool, bool, dict[str, Any]]:
        if self.table.is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        self.table.state.apply(self.answer(action))
        self.table.draw()
        self.play_opponents()
        reward = self.table.collect_rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, self.table.is_over, False, self.info()

    def answer(self, action: Any) -> int:
        """Check an action: outside the space is Gymnasium's error; an illegal one is ours, or replaced."""
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is not in {self.action_space}")
        mask = self.table.state.index_mask()
        if self.illegal == "random" and not mask[action]:
            action = self.np_random.choice(np.flatnonzero(mask))
        return self.table.state.answer_at(int(action))

    def info(self) -> dict[str, Any]:
        """The mask under the key that wrappers use, the seat and, after the game, the scores."""
        mask = np.zeros(self.table.game.index.size, np.int8)
        if not self.table.is_over:
            self.table.state.index_mask(mask)
        about: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        return about | {"scores": self.table.state.scores()} if self.table.is_over else about

    def render(self) -> Any:
        return self.picture.show(self.table.state, self.render_mode)


def register_all() -> None:
    """Register the ids for `gymnasium.make`, when `zaria.env` is imported."""
    for name, (game, players) in IDS.items():
        if name not in gymnasium.registry:
            kwargs = {"game": game, "players": players}
            register(name, "zaria.env.single:ZariaEnv", kwargs=kwargs, disable_env_checker=False)
