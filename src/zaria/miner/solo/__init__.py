"""The rules of the solo game."""
