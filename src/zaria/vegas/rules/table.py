"""The table of Las Vegas: everything on it, and the ways dice and money move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import OVER
from zaria.core.engine.setup import Setup
from zaria.core.engine.state import State
from zaria.core.values.bits import bit, has
from zaria.core.values.ints import zeros
from zaria.core.values.row import Row
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import BIG, BLACK, HIGH, LOW, SIZE, SMALL
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.markers import NO_MARKERS, NONE, Markers
from zaria.vegas.rules.ranking import places
from zaria.vegas.tiles.base import TILES, Tile
from zaria.vegas.views.observation import write_observation
from zaria.vegas.views.odds import odds
from zaria.vegas.views.projection import scores_if_settled
from zaria.vegas.views.view import show_own, table_view

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints, Shorts

CASINOS: Final = 6
SMALL_DICE: Final = 7  # LV-COMP-01
BIG_DICE: Final = 1


@final
class Table(State):
    """A game of Las Vegas or Las Vegas Royale. Seats, casinos and numbers on dice count from 0 here."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.seats: i64 = setup.players
        self.rounds: i64 = 0  # copies of two options, quicker to read
        self.open_money: bool = False
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        # each player's supply, by seat
        self.small: Ints = EMPTY
        self.big: Ints = EMPTY
        self.chips: Ints = EMPTY
        self.money: Ints = EMPTY  # see money.py
        self.casinos: Ints = EMPTY  # see casino.py
        # what was rolled and lies on the table, not yet placed: small dice in lanes by number, the big one's number
        self.rolled: i64 = 0
        self.rolled_big: i64 = NONE
        self.black_one: i64 = 0  # the black dice as printed; 0: not rolled
        self.black_two: i64 = 0
        self.royale: bool = False  # are there tiles in this round?
        self.tiles: list[Tile | None] = NO_TILES  # by casino; replaced, never changed
        self.watchful: i64 = 0  # casinos with a tile that acts when turns start and dice move, as bits
        self.box: i64 = 0  # the sides that random tables draw from, as bits by their place in the list of all
        self.used_tiles: i64 = 0  # those of earlier rounds, as bits by their place in the list of all tiles
        self.markers: Markers = NO_MARKERS  # replaced by its own while there are tiles

    def copy(self) -> Table:
        twin = Table(self.setup)
        twin.top = self.top
        twin.below = self.below[:]
        twin.draws = self.draws
        twin.rounds = self.rounds
        twin.open_money = self.open_money
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.small = self.small[:]
        twin.big = self.big[:]
        twin.chips = self.chips[:]
        twin.money = self.money[:]
        twin.casinos = self.casinos[:]
        twin.rolled = self.rolled
        twin.rolled_big = self.rolled_big
        twin.black_one = self.black_one
        twin.black_two = self.black_two
        twin.royale = self.royale
        twin.tiles = self.tiles
        twin.watchful = self.watchful
        twin.box = self.box
        twin.used_tiles = self.used_tiles
        if self.royale:
            twin.markers = self.markers.copy()
        return twin

    def carry(self, row: Row) -> None:
        self.round = row.number(self.round)
        self.starter = row.number(self.starter)
        self.turn = row.number(self.turn)
        self.rolled = row.number(self.rolled)
        self.rolled_big = row.number(self.rolled_big)
        self.black_one = row.number(self.black_one)
        self.black_two = row.number(self.black_two)
        self.used_tiles = row.number(self.used_tiles)
        row.numbers(self.small)
        row.numbers(self.big)
        row.numbers(self.chips)
        row.numbers(self.money)
        row.numbers(self.casinos)
        self.carry_tiles(row)

    def carry_tiles(self, row: Row) -> None:
        """Save or load whether there are tiles; if so, their numbers, 0 for none, and their markers."""
        has_tiles: i64 = 0
        if self.royale:
            has_tiles = 1
        if row.number(has_tiles) == 0:
            return
        tiles = self.tiles
        if has_tiles == 0:  # they are being loaded
            tiles = [None] * CASINOS
        for casino in range(i64(CASINOS)):
            tile = tiles[casino]
            own: i64 = 0
            if tile is not None:
                own = tile.number
            number = row.number(own)
            if number != own:
                tiles[casino] = TILES[number - 1]
        if has_tiles == 0:
            self.use_tiles(tiles)
        self.markers.carry(row)

    def round_now(self) -> i64:
        return self.round

    def scores(self) -> list[int]:
        """Dollars, chips included (LV-END-01)."""
        return [int(money.DOLLARS * self.worth(seat)) for seat in range(self.seats)]

    def standing(self) -> list[int]:
        return scores_if_settled(self)

    def ranking(self) -> list[list[int]]:
        return places(self) if self.acting() == OVER else []

    def table_view(self) -> dict[str, Any]:
        return table_view(self)

    def in_turn(self) -> i64:
        return self.turn

    def odds_of(self, seat: i64) -> list[dict[str, object]]:
        return odds(self, seat)

    def show_own(self, shown: dict[str, Any], seat: int) -> None:
        show_own(self, shown, seat)

    def write_observation(self, row: Shorts, at: i64, seat: i64) -> None:
        write_observation(self, row, at, seat)

    # Players

    def has_dice(self, seat: i64) -> bool:
        return self.small[seat] + self.big[seat] > 0

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (LV-ROY-07)."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def worth(self, seat: i64) -> i64:
        """Money and chips, each chip a unit (LV-COMP-05)."""
        return money.total(self.money, money.HAND + seat) + self.chips[seat]

    # Dice

    def use_tiles(self, tiles: list[Tile | None]) -> None:
        """Put these tiles in play, by casino, with nothing on them."""
        self.tiles = tiles
        self.markers = Markers()
        self.royale = True
        self.watchful = 0
        for casino in range(i64(CASINOS)):
            tile = tiles[casino]
            if tile is not None and tile.watchful:
                self.watchful |= bit(casino)

    def clear_tiles(self) -> None:
        """Take all tiles and their markers out of play."""
        self.tiles = NO_TILES
        self.royale = False
        self.watchful = 0
        self.markers = NO_MARKERS

    def is_open(self, casino: i64) -> bool:
        """May dice enter and leave the casino (LV-TILE-E1-01)?"""
        return self.markers.closed != casino

    def hand_out_dice(self) -> None:
        """Give all players all dice of their colour (LV-COMP-01)."""
        for seat in range(self.seats):
            self.small[seat] = SMALL_DICE
            self.big[seat] = BIG_DICE

    def weights(self, casino: i64) -> i64:
        """The weight of each owner's dice in the casino, in lanes: a big one counts as two (LV-COMP-02)."""
        casinos = self.casinos
        return casinos[SMALL + casino] + 2 * casinos[BIG + casino] + casinos[BLACK + casino]

    def small_in(self, casino: i64, owner: i64) -> i64:
        return lane(self.casinos[SMALL + casino], owner)

    def big_in(self, casino: i64, owner: i64) -> i64:
        return lane(self.casinos[BIG + casino], owner)

    def black_in(self, casino: i64, owner: i64) -> i64:
        return lane(self.casinos[BLACK + casino], owner)

    def clear_dice(self) -> None:
        """Remove all dice from the casinos."""
        for place in range(i64(SMALL), i64(SIZE)):
            self.casinos[place] = 0

    def put(self, casino: i64, owner: i64, small: i64, big: i64) -> None:
        """Put dice of an owner into a casino; negative numbers take them out. Leaves the supply unchanged."""
        one = one_in(owner)
        self.casinos[SMALL + casino] += small * one
        self.casinos[BIG + casino] += big * one
        if has(self.watchful, casino):
            self.tell_tile(casino)

    def put_black(self, casino: i64, seat: i64) -> None:
        """Put a black die into a casino, on a player's side (LV-TILE-B1-02)."""
        self.casinos[BLACK + casino] += one_in(seat)
        if has(self.watchful, casino):
            self.tell_tile(casino)

    def tell_tile(self, casino: i64) -> None:
        """Tell the casino's tile that dice moved there."""
        tile = self.tiles[casino]
        if tile is not None:
            tile.when_dice_moved(self, casino)

    def place(self, casino: i64, seat: i64, small: i64, big: i64) -> None:
        """Move dice from a player's supply into a casino; negative numbers bring them back."""
        self.small[seat] -= small
        self.big[seat] -= big
        self.put(casino, seat, small, big)

    def rolled_small(self, number: i64) -> i64:
        return lane(self.rolled, number)

    def take_rolled(self, number: i64) -> tuple[i64, i64]:
        """Take all dice of this number from the roll; return the number of small ones and of big ones (0 or 1)."""
        small = lane(self.rolled, number)
        self.rolled -= small * one_in(number)
        if self.rolled_big != number:
            return small, 0
        self.rolled_big = NONE
        return small, 1

    def take_rolled_die(self, number: i64, big: i64) -> None:
        """Take one die of this number, small or big, from the roll."""
        if big != 0:
            self.rolled_big = NONE
        else:
            self.rolled -= one_in(number)

    def clear_roll(self) -> None:
        self.rolled = 0
        self.rolled_big = NONE
        self.black_one = 0
        self.black_two = 0

    # Money

    def high_card(self, casino: i64) -> i64:
        """The casino's payout to the winner, in units; 0 if there is no card."""
        return self.casinos[HIGH + casino]

    def low_card(self, casino: i64) -> i64:
        return self.casinos[LOW + casino]

    def lay_cards(self, casino: i64, high: i64, low: i64) -> None:
        self.casinos[HIGH + casino] = high
        self.casinos[LOW + casino] = low

    def win_card(self, seat: i64, value: i64) -> None:
        money.add(self.money, money.HAND + seat, value)

    def reward(self, seat: i64, units: i64, tile: str) -> None:
        """Pay from the bank: 1 and 2 in chips, 3 and more as one piece of money (LV-ROY-08)."""
        if units == 0:
            return
        if units <= 2:
            self.chips[seat] += units
        else:
            money.move(self.money, units, money.BANK, money.HAND + seat)
        if self.sink is not None:
            self.tell("vegas-reward", {"seat": int(seat), "tile": tile} | money.reward_view(units))


EMPTY: Final = zeros(0)
NO_TILES: Final[list[Tile | None]] = [None] * CASINOS
