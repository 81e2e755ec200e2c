"""What is seen of a table of Dice Miner: views, vectors, odds, and what would score now."""
