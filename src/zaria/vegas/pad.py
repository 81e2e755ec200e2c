"""The score pad for a real table: typed casinos, paid by the game's own payouts."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from zaria.core.engine.checks import deal_words
from zaria.core.engine.errors import IllegalDeal, quote
from zaria.core.engine.frames import read_number
from zaria.core.engine.setup import Setup
from zaria.core.engine.state import Event
from zaria.vegas.game import RULES, VEGAS
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import GREY, NEUTRAL, NOBODY
from zaria.vegas.rules.payout import PAY_CASINOS
from zaria.vegas.rules.setup import begin, read_card
from zaria.vegas.rules.table import BIG_DICE, CASINOS, SMALL_DICE

NAMES: Final = {NEUTRAL: "neutral", GREY: "grey"}
# The most small, big and black dice that a player can have (LV-COMP-01, LV-COMP-06).
LIMITS_OF_PLAYER: Final = (SMALL_DICE, BIG_DICE, 2)
LIMITS: Final = {NEUTRAL: (SMALL_DICE, BIG_DICE, 0), GREY: (9, 0, 0)}


class Settlement(NamedTuple):
    """The payouts as events, and their sums."""

    players: list[str]
    events: list[Event]
    totals: list[int]  # dollars, by player
    starter: int | None  # of the next round, if all casinos are given and a player won one (LV-PAY-05)


class OwnedDice(NamedTuple):
    """The dice of one owner in a casino."""

    owner: int
    small: int
    big: int
    black: int


def settle(casinos: list[str]) -> Settlement:
    """Pay casinos, numbered in this order, such as `60 30: Ann 3, Bob 2 big, neutral 1`: cards, then dice by owner.

    >>> settled = settle(["70 30: Ann 4, Bob 2, Cleo 1"])
    >>> dict(zip(settled.players, settled.totals))
    {'Ann': 70000, 'Bob': 30000, 'Cleo': 0}
    """
    if len(casinos) > CASINOS:
        raise IllegalDeal("vegas-pad-casinos", "LV-COMP-03", most=CASINOS, given=len(casinos))
    players: list[str] = []
    cards = [read_pair(text) for text in casinos]
    groups = [read_casino(text, players) for text in casinos]
    check_cards([card for pair in cards for card in pair])
    check_dice([group for row in groups for group in row], players)
    events: list[Event] = []
    table = begin(Setup("vegas", RULES, max(len(players), VEGAS.players[0]), VEGAS.check_options({})))
    table.starter = NOBODY
    for number in range(len(casinos)):
        table.lay_cards(number, max(cards[number]), min(cards[number]))
        for group in groups[number]:
            table.put(number, group.owner, group.small, group.big)
            for _ in range(group.black):
                table.put_black(number, group.owner)
    table.listen(events.append)
    PAY_CASINOS.run(table)
    named = [event for event in events if event.arguments["casino"] in range(1, len(casinos) + 1)]
    seats = [i64(seat) for seat in range(len(players))]
    totals = [int(money.total(table.money, money.HAND + seat) * money.DOLLARS) for seat in seats]
    starter = int(table.starter) if table.starter != NOBODY and len(casinos) == CASINOS else None
    return Settlement(players, named, totals, starter)


def read_pair(text: str) -> list[int]:
    """The two money cards before the colon."""
    head, colon, _ = text.replace(",000", "000").partition(":")
    words = deal_words(head.replace("+", " "))
    if colon == "":
        raise IllegalDeal("vegas-pad-casino", given=quote(text))
    if len(words) != 2:
        raise IllegalDeal("vegas-pad-cards", "LV-SETUP-01", text=quote(text), given=len(words))
    return [read_card(word.lower()) for word in words]


def read_casino(text: str, players: list[str]) -> list[OwnedDice]:
    """The dice in the casino by owner. Adds new names to the players."""
    groups: list[OwnedDice] = []
    for part in text.replace(",000", "000").partition(":")[2].split(","):
        if part.strip() != "":
            group = read_group(part.split(), players)
            if group.owner in [other.owner for other in groups]:
                raise IllegalDeal("vegas-pad-twice", given=quote(part.strip()))
            groups.append(group)
    return groups


def read_group(words: list[str], players: list[str]) -> OwnedDice:
    """`Ann 3`, `Ann 2 big`, `Ann big black black`: a name, small dice, the big one, black ones."""
    end = 0
    while end < len(words) and not is_dice(words[end]):
        end += 1
    dice = [word.lower() for word in words[end:]]
    numbers = [read_number(word) for word in dice if word not in ("big", "black")]
    if end == 0 or not dice or len(numbers) > 1 or min(numbers, default=0) < 0:
        raise IllegalDeal("vegas-pad-dice", given=quote(" ".join(words)))
    small = numbers[0] if numbers else 0
    return OwnedDice(owner_of(" ".join(words[:end]), players), small, dice.count("big"), dice.count("black"))


def is_dice(word: str) -> bool:
    return word.lower() in ("big", "black") or read_number(word) >= 0


def owner_of(name: str, players: list[str]) -> int:
    """The owner of that name, in upper or lower case; a new name takes the next seat."""
    for owner, word in NAMES.items():
        if name.lower() == word:
            return owner
    known = [player.lower() for player in players]
    if name.lower() not in known:
        if len(players) == VEGAS.players[1]:
            raise IllegalDeal("vegas-pad-players", "LV-COMP-01", most=VEGAS.players[1], given=quote(name))
        players.append(name)
        return len(players) - 1
    return known.index(name.lower())


def check_cards(cards: list[int]) -> None:
    """Check that no value has more cards than exist (LV-COMP-04)."""
    try:
        money.positions(list(money.CARDS), cards)
    except KeyError as missing:
        raise IllegalDeal("deal-card-gone", "LV-COMP-04", amount=missing.args[0] * money.DOLLARS) from None


def check_dice(groups: list[OwnedDice], players: list[str]) -> None:
    """Check that no owner has more dice than exist (LV-COMP-01, LV-COMP-06)."""
    for owner in [*range(len(players)), NEUTRAL, GREY]:
        own = [group for group in groups if group.owner == owner]
        sums = [
            sum([group.small for group in own]),
            sum([group.big for group in own]),
            sum([group.black for group in own]),
        ]
        limits = LIMITS.get(owner, LIMITS_OF_PLAYER)
        for die, given, most in zip(("small", "big", "black"), sums, limits):
            if given > most:
                name = NAMES[owner] if owner in NAMES else players[owner]
                raise IllegalDeal("vegas-pad-too-many", "LV-COMP-01", name=name, die=die, most=most, given=given)
