"""The language: `--lang` before or after any command, else ZARIA_LANG, else the language of the system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zaria.core.engine.errors import quote
from zaria.i18n import LOCALES, preferred_language
from zaria.terminal.errors import UsageError
from zaria.terminal.screen import clean

LANGUAGE = "--lang"
VARIABLE = "ZARIA_LANG"


def take_language(given: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language, and the arguments without `--lang`; UsageError if there is no such language.

    >>> take_language(["play", "--lang", "el", "vegas"], {"LANG": "it_IT.UTF-8"})
    ('el', ['play', 'vegas'])
    >>> take_language(["play"], {"ZARIA_LANG": "de", "LANG": "it_IT.UTF-8"})
    ('de', ['play'])
    """
    rest: list[str] = []
    asked = None
    words = iter(given)
    for word in words:
        name, is_set, value = word.partition("=")
        if name != LANGUAGE:
            rest.append(word)
            continue
        asked = value if is_set else next(words, None)
        if asked is None:
            raise UsageError("argument-needs-value", argument=LANGUAGE, command="zaria")
    if asked is not None:
        return check_language(LANGUAGE, asked), rest
    if environment.get(VARIABLE):
        return check_language(VARIABLE, environment[VARIABLE]), rest
    return preferred_language(environment), rest


def check_language(argument: str, asked: str) -> str:
    if asked.lower() not in LOCALES:
        raise UsageError("lang", argument=argument, given=quote(clean(asked)), possible=", ".join(LOCALES))
    return asked.lower()
