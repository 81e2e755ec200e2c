"""Zaria: a table for dice games.

>>> import zaria
>>> state = zaria.new("vegas", players=4)
>>> state.chance().label
'cards/1/-/1'
>>> zaria.playout(state, zaria.Rng(7)).actor == zaria.OVER
True
"""

from collections.abc import Mapping

from zaria.bots import bot
from zaria.bots.play import play
from zaria.core.engine import errors
from zaria.core.engine.errors import (
    BadBuffer,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeat,
    BadState,
    IllegalDeal,
    IllegalMove,
    NewerRecord,
    NewerState,
    NoObservation,
    Refusal,
    UnknownBot,
    UnknownGame,
    ZariaError,
)
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.player import Bot
from zaria.core.engine.playout import playout
from zaria.core.engine.registry import GAMES, Game, Option, new, register
from zaria.core.engine.saved import from_bytes
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log, resume
from zaria.core.records.record import Record
from zaria.core.records.replay import replay, states
from zaria.core.values.chance import Chance
from zaria.core.values.pictures import draw_with as _draw_with
from zaria.core.values.rng import Rng
from zaria.games import FOLDERS, games_in
from zaria.notebook import draw as _draw
from zaria.notebook import hint

__version__ = "0.1.0"
COMPILED = not errors.__file__.endswith(".py")  # is the engine compiled?

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "OVER",
    "BadBuffer",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeat",
    "BadState",
    "Bot",
    "Chance",
    "Event",
    "Game",
    "IllegalDeal",
    "IllegalMove",
    "Log",
    "NewerRecord",
    "NewerState",
    "NoObservation",
    "Option",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "UnknownBot",
    "UnknownGame",
    "ZariaError",
    "bot",
    "from_bytes",
    "hint",
    "new",
    "play",
    "playout",
    "replay",
    "resume",
    "states",
]


def _say(key: str, arguments: Mapping[str, object]) -> str:
    from zaria.i18n.speech import english  # only when an error is shown, since words load slowly

    return english(key, arguments)


for _folder in FOLDERS:
    for _game in games_in(_folder):
        register(_game)
del _folder, _game
errors.speak_with(_say)
_draw_with(_draw)
