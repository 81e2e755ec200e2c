"""Games whose results are compared: daily mountains, duels, and guests' own statistics."""
