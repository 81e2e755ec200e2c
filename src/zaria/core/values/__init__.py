"""Small values independent of any game: sets of bits, rows of integers, hashes, odds, and sources of chance."""
