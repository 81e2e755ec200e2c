"""How well each level plays a game."""

from __future__ import annotations

from typing import Any

from zaria.bots.search.model import Effort, Model


class Skill:
    """How each level plays a game, and the effort of hints.

    `bias_scale` weights the styles so that the two characters of a level are equally strong.
    """

    def __init__(
        self,
        model: Model[Any],
        easy: Effort,
        normal: Effort,
        hard: Effort,
        expert: Effort,
        hint: Effort,
        bias_scale: dict[str, float],
    ) -> None:
        self.model = model
        self.levels: dict[str, Effort] = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}
        self.hint = hint
        self.bias_scale = bias_scale

    def effort_of(self, level: str, style: str) -> Effort:
        effort = self.levels[level]
        return Effort(effort.rollouts, effort.bias * self.bias_scale.get(style, 1.0), effort.noise, effort.width)
