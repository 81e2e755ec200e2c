"""Encoding to JSON. A module of its own: modules that use it are compiled, also where msgspec is not installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def encode_text(value: Any) -> str:
    return encode(value).decode()
