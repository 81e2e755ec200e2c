"""The score pad for a real table: casinos written down as they lie are paid by the game's own payouts."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from zaria.core.errors import IllegalDeal, shown
from zaria.core.frames import read_number
from zaria.core.given import deal_words
from zaria.core.setup import Setup
from zaria.core.state import Event
from zaria.vegas import money
from zaria.vegas.casino import GREY, NEUTRAL, NOBODY
from zaria.vegas.game import RULES, VEGAS
from zaria.vegas.payout import PAY_CASINOS
from zaria.vegas.setup import begin, read_card
from zaria.vegas.table import BIG_DICE, CASINOS, SMALL_DICE

NAMES: Final = {NEUTRAL: "neutral", GREY: "grey"}
# The most small, big and black dice that a player can have (LV-COMP-01, LV-COMP-06).
LIMITS_OF_PLAYER: Final = (SMALL_DICE, BIG_DICE, 2)
LIMITS: Final = {NEUTRAL: (SMALL_DICE, BIG_DICE, 0), GREY: (9, 0, 0)}


class Settled(NamedTuple):
    """What the casinos paid, as events, and the sums."""

    players: list[str]
    events: list[Event]
    totals: list[int]  # dollars, by player
    starter: int | None  # who starts the next round, if all casinos are there and a player won one (LV-PAY-05)


class Lot(NamedTuple):
    """The dice of one owner in a casino."""

    owner: int
    small: int
    big: int
    black: int


def settle(casinos: list[str]) -> Settled:
    """Pay casinos, numbered in this order, such as `60 30: Ann 3, Bob 2 big, neutral 1`: cards, then whose dice.

    >>> settled = settle(["70 30: Ann 4, Bob 2, Cleo 1"])
    >>> dict(zip(settled.players, settled.totals))
    {'Ann': 70000, 'Bob': 30000, 'Cleo': 0}
    """
    if len(casinos) > CASINOS:
        raise IllegalDeal("vegas-pad-casinos", "LV-COMP-03", most=CASINOS, given=len(casinos))
    players: list[str] = []
    cards = [read_pair(text) for text in casinos]
    lots = [read_lots(text, players) for text in casinos]
    check_cards([card for pair in cards for card in pair])
    check_dice([lot for row in lots for lot in row], players)
    events: list[Event] = []
    table = begin(Setup("vegas", RULES, max(len(players), VEGAS.players[0]), VEGAS.check_options({})))
    table.starter = NOBODY
    for number in range(len(casinos)):
        table.lay_cards(number, max(cards[number]), min(cards[number]))
        for lot in lots[number]:
            table.put(number, lot.owner, lot.small, lot.big)
            for _ in range(lot.black):
                table.put_black(number, lot.owner)
    table.listen(events.append)
    PAY_CASINOS.run(table)
    named = [event for event in events if event.arguments["casino"] in range(1, len(casinos) + 1)]
    seats = [i64(seat) for seat in range(len(players))]
    totals = [int(money.total(table.money, money.HAND + seat) * money.DOLLARS) for seat in seats]
    starter = int(table.starter) if table.starter != NOBODY and len(casinos) == CASINOS else None
    return Settled(players, named, totals, starter)


def read_pair(text: str) -> list[int]:
    """The two money cards before the colon."""
    head, colon, _ = text.replace(",000", "000").partition(":")
    words = deal_words(head.replace("+", " "))
    if colon == "":
        raise IllegalDeal("vegas-pad-casino", given=shown(text))
    if len(words) != 2:
        raise IllegalDeal("vegas-pad-cards", "LV-SETUP-01", text=shown(text), given=len(words))
    return [read_card(word.lower()) for word in words]


def read_lots(text: str, players: list[str]) -> list[Lot]:
    """Whose dice lie in the casino. New names are added to the players."""
    lots: list[Lot] = []
    for part in text.replace(",000", "000").partition(":")[2].split(","):
        if part.strip() != "":
            lot = read_lot(part.split(), players)
            if lot.owner in [other.owner for other in lots]:
                raise IllegalDeal("vegas-pad-twice", given=shown(part.strip()))
            lots.append(lot)
    return lots


def read_lot(words: list[str], players: list[str]) -> Lot:
    """`Ann 3`, `Ann 2 big`, `Ann big black black`: a name, small dice, the big one, black ones."""
    end = 0
    while end < len(words) and not is_dice(words[end]):
        end += 1
    dice = [word.lower() for word in words[end:]]
    numbers = [read_number(word) for word in dice if word not in ("big", "black")]
    if end == 0 or not dice or len(numbers) > 1 or min(numbers, default=0) < 0:
        raise IllegalDeal("vegas-pad-dice", given=shown(" ".join(words)))
    small = numbers[0] if numbers else 0
    return Lot(owner_of(" ".join(words[:end]), players), small, dice.count("big"), dice.count("black"))


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
            raise IllegalDeal("vegas-pad-players", "LV-COMP-01", most=VEGAS.players[1], given=shown(name))
        players.append(name)
        return len(players) - 1
    return known.index(name.lower())


def check_cards(cards: list[int]) -> None:
    """No value has more cards than there are (LV-COMP-04)."""
    try:
        money.positions(list(money.CARDS), cards)
    except KeyError as missing:
        raise IllegalDeal("deal-card-gone", "LV-COMP-04", amount=missing.args[0] * money.DOLLARS) from None


def check_dice(lots: list[Lot], players: list[str]) -> None:
    """Nobody has more dice than there are (LV-COMP-01, LV-COMP-06)."""
    for owner in [*range(len(players)), NEUTRAL, GREY]:
        own = [lot for lot in lots if lot.owner == owner]
        sums = [sum([lot.small for lot in own]), sum([lot.big for lot in own]), sum([lot.black for lot in own])]
        limits = LIMITS.get(owner, LIMITS_OF_PLAYER)
        for die, given, most in zip(("small", "big", "black"), sums, limits):
            if given > most:
                name = NAMES[owner] if owner in NAMES else players[owner]
                raise IllegalDeal("vegas-pad-too-many", "LV-COMP-01", name=name, die=die, most=most, given=given)
