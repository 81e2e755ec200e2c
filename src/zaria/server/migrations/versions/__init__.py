"""The steps, each one file."""
