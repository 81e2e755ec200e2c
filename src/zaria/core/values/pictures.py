"""Pictures for notebooks. The core knows no game and no colours: what draws is given from outside, as words are."""

from __future__ import annotations

from collections.abc import Callable


def _nothing(what: object) -> str | None:
    return None


_draw: Callable[[object], str | None] = _nothing


def draw_with(draw: Callable[[object], str | None]) -> None:
    """Let states and records show themselves: `draw` returns SVG or HTML, or None for what it cannot draw."""
    global _draw
    _draw = draw


def picture_of(what: object) -> str | None:
    return _draw(what)
