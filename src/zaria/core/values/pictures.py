"""Pictures for notebooks. The core knows no game and no colours: the drawing function is given from outside."""

from __future__ import annotations

from collections.abc import Callable


def _nothing(what: object) -> str | None:
    return None


_draw: Callable[[object], str | None] = _nothing


def draw_with(draw: Callable[[object], str | None]) -> None:
    """Set the function that draws states and records: it returns SVG or HTML, or None if it cannot draw them."""
    global _draw
    _draw = draw


def picture_of(what: object) -> str | None:
    return _draw(what)
