"""The games for OpenSpiel: importing this module registers `python_zaria_vegas`, `python_zaria_miner` and
`python_zaria_miner_solo`. Needs the extra `openspiel`.

    import pyspiel
    import zaria.openspiel

    game = pyspiel.load_game("python_zaria_vegas(players=3,tiles=2)")

Each integer of a draw is a chance node, so that draws can be enumerated; with `sampled=True` a whole draw is one chance
node with one outcome, which depends on `seed`. Actions are the index of all questions and answers, and vectors those of
docs/environments.md. Returns are shares of the win; solo, points.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'zaria.openspiel needs the extra "openspiel": pip install ".[openspiel]"', name=error.name
    ) from None

from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.observing import legal_numbers, observation_of
from zaria.core.engine.registry import find_game
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

MOST_OUTCOMES = 90  # of one chance node: the cards of Las Vegas
LONGEST = 10_000  # decisions; more than any game has
MOST_POINTS = 1000
DEFAULTS: dict[str, Any] = {"sampled": False, "seed": 0}


class ZariaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; subclasses name the game."""

    short_name = ""
    zaria_game = ""
    options: dict[str, Any] = {}  # noqa: RUF012  # with their defaults; `players` among them

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.options, **DEFAULTS, **(params or {})}
        self.sampled, self.seed = chosen.pop("sampled"), chosen.pop("seed")
        self.zaria = find_game(self.zaria_game)
        self.first = self.zaria.start(chosen.pop("players"), chosen)
        players = self.first.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.zaria.index.size,
            max_chance_outcomes=1 if self.sampled else MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0 if players > 1 else -float(MOST_POINTS),
            max_utility=1.0 if players > 1 else float(MOST_POINTS),
            utility_sum=1.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(type(self), self.sampled), info, params or {})

    def new_initial_state(self) -> ZariaState:
        return ZariaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ZariaObserver:
        return ZariaObserver(self)


def game_type(game: type[ZariaGame], sampled: bool) -> Any:
    kinds, low, high = pyspiel.GameType, *find_game(game.zaria_game).players
    chance = kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else kinds.ChanceMode.EXPLICIT_STOCHASTIC
    return kinds(
        short_name=game.short_name,
        long_name=f"Zaria: {game.zaria_game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if high > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**game.options, **DEFAULTS},
    )


class ZariaState(pyspiel.State):  # type: ignore[misc]
    """A position. The integers of a draw are collected until it is complete."""

    def __init__(self, game: ZariaGame) -> None:
        super().__init__(game)
        self.table: State = game.first.copy()
        self.rng: Rng | None = Rng(game.seed) if game.sampled else None
        self.drawn: list[int] = []

    def current_player(self) -> int:
        actor = self.table.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.table.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return legal_numbers(self.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.rng is not None:
            return [(0, 1.0)]
        bound = self.table.bounds()[len(self.drawn)]
        return [(value, 1 / bound) for value in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.table.actor != CHANCE:
            self.table.apply(self.table.answer_at(action))
        elif self.rng is not None:
            self.table.roll(self.rng)
        else:
            self.drawn.append(action)
            if len(self.drawn) == len(self.table.bounds()):
                self.table.deal(self.drawn)
                self.drawn = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.table.name(self.table.answer_at(action))

    def returns(self) -> list[float]:
        winners, players = self.table.winners(), self.table.players
        if players == 1:
            return [float(self.table.scores()[0])] if winners else [0.0]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def __str__(self) -> str:
        return f"{self.table!r} {self.drawn}" if self.drawn else repr(self.table)

    def __deepcopy__(self, memo: Any) -> ZariaState:
        twin = ZariaState(self.get_game())
        twin.table = self.table.copy()
        twin.rng = None if self.rng is None else self.rng.copy()
        twin.drawn = self.drawn[:]
        return twin


class ZariaObserver:
    """A seat's observation: the vector as `tensor`, and its fields by name as `dict`."""

    def __init__(self, game: ZariaGame) -> None:
        observation = observation_of(game.zaria)
        self.tensor = np.zeros(observation.size, np.float32)
        places = {field.name: (observation.place(field.name), field.size) for field in observation.fields}
        self.dict = {name: self.tensor[first : first + size] for name, (first, size) in places.items()}

    def set_from(self, state: ZariaState, player: int) -> None:
        self.tensor[:] = state.table.observe(player)

    def string_from(self, state: ZariaState, player: int) -> str:
        self.set_from(state, player)
        shown = [f"{name} {' '.join(f'{value:g}' for value in part)}" for name, part in self.dict.items() if part.any()]
        return "; ".join(shown)


class Vegas(ZariaGame):
    short_name = "python_zaria_vegas"
    zaria_game = "vegas"
    options = {"players": 2, "tiles": 0, "rounds": 3, "open_money": False}  # noqa: RUF012


class Miner(ZariaGame):
    short_name = "python_zaria_miner"
    zaria_game = "miner"
    options = {"players": 2}  # noqa: RUF012


class MinerSolo(ZariaGame):
    short_name = "python_zaria_miner_solo"
    zaria_game = "miner-solo"
    options = {"players": 1, "magic": 3}  # noqa: RUF012


for _game in (Vegas, Miner, MinerSolo):
    pyspiel.register_game(game_type(_game, False), _game)
del _game
