"""Words: every sentence that a user reads is a Fluent message, shared with the page.

A language is a folder: `page/` is for the page alone, `terminal/` for the terminal alone, the rest for both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from zaria import games

HERE = Path(__file__).parent
FOLDERS = [HERE, *(games.HERE / folder / "words" for folder in games.FOLDERS)]  # each has one folder per language
LOCALES = ("en", "el", "it", "de")
PAGE = "page"  # the folder of what only the page needs


class MissingWords(KeyError):
    """A message or one of its arguments is missing: a bug, never a user's error."""


class Words:
    """The messages of one language; those of the page only on request, since parsing takes time."""

    def __init__(self, locale: str, with_page: bool = False) -> None:
        self.locale = locale
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.keys: list[str] = []  # of all messages, in the order of the files
        for path in files(locale):
            if path.parent.name == PAGE and not with_page:
                continue
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.keys.extend(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key.partition(".")[0])

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message in words; `key.help` is the message's attribute of that name.

        Only money has grouped digits, and it comes as text from `money`. Negative numbers get a true minus sign.
        """
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            raise MissingWords(f"{self.locale}: no message {name}")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.locale}: {key} has no text")
        plain = {name: without_grouping(value) for name, value in (arguments or {}).items()}
        text, problems = self.bundle.format_pattern(pattern, plain)
        if problems:
            raise MissingWords(f"{self.locale}: {key}: {problems[0]}")
        return with_minus(str(text), (arguments or {}).values())

    def say_or(self, key: str, otherwise: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message if it exists, else the other text: a game without words shows its own names."""
        return self.say(key, arguments) if self.has(key) else otherwise

    def money(self, dollars: int) -> str:
        """An amount as people write it: `$30,000`."""
        return self.say("money", {"amount": minus(format_decimal(dollars, locale=self.locale))})

    def decimal(self, number: float) -> str:
        """A number with one decimal: `1.5`, or `1,5`."""
        return format_decimal(number, format="0.0", locale=self.locale)

    def listed(self, items: Iterable[str]) -> str:
        """`Ann, Bob, and Zoe`."""
        return format_list(list(items), locale=self.locale)


def files(locale: str) -> list[Path]:
    """All files of a language: the shared ones first, then game by game."""
    return [path for folder in FOLDERS for path in sorted((folder / locale).rglob("*.ftl"))]


def without_grouping(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if type(value) is int else value


def with_minus(text: str, values: Iterable[Any]) -> str:
    """The text with minus signs before the negative ones of these numbers."""
    for value in values:
        if type(value) is int and value < 0:
            text = text.replace(str(value), minus(str(value)))
    return text


def minus(number: str) -> str:
    """A number with a minus sign instead of a hyphen.

    >>> minus("-3") == "\N{MINUS SIGN}3", minus("1,000")
    (True, '1,000')
    """
    return number.replace("-", "\N{MINUS SIGN}")


def figure(number: int) -> str:
    """A number as shown in a table."""
    return minus(str(number))


def with_sign(number: int) -> str:
    """A change of points with its sign: +3, ±0, or a minus sign and 3."""
    return minus(f"{number:+}") if number else "±0"


@cache
def words(locale: str) -> Words:
    return Words(locale)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if we have it, else English.

    >>> preferred_language({"LANG": "el_GR.UTF-8"}), preferred_language({"LANG": "fi_FI.UTF-8"})
    ('el', 'en')
    """
    asked = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    language = re.split("[_.@-]", asked)[0].lower()
    return language if language in LOCALES else "en"
