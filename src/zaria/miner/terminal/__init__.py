"""Dice Miner in the terminal."""

from zaria.miner.pieces.faces import FILE
from zaria.miner.terminal.drawing import MinerDrawing, SoloDrawing
from zaria.miner.terminal.pads import MinerPad, SoloPad
from zaria.miner.terminal.real_dice import MinerRealDice
from zaria.terminal.game_terminal import GameTerminal

TERMINAL = GameTerminal(
    drawings={"miner": MinerDrawing, "miner-solo": SoloDrawing},
    pads={"miner": MinerPad, "miner-solo": SoloPad},
    files={"faces": FILE},
    real_dice={"miner": MinerRealDice, "miner-solo": MinerRealDice},
)
