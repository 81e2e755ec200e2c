"""Limits on requests."""
