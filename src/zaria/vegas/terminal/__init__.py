"""Las Vegas in the terminal."""

from zaria.cli.game_terminal import GameTerminal
from zaria.vegas.terminal.drawing import VegasDrawing
from zaria.vegas.terminal.pad import VegasPad

TERMINAL = GameTerminal(drawings={"vegas": VegasDrawing}, pads={"vegas": VegasPad})
