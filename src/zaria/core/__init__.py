"""The contract: states, frames, chance, records. Knows no game and no words."""
