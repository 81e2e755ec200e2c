"""Opponents: four levels, each in two characters that differ in manner and not in strength."""

from __future__ import annotations

from typing import Any, Final

from zaria.bots.greedy import GreedyBot
from zaria.bots.lots import draw_lot
from zaria.bots.mind import Effort, Mind
from zaria.bots.minds.miner.mind import MinerMind
from zaria.bots.minds.solo.mind import SoloMind
from zaria.bots.minds.vegas.mind import VegasMind
from zaria.core.play import BUDGET
from zaria.core.rng import Rng
from zaria.core.state import State

GREEDY: Final = GreedyBot()
MINDS: Final[dict[str, Mind[Any]]] = {"vegas": VegasMind(), "miner": MinerMind(), "miner-solo": SoloMind()}
LEVELS: Final = ("easy", "normal", "hard", "expert")
# How hard each level thinks about each game.
EFFORTS: Final[dict[str, dict[str, Effort]]] = {
    "easy": {
        "vegas": Effort(0, bend=3.0, noise=12.0),
        "miner": Effort(0, bend=1.0, noise=4.0),
        "miner-solo": Effort(0, bend=1.0, width=1),
    },
    "normal": {
        "vegas": Effort(24, bend=0.01),
        "miner": Effort(8, bend=0.01),
        "miner-solo": Effort(0, bend=0.2, width=2),
    },
    "hard": {
        "vegas": Effort(60, bend=0.004),
        "miner": Effort(300, bend=0.004),
        "miner-solo": Effort(0, bend=0.01, width=40),
    },
    "expert": {
        "vegas": Effort(6000, bend=0.001),
        "miner": Effort(2000, bend=0.001),
        "miner-solo": Effort(400, bend=0.01, width=60),
    },
}
# The cast: name, level, manner.
CAST: Final = (
    ("zoe", "easy", "glitter"),
    ("nino", "easy", "everywhere"),
    ("leo", "normal", "now"),
    ("nora", "normal", "quiet"),
    ("bruno", "hard", "safe"),
    ("iris", "hard", "spoil"),
    ("ada", "expert", "deep"),
    ("max", "expert", "thrift"),
)


class Opponent:
    """A player of a level. What it knows is what its seat may know; equal seeds give equal moves."""

    def __init__(self, name: str, level: str, manner: str) -> None:
        self.name = name
        self.level = level
        self.manner = manner

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        """The usual budget is the level's own effort; twice as much is twice the rollouts."""
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        game = known.setup.game
        mind = MINDS.get(game)
        if mind is None:
            return GREEDY.choose(known, seat, rng, budget)  # nobody has thought about this game yet
        lots = mind.lots(known)
        if len(lots) > 0:
            return int(draw_lot(lots, rng))
        effort = EFFORTS[self.level][game]
        if effort.rollouts == 0 and effort.width == 0:
            return at_first_sight(mind, known, seat, rng, effort, self.manner)
        if budget != BUDGET and effort.rollouts > 0:
            effort = Effort(max(1, effort.rollouts * budget // BUDGET), effort.bend, effort.noise, effort.width)
        return mind.think(known, seat, rng, effort, self.manner)[0].action


def at_first_sight(mind: Mind[Any], known: State, seat: int, rng: Rng, effort: Effort, manner: str) -> int:
    """The action that looks best, more or less; the lowest of equals."""
    actions = mind.candidates(known)
    worth = mind.impressions(known, seat, actions)
    bents = mind.manners(known, seat, actions, manner)
    best, most = actions[0], -1e9
    for place in range(len(actions)):
        blur = float(rng.below(1001) + rng.below(1001) - 1000) / 1000.0
        looks = worth[place] + effort.bend * bents[place] + effort.noise * blur
        if looks > most:
            best, most = actions[place], looks
    return best


OPPONENTS: Final[dict[str, Opponent]] = {level: Opponent(level, level, "") for level in LEVELS} | {
    f"{level}-{name}": Opponent(f"{level}-{name}", level, manner) for name, level, manner in CAST
}
