"""Could a game of Las Vegas have reached this position? Checks the stack, then the table."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.frames import END, Frame, begins, is_like
from zaria.vegas.possible.table import is_possible_table, money_in_deck
from zaria.vegas.rules import payout
from zaria.vegas.rules.casino import NOBODY
from zaria.vegas.rules.draw_tiles import DRAW_TILES
from zaria.vegas.rules.payout import END_ROUND, FINISH_ROUND, GAME_OVER, PAY_CASINOS
from zaria.vegas.rules.setup import DRAW_CARDS, FIRST_PLAYER, ROLL_NEUTRAL, SET_ASIDE, START_ROUND
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.rules.turn import CHOOSE, END_TURN, FIRST_TURN, ROLL
from zaria.vegas.tiles.adjust import Adjust
from zaria.vegas.tiles.base import BlackDice, TileQuestion
from zaria.vegas.tiles.black_box import PARTINGS, BlackBox, Part, Pick
from zaria.vegas.tiles.block_it import BlockIt, PlaceGroup
from zaria.vegas.tiles.double_down import DoubleDown, MoveDice
from zaria.vegas.tiles.fifty_fifty import MOST_BETS, Bet, FiftyFifty, FirstTotal, NextTotal
from zaria.vegas.tiles.handicap import Handicap, TakeGrey, TakePicture
from zaria.vegas.tiles.jackpot import Jackpot, TryJackpot
from zaria.vegas.tiles.knockout import Knockout, PutOnBar, TakeBack
from zaria.vegas.tiles.lucky_punch import Guess, Hide, LuckyPunch
from zaria.vegas.tiles.my_choice import ActivateOther, ChooseResult, MyChoice, PutOnGold, RollResults
from zaria.vegas.tiles.nice_dice import NiceDice, PutOnPicture
from zaria.vegas.tiles.no_entry import Close, NoEntry
from zaria.vegas.tiles.power_play import PowerPlay, PowerTurn
from zaria.vegas.tiles.prime_time import PrimePlace, PrimeRoll, PrimeTime

# The tiles that a pending question or roll can come from.
TILES_OF: dict[type[Any], tuple[type[Any], ...]] = {
    Adjust: (Handicap, MyChoice),
    Part: (BlackBox,),
    Pick: (BlackBox,),
    PlaceGroup: (BlockIt,),
    MoveDice: (DoubleDown,),
    FirstTotal: (FiftyFifty,),
    Bet: (FiftyFifty,),
    NextTotal: (FiftyFifty,),
    TakeGrey: (Handicap,),
    TakePicture: (Handicap,),
    TryJackpot: (Jackpot,),
    PutOnBar: (Knockout,),
    Hide: (LuckyPunch,),
    Guess: (LuckyPunch,),
    RollResults: (MyChoice,),
    ChooseResult: (MyChoice,),
    ActivateOther: (MyChoice,),
    PutOnGold: (MyChoice,),
    PutOnPicture: (NiceDice,),
    Close: (NoEntry,),
    PowerTurn: (PowerPlay,),
    PrimeRoll: (PrimeTime,),
    PrimePlace: (PrimeTime,),
}
PIPS = range(1, 7)


def is_possible(table: Table) -> bool:
    rounds = table.setup.options["rounds"]
    frames = frames_of(table)
    if not 0 <= table.round <= rounds or not 0 <= table.turn < table.seats:
        return False
    if len(frames) == 1:
        pending, phase = frames[0] is END and table.round == rounds, "over"
    else:
        game = [END, GAME_OVER, *[START_ROUND] * int(rounds - table.round)]
        rest = frames[len(game) :]
        phase = phase_of(table, rest) if len(rest) > 0 and begins(frames[: len(game)], game) else ""
        pending = phase != ""
    if not pending or not (0 <= table.starter < table.seats or (phase == "first" and table.starter == NOBODY)):
        return False
    return is_possible_table(table, phase) and money_in_deck(table) == cards_to_come(table, phase, frames)


def frames_of(table: Table) -> list[Frame[Any]]:
    """The whole stack, bottom first."""
    return [*table.below, table.top]


def phase_of(table: Table, rest: list[Frame[Any]]) -> str:
    """The part of a round with this stack: `first`, `laying`, `turn`, `before` or `at` payouts; empty if none."""
    first = rest[0]
    if first is FIRST_PLAYER:
        is_asked = table.setup.options["first"] == "random" and table.round == 0 and len(rest) == 1
        return "first" if is_asked else ""
    if table.round == 0:
        return ""
    if first is FIRST_TURN:
        return "laying" if begins(rest, laying(table)) else ""
    if len(rest) < 2 or not is_from_tile(table, rest[-1]):
        return ""
    if first is END_TURN:
        return "turn" if is_turn(table, rest[1:]) else ""
    return paying_stage(table, rest) if first is FINISH_ROUND else ""


def laying(table: Table) -> list[Frame[Any]]:
    """The stack of a round before its first turn, bottom first."""
    tiles = table.setup.options["tiles"]
    coming: list[Frame[Any]] = [FIRST_TURN]
    if table.seats == 2:
        coming.append(ROLL_NEUTRAL)
    if tiles != 0 and table.round == 1:
        coming.append(SET_ASIDE)
    coming.append(DRAW_CARDS)
    if isinstance(tiles, int) and tiles > 0:
        coming.append(DRAW_TILES)
    return coming


def is_turn(table: Table, asked: list[Frame[Any]]) -> bool:
    """Is it a roll, a choice, or a question of the activated tile?"""
    top = asked[-1]
    if isinstance(top, PutOnBar):  # the opponents from the left, then the dice come back
        others: list[Frame[Any]] = [TakeBack(table.turn)]
        others += [PutOnBar((table.turn - step) % table.seats, top.casino) for step in range(1, int(table.seats))]
        return len(asked) >= 2 and begins(asked, others)
    if len(asked) != 1:
        return False
    if top is ROLL or top is CHOOSE:
        return True
    return isinstance(top, TileQuestion | BlackDice) and not isinstance(top, Part | Pick | PrimeRoll | PrimePlace)


def paying_stage(table: Table, rest: list[Frame[Any]]) -> str:
    """`before` or `at` payouts, if a tile's question there is possible, otherwise empty."""
    top, waiting = rest[-1], rest[:-1]
    after = [FINISH_ROUND, *acting(table, payout.AT_PAYOUTS)]
    if isinstance(top, Part | Pick):
        return "at" if begins(waiting, after) else ""
    before = [*after, PAY_CASINOS, *acting(table, payout.BEFORE_PAYOUTS)]
    is_before = isinstance(top, PrimeRoll | PrimePlace) and len(waiting) > len(after) and begins(waiting, before)
    return "before" if is_before else ""


