"""What people write: names and chat that can be seen, and names that could be mistaken for somebody else's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from unicodedata import category, normalize

from zaria.bots import BOTS, called
from zaria.i18n import HERE, LOCALES
from zaria.server.refusals import Refused
from zaria.server.seat import Seat

LONGEST_NAME = 20
LONGEST_TITLE = 40  # of a table
LONGEST_CHAT = 300
MARKS_IN_A_ROW = 3  # accents on one letter; more would cover the lines around it
JOINER, EMOJI = "\u200d", "\ufe0f"  # inside emoji
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # printable, and not seen
BLANK |= frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
AS_LATIN = str.maketrans(  # letters and digits that look like Latin letters
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχγηАВЕЅІЈКМНОРСТУХавеѕіјкмнорстухԁһ01|lI",  # noqa: RUF001
    "ABEZHIKMNOPTYXaeikvoptuxynABESIJKMHOPCTYXabesijkmhopctyxdhoiiii",
)
GUEST_MARK = " (guest)"


def clean_name(name: str) -> str:
    """A display name: one line of visible text."""
    plain = " ".join(normalize("NFC", name).split())
    if not 1 <= len(plain) <= LONGEST_NAME or not is_visible(plain):
        raise Refused("bad-name", longest=LONGEST_NAME)
    return plain


def clean_title(title: str) -> str:
    """The name of a table; it may be empty."""
    plain = " ".join(normalize("NFC", title).split())
    if len(plain) > LONGEST_TITLE or (plain and not is_visible(plain)):
        raise Refused("bad-title", longest=LONGEST_TITLE)
    return plain


def clean_chat(text: str) -> str:
    plain = " ".join(normalize("NFC", text).split())
    if not 1 <= len(plain) <= LONGEST_CHAT or not is_visible(plain):
        raise Refused("chat-long", longest=LONGEST_CHAT)
    return plain


def is_visible(text: str) -> bool:
    """Something to see, and nothing hidden: no control characters, no changes of writing direction, no blanks."""
    marks = 0
    for place, letter in enumerate(text):
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        if letter == JOINER:
            if category(before or " ") not in ("So", "Sk", "Mn") or category(after or " ") != "So":
                return False
        elif letter == EMOJI:
            if not before or before in " \u200d\ufe0f":
                return False
        elif letter in BLANK or not letter.isprintable():
            return False
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW:
            return False
    return any(category(letter)[0] in "LNPS" for letter in text)


def outline(name: str) -> str:
    """What a hurried reader sees: names with the same outline can be mistaken for each other.

    >>> outline("Ann") == outline("ANN") == outline("\\u0410nn") == outline("A·n·n") != outline("Anna")
    True
    """
    plain = normalize("NFKD", normalize("NFKC", name).translate(AS_LATIN))
    letters = "".join(letter for letter in plain if letter.isalnum()).translate(AS_LATIN).casefold()
    return letters.replace("rn", "m").replace("vv", "w") or name


@cache
def outlines_of_bots() -> frozenset[str]:
    """Of all names under which bots are shown, in all languages."""
    names = [*BOTS, "bot"]
    for locale in LOCALES:  # read as text: all words of the page would take seconds
        words = (HERE / locale / "web.ftl").read_text(encoding="utf-8")
        names += re.findall(rf"^web-bot-(?:{'|'.join(BOTS)}) = (.+)$", words, re.MULTILINE)
    return frozenset(map(outline, names))


def is_like_a_bot(name: str) -> bool:
    """Like `greedy`, `Bot Greedy`, or `greedy 2`, as the second of them is called."""
    plain = outline(name.rstrip(" 0123456789") or name)
    return bool({plain, plain.removeprefix("bot"), plain.removesuffix("bot")} & outlines_of_bots())


def seat_name(name: str, guest: str, seats: Sequence[Seat]) -> str:
    """The name for a seat beside these. One that is like a bot's or like another player's here is marked: `Ann (2)`.

    Opponents have names that people have, too: `Max` is marked only where the opponent Max sits.
    """
    if is_like_a_bot(name):
        name = marked(name, GUEST_MARK)
    others = {outline(seat.name) for seat in seats if seat.kind == "person" and seat.guest != guest}
    others |= {outline(called(seat.bot)) for seat in seats if seat.kind == "bot" and seat.bot is not None}
    number, found = 1, name
    while outline(found) in others:
        number += 1
        found = marked(name, f" ({number})")
    return found


def marked(name: str, mark: str) -> str:
    return name[: LONGEST_NAME - len(mark)].rstrip() + mark
