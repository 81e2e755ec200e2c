"""Opponents: four levels, each in two characters that differ in style and not in strength."""

from __future__ import annotations

from typing import Any, Final

from zaria.bots.game_bots import skill_of
from zaria.bots.reference.greedy import GreedyBot
from zaria.bots.search.model import Effort, Model
from zaria.bots.search.sampling import sample
from zaria.bots.search.style import normalise
from zaria.core.engine.player import BUDGET
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

GREEDY: Final = GreedyBot()
LEVELS: Final = ("easy", "normal", "hard", "expert")
# The cast: name, level, style.
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
    """A player of a level. It uses only what its seat may know; the same seed gives the same moves."""

    def __init__(self, name: str, level: str, style: str, called: str = "") -> None:
        self.name = name
        self.called = called or name  # at tables, in logs and records; the same in all languages
        self.level = level
        self.style = style

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        """Choose an action. `budget` scales the level's rollouts: BUDGET is all of them, twice that twice as many."""
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        skill = skill_of(known.setup.game)
        if skill is None:
            return GREEDY.choose(known, seat, rng, budget)  # the game has no skill
        policy = skill.model.policy
        strategy = policy.mixed_strategy(known)
        if len(strategy) > 0:
            return int(sample(strategy, rng))
        effort = skill.effort_of(self.level, self.style)
        if effort.rollouts == 0 and effort.width == 0:
            return by_priors(skill.model, known, seat, rng, effort, self.style)
        rollouts = min(effort.rollouts, policy.rollout_limit(known))
        if rollouts > 0:
            effort.rollouts = max(1, rollouts * budget // BUDGET)
        return skill.model.search(known, seat, rng, effort, self.style)[0].action


def by_priors(model: Model[Any], known: State, seat: int, rng: Rng, effort: Effort, style: str) -> int:
    """The action with the best prior, after noise and style; of equals the lowest."""
    actions = model.policy.candidates(known, 0)
    priors = model.policy.priors(known, seat, actions)
    preferences = normalise(model.style.preferences(known, seat, actions, style))
    best, most = actions[0], -1e9
    for place in range(len(actions)):
        blur = float(rng.below(1001) + rng.below(1001) - 1000) / 1000.0
        score = priors[place] + effort.bias * preferences[place] + effort.noise * blur
        if score > most:
            best, most = actions[place], score
    return best


OPPONENTS: Final[dict[str, Opponent]] = {level: Opponent(level, level, "") for level in LEVELS} | {
    f"{level}-{name}": Opponent(f"{level}-{name}", level, style, name.capitalize()) for name, level, style in CAST
}
CHARACTERS: Final[dict[str, Opponent]] = {name: OPPONENTS[f"{level}-{name}"] for name, level, _ in CAST}
# In the order in which they fill seats, unless others are named.
USUAL_OPPONENTS: Final[list[str]] = [
    f"{level}-{name}" for asked in ("normal", "easy", "hard", "expert") for name, level, _ in CAST if level == asked
]
