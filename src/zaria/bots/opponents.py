"""Opponents: four levels, each in two characters that differ in manner and not in strength."""

from __future__ import annotations

from typing import Any, Final

from zaria.bots.greedy import GreedyBot
from zaria.bots.lots import draw_lot
from zaria.bots.mind import Effort, Mind, stretched
from zaria.bots.minds import SKILLS
from zaria.core.play import BUDGET
from zaria.core.rng import Rng
from zaria.core.state import State

GREEDY: Final = GreedyBot()
LEVELS: Final = ("easy", "normal", "hard", "expert")
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

    def __init__(self, name: str, level: str, manner: str, called: str = "") -> None:
        self.name = name
        self.called = called or name  # at tables, in logs and records; the same in all languages
        self.level = level
        self.manner = manner

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        """The usual budget is the level's own effort; twice as much is twice the rollouts."""
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        skill = SKILLS.get(known.setup.game)
        if skill is None:
            return GREEDY.choose(known, seat, rng, budget)  # nobody has thought about this game yet
        mind = skill.mind
        lots = mind.lots(known)
        if len(lots) > 0:
            return int(draw_lot(lots, rng))
        effort = skill.effort_of(self.level, self.manner)
        if effort.rollouts == 0 and effort.width == 0:
            return at_first_sight(mind, known, seat, rng, effort, self.manner)
        rollouts = min(effort.rollouts, mind.most_rollouts(known))
        if rollouts > 0:
            effort.rollouts = max(1, rollouts * budget // BUDGET)
        return mind.think(known, seat, rng, effort, self.manner)[0].action


def at_first_sight(mind: Mind[Any], known: State, seat: int, rng: Rng, effort: Effort, manner: str) -> int:
    """The action that looks best, more or less; the lowest of equals."""
    actions = mind.candidates(known, 0)
    worth = mind.impressions(known, seat, actions)
    bents = stretched(mind.manners(known, seat, actions, manner))
    best, most = actions[0], -1e9
    for place in range(len(actions)):
        blur = float(rng.below(1001) + rng.below(1001) - 1000) / 1000.0
        looks = worth[place] + effort.bend * bents[place] + effort.noise * blur
        if looks > most:
            best, most = actions[place], looks
    return best


OPPONENTS: Final[dict[str, Opponent]] = {level: Opponent(level, level, "") for level in LEVELS} | {
    f"{level}-{name}": Opponent(f"{level}-{name}", level, manner, name.capitalize()) for name, level, manner in CAST
}
CHARACTERS: Final[dict[str, Opponent]] = {name: OPPONENTS[f"{level}-{name}"] for name, level, _ in CAST}
