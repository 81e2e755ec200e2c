"""Guests: who they are, what they are called, whom they block, and how they are notified."""