def acting(table: Table, steps: list[Any]) -> list[Frame[Any]]:
    """The steps of the tiles that act then, in the order in which they are pushed."""
    probe = Table(table.setup)
    probe.top = END_ROUND
    probe.tiles, probe.royale = table.tiles, table.royale
    payout.push_tiles(probe, steps)
    return frames_of(probe)[1:]


def is_from_tile(table: Table, frame: Frame[Any]) -> bool:
    """If the frame comes from a tile: is the tile there, is the seat right, and is its content possible?"""
    if frame is ROLL or frame is CHOOSE:
        return True
    if not isinstance(frame, TileQuestion | BlackDice) or type(frame) not in TILES_OF:
        return False
    if not 0 <= frame.casino < CASINOS or not isinstance(table.tiles[frame.casino], TILES_OF[type(frame)]):
        return False
    return 0 <= frame.seat < table.seats and remembers_well(table, frame)


def remembers_well(table: Table, frame: TileQuestion | BlackDice) -> bool:
    seat, turn = frame.seat, table.turn
    if isinstance(frame, Guess):
        return frame.owner == turn and seat == table.left_of(turn) and 1 <= frame.hidden <= 3
    if isinstance(frame, Part):
        return 0 <= frame.picker < table.seats and seat == table.left_of(frame.picker)
    if isinstance(frame, Pick):
        return frame.parted_by == table.left_of(seat) and 0 <= frame.parting < len(PARTINGS)
    if isinstance(frame, PrimePlace):
        return frame.lower in PIPS and frame.higher in PIPS and frame.lower <= frame.higher
    if isinstance(frame, PutOnBar | PrimeRoll):
        return True
    if isinstance(frame, Bet | NextTotal) and not (2 <= frame.total <= 12 and 0 <= frame.right < MOST_BETS):
        return False
    if isinstance(frame, NextTotal) and frame.bet not in (1, 2):
        return False
    if isinstance(frame, ChooseResult) and not (frame.one in PIPS and frame.two in PIPS):
        return False
    if isinstance(frame, PowerTurn) and table.markers.power != seat:
        return False
    return bool(seat == turn)


def cards_to_come(table: Table, phase: str, frames: list[Frame[Any]]) -> int:
    """The number of cards that must be in the deck, since they may still be drawn."""
    coming = any(is_like(frame, DRAW_CARDS) for frame in frames)
    drawn = int(table.round) - int(coming)
    if table.setup.options["tiles"] != 0 and drawn > 0 and not any(is_like(frame, SET_ASIDE) for frame in frames):
        return 12 * (int(table.setup.options["rounds"]) - drawn)  # the others are in the bank
    return 90 - 12 * drawn
