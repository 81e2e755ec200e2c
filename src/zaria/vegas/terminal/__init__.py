"""Las Vegas in the terminal."""

from zaria.cli.terminal import Terminal
from zaria.vegas.terminal.drawing import VegasDrawing
from zaria.vegas.terminal.pad import VegasPad

TERMINAL = Terminal(drawings={"vegas": VegasDrawing}, pads={"vegas": VegasPad})
