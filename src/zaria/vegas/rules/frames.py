"""All frames of Las Vegas. Saved states refer to them by position: append new ones, never remove any."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.frames import Frames
from zaria.vegas.rules.draw_tiles import DRAW_TILES
from zaria.vegas.rules.payout import END_ROUND, FINISH_ROUND, GAME_OVER, PAY_CASINOS, AtPayouts, BeforePayouts
from zaria.vegas.rules.setup import DRAW_CARDS, FIRST_PLAYER, ROLL_NEUTRAL, SET_ASIDE, START_ROUND
from zaria.vegas.rules.turn import CHOOSE, END_TURN, FIRST_TURN, ROLL
from zaria.vegas.tiles.adjust import Adjust
from zaria.vegas.tiles.black_box import Part, Pick
from zaria.vegas.tiles.block_it import PlaceGroup
from zaria.vegas.tiles.double_down import MoveDice
from zaria.vegas.tiles.fifty_fifty import Bet, FirstTotal, NextTotal
from zaria.vegas.tiles.handicap import TakeGrey, TakePicture
from zaria.vegas.tiles.jackpot import TryJackpot
from zaria.vegas.tiles.knockout import PutOnBar, TakeBack
from zaria.vegas.tiles.lucky_punch import Guess, Hide
from zaria.vegas.tiles.my_choice import ActivateOther, ChooseResult, PutOnGold, RollResults
from zaria.vegas.tiles.nice_dice import PutOnPicture
from zaria.vegas.tiles.no_entry import Close
from zaria.vegas.tiles.power_play import PowerTurn
from zaria.vegas.tiles.prime_time import PrimePlace, PrimeRoll

FRAMES: Final = Frames(
    [
        *(GAME_OVER, FIRST_PLAYER, START_ROUND, DRAW_TILES, DRAW_CARDS, SET_ASIDE, ROLL_NEUTRAL, FIRST_TURN),
        *(ROLL, CHOOSE, END_TURN, END_ROUND, BeforePayouts, PAY_CASINOS, AtPayouts, FINISH_ROUND),
        *(Hide, Guess, TryJackpot, PrimeRoll, PrimePlace, FirstTotal, Bet, NextTotal, PowerTurn, Close),
        *(PutOnBar, TakeBack, PlaceGroup, TakeGrey, TakePicture, Adjust, Part, Pick, MoveDice, PutOnPicture),
        *(RollResults, ChooseResult, ActivateOther, PutOnGold),
    ]
)
