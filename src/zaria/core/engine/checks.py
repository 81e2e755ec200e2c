"""Checks of arguments from callers: actions, deals and words may be any object."""

from __future__ import annotations

import re
from operator import index
from typing import Final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal, quote
from zaria.core.engine.questions import MOST_ANSWERS

GROUPED: Final = re.compile(r"(?<=\d)[.,]000\b")
IN_THOUSANDS: Final = re.compile(r"^(\d+)k$")
ACTIONS: Final = MOST_ANSWERS


def whole_number(given: object) -> i64:
    """The given integer, or -1 for anything that cannot be an action."""
    if isinstance(given, bool):
        return -1
    try:
        number = index(given)  # type: ignore[arg-type]  # any integer type will do, NumPy's too
    except Exception:  # a foreign object may raise anything
        return -1
    return number if 0 <= number < ACTIONS else -1


def checked_deal(values: object, bounds: list[int]) -> list[int]:
    """The same values as a fresh list, or IllegalDeal."""
    if not isinstance(values, (list, tuple)):
        raise IllegalDeal("deal-type", given=quote(values))
    if len(values) != len(bounds):
        raise IllegalDeal("deal-length", expected=len(bounds), given=len(values))
    checked: list[int] = []
    for position in range(len(bounds)):
        value, bound = values[position], bounds[position]
        if type(value) is not int or not 0 <= value < bound:
            raise IllegalDeal("deal-bound", given=quote(value), position=position + 1, high=bound - 1)
        checked.append(value)
    return checked


def plain_words(given: object) -> str:
    """Words in lower case with single spaces between them; empty if it is no text."""
    return " ".join(given.lower().split()) if isinstance(given, str) else ""


def deal_words(given: str) -> list[str]:
    """Words read off dice and cards, in lower case; amounts in all their forms as plain digits.

    >>> deal_words("$30,000 30.000 $ 30k, big 6")
    ['30000', '30000', '30000', 'big', '6']
    """
    plain = GROUPED.sub("000", given.lower()).replace("$", " ").replace(",", " ")
    return [IN_THOUSANDS.sub(r"\g<1>000", word) for word in plain.split()]
