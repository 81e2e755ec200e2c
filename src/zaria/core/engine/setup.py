"""The setup of a game."""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64


class Setup:
    """What a game was started with. Immutable, and shared by all copies of a state."""

    def __init__(
        self, game: str, rules: int, players: int, options: dict[str, Any], components: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.components: dict[str, Any] = {} if components is None else components  # see components.py
        self.stamp: i64 = 0  # the setup's hash, computed on first use; 0 before

    def key(self) -> tuple[object, ...]:
        return self.game, self.rules, self.players, frozen(self.options), frozen(self.components)

    def to_json(self) -> str:
        """Canonical JSON: the same text for the same content."""
        content = [self.game, self.rules, self.players, self.options, self.components]
        return json.dumps(content, separators=(",", ":"), sort_keys=True)


def own(value: Any) -> Any:
    """A deep copy of plain data."""
    if isinstance(value, list):
        return [own(item) for item in value]
    if isinstance(value, dict):
        return {name: own(value[name]) for name in value}
    return value


def frozen(value: object) -> object:
    """A hashable form of plain data."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(name, frozen(value[name])) for name in sorted(value)])
    return value
