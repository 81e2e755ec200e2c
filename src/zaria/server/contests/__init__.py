"""Games whose results are compared: daily mountains, duels, and everybody's own statistics."""
