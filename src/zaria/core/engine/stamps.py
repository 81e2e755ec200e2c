"""Hashes of frames and setups. Neither ever changes, so each is computed once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.core.values.hashing import mix, text_hash

if TYPE_CHECKING:
    from zaria.core.engine.frames import Frame
    from zaria.core.engine.setup import Setup

NAMES: dict[str, int] = {}  # stamps of the frames' names


def stamp_of_frame(frame: Frame[Any]) -> i64:
    if frame.stamp == 0:
        name = type(frame).__name__
        if name not in NAMES:
            NAMES[name] = int(text_hash(name))
        stamp: i64 = NAMES[name]
        for part in frame.key():
            stamp = mix(stamp, number(part))
        frame.stamp = stamp
    return frame.stamp


def stamp_of_setup(setup: Setup) -> i64:
    if setup.stamp == 0:
        setup.stamp = text_hash(setup.to_json())
    return setup.stamp


def number(part: object) -> i64:
    """One item of a frame's data, which must be a number."""
    if not isinstance(part, int):
        raise TypeError(f"a frame remembers whole numbers, not {part!r}")
    return part
