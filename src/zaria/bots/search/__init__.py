"""Searching ahead: candidates are played out with common random numbers."""
