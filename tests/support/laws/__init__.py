"""Invariants of every position of every game, and the games and positions to check them on."""
