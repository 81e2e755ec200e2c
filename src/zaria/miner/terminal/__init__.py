"""Dice Miner in the terminal."""

from zaria.cli.game_terminal import GameTerminal
from zaria.miner.terminal import faces
from zaria.miner.terminal.drawing import MinerDrawing, SoloDrawing
from zaria.miner.terminal.pads import MinerPad, SoloPad

TERMINAL = GameTerminal(
    drawings={"miner": MinerDrawing, "miner-solo": SoloDrawing},
    pads={"miner": MinerPad, "miner-solo": SoloPad},
    commands={"faces": faces},
)
