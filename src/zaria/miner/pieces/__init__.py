"""The pieces of Dice Miner: dice and their faces, heroes, the bag and the mountain."""
