"""The base of all shapes, and the declaration of a game's own."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import UnsetType

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType  # an optional field


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    pass


class GameShapes(NamedTuple):
    """The shapes of a game, from its folder `shapes`."""

    views: list[type[Shape]]  # of each of its games, tagged by the game's name
    preview: type[Shape]  # the consequences of a choice; every field is a Maybe
    named: dict[str, Any]  # unions that get a name in the page's types
    why: type[Shape] | None = None  # of `State.why`
