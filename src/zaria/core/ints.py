"""A fixed row of 64-bit integers: the one place that knows which container mypyc likes best.

`Ints` is a type for annotations only: import it under `TYPE_CHECKING`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    Ints = vec[i64]


def zeros(n: i64) -> Ints:
    return vec[i64]([0] * n)


def ints(values: list[int]) -> Ints:
    return vec[i64](values)
