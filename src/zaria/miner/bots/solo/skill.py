"""How well each level plays Dice Miner's solo game."""

from __future__ import annotations

from typing import Final, final

from zaria.bots.search.evaluator import Evaluator
from zaria.bots.search.halving import Candidate
from zaria.bots.search.model import Effort, Model
from zaria.bots.search.skill import Skill
from zaria.core.values.rng import Rng
from zaria.miner.bots.solo.decisions import planned_candidates
from zaria.miner.bots.solo.policy import SoloPolicy
from zaria.miner.bots.solo.style import SoloStyle
from zaria.miner.rules.table import Table


@final
class SoloModel(Model[Table]):
    """Plans instead of playing rollouts, because nothing is random between refills."""

    def __init__(self) -> None:
        super().__init__(SoloPolicy(), Evaluator(), SoloStyle())

    def search(
        self, known: Table, seat: int, rng: Rng, effort: Effort, style: str = "", with_parts: bool = False
    ) -> list[Candidate]:
        return planned_candidates(known, effort, style)


SKILL: Final[Skill] = Skill(
    SoloModel(),
    easy=Effort(0, bias=1.0, width=1),
    normal=Effort(0, bias=1.0, width=2),
    hard=Effort(0, bias=0.05, width=30),
    expert=Effort(2000, bias=0.05, width=600),
    hint=Effort(400, width=200),
    bias_scale={},
)
