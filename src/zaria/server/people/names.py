"""What people write: names and chat that can be seen, and names that could be mistaken for somebody else's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from unicodedata import category, normalize

from zaria.bots import BOTS, display_name
from zaria.i18n import HERE, LOCALES
from zaria.server.messages.refusals import Refused
from zaria.server.people.look_alikes import skeleton
from zaria.server.table.seat import Seat

LONGEST_NAME = 20
LONGEST_TITLE = 40  # of a table
LONGEST_CHAT = 300
MARKS_IN_A_ROW = 3  # accents on one letter; more would cover the lines around it
JOINER, EMOJI = "\u200d", "\ufe0f"  # inside emoji
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")  # printable, and not seen
BLANK |= frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0), 0x16FE4, 0x1D159)))
GUEST_MARK = " (guest)"
RESERVED = ("Admin", "Administrator", "Operator", "System", "Zaria")  # who speaks for the site


def clean_name(name: str) -> str:
    """A display name: one line of visible text."""
    plain = " ".join(normalize("NFC", name).split())
    if not 1 <= len(plain) <= LONGEST_NAME or not is_visible(plain):
        raise Refused("bad-name", longest=LONGEST_NAME)
    return plain


def own_name(name: str) -> str:
    """A name that somebody gives themselves: not one that speaks for the site."""
    plain = clean_name(name)
    if is_reserved(plain):
        raise Refused("name-reserved", name=plain)
    return plain


@cache
def skeletons_of_reserved() -> frozenset[str]:
    return frozenset(skeleton(f"{one}{several}") for one in RESERVED for several in ("", "s"))


def is_reserved(name: str) -> bool:
    """One of these words, whatever is written around it.

    >>> [is_reserved(name) for name in ("Admin1", "the operator", "Zaria-Team", "Badminton", "Zoe 2")]
    [True, True, True, False, False]
    """
    words = [name, *re.split(r"[\W_]+", name)]
    words += [word.strip("0123456789 ") for word in words]
    return any(skeleton(word) in skeletons_of_reserved() for word in words)


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


@cache
def skeletons_of_bots() -> frozenset[str]:
    """Of all names under which bots are shown, in all languages."""
    names = [*BOTS, "bot"]
    for locale in LOCALES:  # read as text: all words of the page would take seconds
        words = (HERE / locale / "page/page.ftl").read_text(encoding="utf-8")
        names += re.findall(rf"^web-bot-(?:{'|'.join(BOTS)}) = (.+)$", words, re.MULTILINE)
    return frozenset(map(skeleton, names))


def is_like_a_bot(name: str) -> bool:
    """Like `greedy`, `Bot Greedy`, or `greedy 2`, as the second of them is called."""
    plain = skeleton(name.rstrip(" 0123456789") or name)
    return bool({plain, plain.removeprefix("bot"), plain.removesuffix("bot")} & skeletons_of_bots())


def seat_name(name: str, guest: str, seats: Sequence[Seat]) -> str:
    """The name for a seat beside these. One that is like a bot's or like another player's here is marked: `Ann (2)`.

    Opponents have names that people have, too: `Max` is marked only where the opponent Max sits.
    """
    if is_like_a_bot(name) or is_reserved(name):
        name = mark_name(name, GUEST_MARK)
    others = {skeleton(seat.name) for seat in seats if seat.kind == "person" and seat.guest != guest}
    others |= {skeleton(display_name(seat.bot)) for seat in seats if seat.kind == "bot" and seat.bot is not None}
    number, free = 1, name
    while skeleton(free) in others:
        number += 1
        free = mark_name(name, f" ({number})")
    return free


def mark_name(name: str, mark: str) -> str:
    return name[: LONGEST_NAME - len(mark)].rstrip() + mark
