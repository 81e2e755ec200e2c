"""Checks whether a game can reach a position, for saved states from untrusted sources."""
