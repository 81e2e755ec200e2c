"""Why a server refused, in the language of the person at this keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zaria.i18n import MissingWords, Words
from zaria.i18n.speech import Speech

if TYPE_CHECKING:
    from zaria.client import RequestRefused


def refusal_in_words(refused: RequestRefused, words: Words) -> str:
    """The refusal in words; in the server's own English if we do not know the code."""
    try:
        return Speech(words, {}).say(f"refusal-{refused.code}", refused.arguments)
    except MissingWords:
        return refused.text
