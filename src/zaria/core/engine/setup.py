"""What a game was started with."""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64


class Setup:
    """Shared by all copies of a state, never changed."""

    def __init__(
        self, game: str, rules: int, players: int, options: dict[str, Any], components: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.components: dict[str, Any] = {} if components is None else components  # see components.py
        self.stamp: i64 = 0  # stands for all of it in hashes; 0 before it is needed

    def key(self) -> tuple[object, ...]:
        return self.game, self.rules, self.players, frozen(self.options), frozen(self.components)

    def to_json(self) -> str:
        """The same text for the same content."""
        content = [self.game, self.rules, self.players, self.options, self.components]
        return json.dumps(content, separators=(",", ":"), sort_keys=True)


def own(value: Any) -> Any:
    """A copy of plain data that shares nothing with it."""
    if isinstance(value, list):
        return [own(item) for item in value]
    if isinstance(value, dict):
        return {name: own(value[name]) for name in value}
    return value


def frozen(value: object) -> object:
    """A hashable twin of plain data."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(name, frozen(value[name])) for name in sorted(value)])
    return value
