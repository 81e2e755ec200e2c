"""Simple players that others are measured against. They never change."""
