"""What all shapes have in common: no field more, and none less."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import msgspec
from msgspec import UnsetType

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType  # a field that need not be there


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    pass
