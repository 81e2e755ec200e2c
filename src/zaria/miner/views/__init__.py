"""What a viewer sees of a table of Dice Miner: views, vectors, odds, and projected scores."""
