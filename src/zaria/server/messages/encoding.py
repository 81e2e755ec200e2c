"""Encoding to JSON. A separate module, because modules that use it are compiled even without msgspec."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def encode_text(value: Any) -> str:
    return encode(value).decode()
