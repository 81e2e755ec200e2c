"""Small values that know no game: sets of bits, rows of integers, hashes, odds, and where chance comes from."""
