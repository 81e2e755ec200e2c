"""msgspec says only in English sentences what is wrong with a message, as "Expected `int`, got `str` - at `$.seat`".

This is the one place that knows them; test_libraries.py has one of every kind, from the msgspec that is installed.
"""

from __future__ import annotations

import re
from ast import literal_eval
from typing import NamedTuple

UNKNOWN_TAG = re.compile(r"Invalid value (['\"].*['\"]) - at `\$\.(\w+)`", re.DOTALL)
PLACE = re.compile(r"at `\$\.?([^`]*)`")
MISSING_OR_UNKNOWN = re.compile(r"field `([^`]*)`")


class UnknownTag(NamedTuple):
    """A message of a type that there is not: the field that names the type, and what it says."""

    field: str
    given: str


def unknown_tag(sentence: str) -> UnknownTag | None:
    match = UNKNOWN_TAG.fullmatch(sentence)
    return None if match is None else UnknownTag(match[2], literal_eval(match[1]))


def wrong_field(sentence: str) -> str:
    """The path of the field that is wrong, missing or unknown; empty if it is the message as a whole."""
    match = PLACE.search(sentence) or MISSING_OR_UNKNOWN.search(sentence)
    return "" if match is None else match[1]


def sentence_at(sentence: str, path: str) -> str:
    """The sentence about a field at this path, as msgspec says it: Litestar takes both apart."""
    return f"{sentence} - at `$.{path}`"
