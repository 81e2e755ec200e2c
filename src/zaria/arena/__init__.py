"""Tournaments, simulations and ratings of players."""
