"""Which names can be mistaken for each other: their skeletons are equal, after Unicode's list of confusables (UTS #39).

The list is that of the package `confusable_homoglyphs`. It has characters that look alike in one case; people do not
distinguish cases either, so both cases are looked up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from unicodedata import name as unicode_name
from unicodedata import normalize

ROUNDS = 4  # of looking up and folding cases, until nothing changes: of small capitals it takes four


@cache
def prototypes() -> dict[int, str]:
    """A representative for each character that looks like others: a Latin letter if there is one."""
    # Reading the list takes a tenth of a second.
    from confusable_homoglyphs.confusables import confusables_data

    groups: dict[str, set[str]] = {}
    for character, others in confusables_data.items():
        for other in (one["c"] for one in others):
            joined = groups.get(character, {character}) | groups.get(other, {other})
            for member in joined:
                groups[member] = joined
    single = {one: stands_for(group) for one, group in groups.items() if len(one) == 1}
    return {ord(one): other for one, other in single.items() if one.isalnum() or other.isascii()}


def stands_for(group: set[str]) -> str:
    """
    >>> stands_for({"m", "rn", "ⅿ"}), stands_for({"O", "0"}), stands_for({"ᴀ", "ꭺ"})
    ('rn', 'O', 'ꭺ')
    """
    several = [one for one in group if len(one) > 1 and one.isascii() and one.isalnum()]
    single = [one for one in group if len(one) == 1]
    return min(several) if several else min(single, key=lambda one: (not one.isascii(), not one.isalpha(), -ord(one)))


def skeleton(name: str) -> str:
    """Names with the same skeleton look alike.

    >>> skeleton("Ann") == skeleton("ANN") == skeleton("\\u0410nn") == skeleton("A·n·n") != skeleton("Anna")
    True
    """
    known, plain = prototypes(), normalize("NFKD", "".join(map(without_size, name)))
    for _ in range(ROUNDS):
        folded = normalize("NFKD", plain.translate(known).casefold())
        if folded == plain:
            break
        plain = folded
    letters = "".join(letter for letter in plain if letter.isalnum()).replace("i", "l")
    return letters.replace("rn", "m").replace("vv", "w") or name


def without_size(letter: str) -> str:
    """A small capital as the capital; the list has not all of them.

    >>> without_size("\\u0274"), without_size("n")
    ('N', 'n')
    """
    capital = unicode_name(letter, "").removeprefix("LATIN LETTER SMALL CAPITAL ")
    return capital if len(capital) == 1 else letter


def told_apart(names: list[str]) -> Iterator[str]:
    """The names of a list; one that looks like an earlier one is numbered.

    >>> list(told_apart(["Ann", "ANN", "Bob"]))
    ['Ann', 'ANN (2)', 'Bob']
    """
    seen: dict[str, int] = {}
    for name in names:
        alike = skeleton(name)
        seen[alike] = seen.get(alike, 0) + 1
        yield name if seen[alike] == 1 else f"{name} ({seen[alike]})"
