"""How opponents think about Dice Miner's solo game."""
