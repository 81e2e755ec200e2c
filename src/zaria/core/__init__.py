"""The contract of all games: states, frames, chance, records. It contains no game and no texts."""
