"""Dice Miner, for two to four players and solo."""
