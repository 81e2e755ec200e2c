"""The page in a real browser: who plays there, how it looks, and positions to play from."""
