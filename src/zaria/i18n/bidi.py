"""Right-to-left names in left-to-right sentences."""

from __future__ import annotations

from unicodedata import bidirectional

FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE = "\u2068", "\u2069"


def isolate(name: str) -> str:
    """The name, isolated if it could reorder the words around it.

    >>> isolate("Ann"), isolate("אבג"), isolate(isolate("אבג"))
    ('Ann', '\\u2068אבג\\u2069', '\\u2068אבג\\u2069')
    """
    turns = any(bidirectional(letter) in ("R", "AL") for letter in name)
    if not turns or name.startswith(FIRST_STRONG_ISOLATE):
        return name
    return FIRST_STRONG_ISOLATE + name + POP_DIRECTIONAL_ISOLATE
