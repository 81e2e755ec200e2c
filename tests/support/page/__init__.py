"""The page in a real browser: players, looks, and positions to play from."""
