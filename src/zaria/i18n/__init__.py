"""Words: every sentence that a user reads is a Fluent message, shared with the web client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
LOCALES = ("en",)


class MissingWords(KeyError):
    """A message or one of its arguments is missing: a mistake of ours, never of a user's."""


class Words:
    """The messages of one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.bundle = FluentBundle([locale], use_isolating=False)
        for path in sorted((HERE / locale).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """The message in words."""
        if not self.bundle.has_message(key):
            raise MissingWords(f"{self.locale}: no message {key}")
        value = self.bundle.get_message(key).value
        if value is None:
            raise MissingWords(f"{self.locale}: {key} has no text")
        text, problems = self.bundle.format_pattern(value, dict(arguments or {}))
        if problems:
            raise MissingWords(f"{self.locale}: {key}: {problems[0]}")
        return str(text)


@cache
def words(locale: str) -> Words:
    return Words(locale)


def english(key: str, arguments: Mapping[str, Any]) -> str:
    """What `str(error)` says."""
    return words("en").say(key, arguments)
