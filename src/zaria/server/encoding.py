"""JSON for the browsers. In a file of its own, since what uses it is compiled where its library need not be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def encode_text(value: Any) -> str:
    return encode(value).decode()
