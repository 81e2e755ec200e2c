"""The words of choices: those of records, and those of the player's language."""

from __future__ import annotations

from zaria.i18n import Words
from zaria.terminal.real_dice import fold

# Greek letters by the keys that type Latin letters on other keyboards.
LATIN = dict(zip("ςερτυθιοπασδφγηξκλζχψωβνμ;", "wertyuiopasdfghjklzxcvbnmq"))


def choice_in_words(word: str, words: Words | None) -> str:
    """The words of a choice in the player's language: `place 4` as `lege 4`. A game without words keeps its own."""
    if words is None:
        return word
    parts = [part_in_words(part, words) if any(map(str.isalpha, part)) else part for part in word.split()]
    return word if None in parts else " ".join(part or "" for part in parts)


def part_in_words(part: str, words: Words) -> str | None:
    for key in (f"choice-{part}", f"hero-{part}"):
        if words.has(key):
            return words.say(key)
    return words.say(f"face-{part}", {"number": ""}).strip() if words.has(f"face-{part}") else None


def on_a_latin_keyboard(entry: str) -> str:
    """The letters of the same keys on a Latin keyboard: `π` is `p`.

    >>> on_a_latin_keyboard("ηελπ 4")
    'help 4'
    """
    return "".join(LATIN.get(sign, sign) for sign in folded_letters(entry))


def folded_letters(entry: str) -> str:
    """Lower-case letters without accents; a final sigma stays, since it is a separate key."""
    return "".join(sign if sign == "ς" else fold(sign).strip() or " " for sign in entry.lower())
