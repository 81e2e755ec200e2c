"""The start of a game and of each round (LV-SETUP, LV-ROY-04)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal, quote
from zaria.core.engine.frames import CHANCE, STEP, Nature, Step, read_number
from zaria.core.engine.setup import Setup
from zaria.core.values.bits import bit
from zaria.core.values.chance import Source
from zaria.core.values.ints import zeros
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import NEUTRAL, NOBODY, SIZE
from zaria.vegas.rules.draw_tiles import DRAW_TILES, lay_tiles
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.payout import GAME_OVER
from zaria.vegas.rules.table import BIG_DICE, CASINOS, SMALL_DICE, Table
from zaria.vegas.rules.turn import FIRST_TURN, read_dice
from zaria.vegas.tiles.catalogue import KEYS


def blank(setup: Setup) -> Table:
    """An empty table with all cards in the deck."""
    table = Table(setup)
    table.rounds = setup.options["rounds"]
    table.open_money = setup.options["open_money"]
    table.small = zeros(setup.players)
    table.big = zeros(setup.players)
    table.chips = zeros(setup.players)
    table.money = money.full_deck(setup.players)
    table.casinos = zeros(SIZE)
    for key in setup.components.get("tiles", []):
        table.box |= bit(KEYS.index(key))
    return table


def begin(setup: Setup) -> Table:
    """A table before anything is drawn."""
    table = blank(setup)
    table.hand_out_dice()
    table.push(GAME_OVER)
    for _ in range(setup.options["rounds"]):
        table.push(START_ROUND)
    if setup.options["first"] == "random":
        table.starter = NOBODY
        table.push(FIRST_PLAYER)
    table.settle()
    return table


@final
class FirstPlayer(Nature[Table]):
    """Draws who starts round 1, if that is left to chance (LV-SETUP-04)."""

    def kind(self) -> str:
        return "first"

    def bounds(self, state: Table) -> list[int]:
        return [int(state.seats)]

    def draw(self, state: Table, source: Source) -> None:
        state.starter = source.below(state.seats)


@final
class StartRound(Step[Table]):
    """Each player gains two chips and gets all dice back (LV-SETUP-02). Tiles, cards and neutral dice are drawn."""

    def run(self, state: Table) -> None:
        state.round += 1
        for seat in range(state.seats):
            state.chips[seat] += 2  # there are always enough (LV-COMP-05)
        state.push(FIRST_TURN)
        if state.seats == 2:
            state.push(ROLL_NEUTRAL)
        tiles = state.setup.options["tiles"]
        if tiles != 0 and state.round == 1:
            state.push(SET_ASIDE)
        state.push(DRAW_CARDS)
        if isinstance(tiles, list):
            lay_tiles(state, [KEYS.index(key) for key in tiles])  # the same in every round (LV-ROY-02)
        elif tiles > 0:
            state.push(DRAW_TILES)


@final
class DrawCards(Nature[Table]):
    """Six pairs of cards; the richest pair goes to casino 6 (LV-SETUP-01)."""

    def kind(self) -> str:
        return "cards"

    def bounds(self, state: Table) -> list[int]:
        left = int(money.cards(state.money, money.DECK))
        return list(range(left, left - money.CARDS_A_ROUND, -1))

    def draw(self, state: Table, source: Source) -> None:
        left = money.cards(state.money, money.DECK)
        for pair in range(i64(CASINOS)):
            one = money.draw(state.money, left, source)
            two = money.draw(state.money, left - 1, source)
            left -= 2
            high, low = (one, two) if one > two else (two, one)
            # insert it among the pairs already lying, the poorest first
            place = pair
            while place > 0:
                before_high, before_low = state.high_card(place - 1), state.low_card(place - 1)
                if richness(before_high, before_low) <= richness(high, low):
                    break
                state.lay_cards(place, before_high, before_low)
                place -= 1
            state.lay_cards(place, high, low)
        if state.sink is not None:
            pairs = [(state.high_card(casino), state.low_card(casino)) for casino in range(i64(CASINOS))]
            cards = [[int(high * money.DOLLARS), int(low * money.DOLLARS)] for high, low in pairs]
            state.tell("vegas-cards", {"cards": cards})

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_cards(state, words, money.CARDS_A_ROUND)


def richness(high: i64, low: i64) -> i64:
    """Pairs are ordered by their total, then by their higher card (LV-SETUP-01)."""
    return (high + low) * 16 + high


def read_cards(table: Table, words: list[str], expected: i64) -> list[int]:
    """Read cards as people write them, as the integers of a draw."""
    if len(words) != expected:
        raise IllegalDeal("deal-length", expected=int(expected), given=len(words))
    values = [read_card(word) for word in words]
    try:
        return money.positions(money.counts(table.money, money.DECK), values)
    except KeyError as missing:
        raise IllegalDeal("deal-card-gone", amount=missing.args[0] * money.DOLLARS) from None


def read_card(word: str) -> int:
    """A money card in units: `$60,000` without its comma, `60000`, `60` or `6`.

    >>> [read_card(word) for word in ("$60000", "60", "6", "100", "10")]
    [6, 6, 6, 10, 10]
    """
    number = read_number(word.removeprefix("$"))
    for unit in (1, 10, money.DOLLARS):
        if number % unit == 0 and 3 <= number // unit <= 10:
            return number // unit
    raise IllegalDeal("deal-card", word=quote(word))


@final
class SetAside(Nature[Table]):
    """Royale: the cards of all further rounds are set aside face down; the rest is the open bank (LV-ROY-04).

    All players see the bank, so they know which cards are to come, but not when.
    """

    def actor(self, state: Table) -> i64:
        return CHANCE if self.number(state) > 0 else STEP

    def number(self, state: Table) -> i64:
        rounds: i64 = state.setup.options["rounds"]
        return money.CARDS_A_ROUND * (rounds - 1)

    def kind(self) -> str:
        return "aside"

    def bounds(self, state: Table) -> list[int]:
        left = money.cards(state.money, money.DECK)
        return list(range(left, left - self.number(state), -1))

    def draw(self, state: Table, source: Source) -> None:
        aside = zeros(money.ROW)
        left = money.cards(state.money, money.DECK)
        for card in range(self.number(state)):
            aside[money.draw(state.money, left - card, source)] += 1
        money.move_all(state.money, money.DECK, money.BANK)
        for value in range(i64(money.ROW)):
            state.money[money.DECK * money.ROW + value] = aside[value]

    def run(self, state: Table) -> None:
        """With one round only, nothing is set aside."""
        money.move_all(state.money, money.DECK, money.BANK)

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_cards(state, words, self.number(state))


@final
class RollNeutral(Nature[Table]):
    """Two players: the dice of a third colour are rolled into their casinos, the big one last (LV-SETUP-03)."""

    def kind(self) -> str:
        return "neutral"

    def bounds(self, state: Table) -> list[int]:
        return [6] * (SMALL_DICE + BIG_DICE)

    def draw(self, state: Table, source: Source) -> None:
        # They activate no tile (LV-SETUP-03), and there is no marker yet for them to move.
        for die in range(i64(SMALL_DICE)):
            state.put(source.below(6), NEUTRAL, 1, 0)
        state.put(source.below(6), NEUTRAL, 0, 1)
        if state.sink is not None:
            weights = [int(lane(state.weights(casino), NEUTRAL)) for casino in range(i64(CASINOS))]
            state.tell("vegas-neutral", {"dice": weights})

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_dice(words, self.bounds(state), with_big=True)


FIRST_PLAYER: Final = FirstPlayer()
START_ROUND: Final = StartRound()
DRAW_CARDS: Final = DrawCards()
SET_ASIDE: Final = SetAside()
ROLL_NEUTRAL: Final = RollNeutral()
