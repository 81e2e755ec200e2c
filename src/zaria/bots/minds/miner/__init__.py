"""How opponents think about Dice Miner."""
