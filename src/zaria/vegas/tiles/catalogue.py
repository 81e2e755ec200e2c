"""All tiles, both sides of each."""

from __future__ import annotations

from zaria.vegas.tiles.bad_luck import BadLuck
from zaria.vegas.tiles.base import AFTER_OTHERS, KEYS, LAST, TILES, WITH_OTHERS, add_tile
from zaria.vegas.tiles.black_box import BlackBox
from zaria.vegas.tiles.block_it import BlockIt
from zaria.vegas.tiles.double_down import DoubleDown
from zaria.vegas.tiles.fifty_fifty import FiftyFifty
from zaria.vegas.tiles.handicap import Handicap
from zaria.vegas.tiles.high_five import HighFive
from zaria.vegas.tiles.jackpot import Jackpot
from zaria.vegas.tiles.knockout import Knockout
from zaria.vegas.tiles.lucky_punch import LuckyPunch
from zaria.vegas.tiles.my_choice import MyChoice
from zaria.vegas.tiles.nice_dice import NiceDice
from zaria.vegas.tiles.no_entry import NoEntry
from zaria.vegas.tiles.pay_day import PayDay
from zaria.vegas.tiles.power_play import PowerPlay
from zaria.vegas.tiles.prime_time import PrimeTime

__all__ = ["KEYS", "TILES"]

# A new one comes last.
add_tile(LuckyPunch("lucky_punch", "A1"), Jackpot("jackpot", "A2"))
add_tile(PrimeTime("prime_time", "B1", WITH_OTHERS), FiftyFifty("fifty_fifty", "B2"))
add_tile(HighFive("high_five", "C1", WITH_OTHERS), BadLuck("bad_luck", "C2", LAST))
add_tile(PayDay("pay_day", "D1"), PowerPlay("power_play", "D2", watchful=True))
add_tile(NoEntry("no_entry", "E1"), Knockout("knockout", "E2"))
add_tile(BlockIt("block_it", "F1"), Handicap("handicap", "F2"))
add_tile(BlackBox("black_box", "G1", AFTER_OTHERS), DoubleDown("double_down", "G2", WITH_OTHERS))
add_tile(NiceDice("nice_dice", "H1", WITH_OTHERS), MyChoice("my_choice", "H2", WITH_OTHERS))
