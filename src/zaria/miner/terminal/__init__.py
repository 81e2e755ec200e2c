"""Dice Miner in the terminal."""

from zaria.cli.game_terminal import GameTerminal
from zaria.miner.terminal import faces
from zaria.miner.terminal.drawing import MinerDrawing, SoloDrawing
from zaria.miner.terminal.pads import MinerPad, SoloPad
from zaria.miner.terminal.real_dice import MinerRealDice

TERMINAL = GameTerminal(
    drawings={"miner": MinerDrawing, "miner-solo": SoloDrawing},
    pads={"miner": MinerPad, "miner-solo": SoloPad},
    commands={"faces": faces},
    real_dice={"miner": MinerRealDice, "miner-solo": MinerRealDice},
)
