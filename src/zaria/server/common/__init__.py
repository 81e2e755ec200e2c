"""Used in all rooms of the server: clocks, metrics and rate limits."""
