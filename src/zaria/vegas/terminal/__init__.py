"""Las Vegas in the terminal."""

from zaria.terminal.game_terminal import GameTerminal
from zaria.vegas.terminal.drawing import VegasDrawing
from zaria.vegas.terminal.pad import VegasPad
from zaria.vegas.terminal.real_dice import VegasRealDice

TERMINAL = GameTerminal(drawings={"vegas": VegasDrawing}, pads={"vegas": VegasPad}, real_dice={"vegas": VegasRealDice})
