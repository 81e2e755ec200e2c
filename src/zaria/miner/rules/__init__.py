"""The rules of Dice Miner for several players, phase by phase."""
