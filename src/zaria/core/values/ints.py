"""Fixed rows of numbers, in the container that is fastest with mypyc. They can be read as buffers.

`Ints` and the other types are for annotations only: import them under `TYPE_CHECKING`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

if TYPE_CHECKING:
    Ints = vec[i64]
    Shorts = vec[i16]  # vectors for programs that learn: see observation.py
    Bytes = vec[u8]
    Floats = vec[float]


def zeros(n: i64) -> Ints:
    return vec[i64]([0] * n)


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


def shorts(n: i64) -> Shorts:
    return vec[i16]([0] * n)


def bytes_row(n: i64) -> Bytes:
    return vec[u8]([0] * n)


def floats(n: i64) -> Floats:
    return vec[float]([0.0] * n)
