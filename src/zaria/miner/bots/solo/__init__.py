"""How bots play Dice Miner's solo game."""
