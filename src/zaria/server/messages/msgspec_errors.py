"""msgspec describes errors only in English sentences, such as "Expected `int`, got `str` - at `$.seat`".

This is the only place that parses them; test_libraries.py checks every kind with the installed msgspec.
"""

from __future__ import annotations

import re
from ast import literal_eval
from typing import NamedTuple

UNKNOWN_TAG = re.compile(r"Invalid value (['\"].*['\"]) - at `\$\.(\w+)`", re.DOTALL)
PLACE = re.compile(r"at `\$\.?([^`]*)`")
MISSING_OR_UNKNOWN = re.compile(r"field `([^`]*)`")


class UnknownTag(NamedTuple):
    """An unknown type of message: the field that names the type, and its value."""

    field: str
    given: str


def unknown_tag(sentence: str) -> UnknownTag | None:
    match = UNKNOWN_TAG.fullmatch(sentence)
    return None if match is None else UnknownTag(match[2], literal_eval(match[1]))


def wrong_field(sentence: str) -> str:
    """The path of the wrong, missing or unknown field; empty for the message as a whole."""
    match = PLACE.search(sentence) or MISSING_OR_UNKNOWN.search(sentence)
    return "" if match is None else match[1]


def sentence_at(sentence: str, path: str) -> str:
    """msgspec's sentence about a field at this path, rejoined after Litestar has split it."""
    return f"{sentence} - at `$.{path}`"
