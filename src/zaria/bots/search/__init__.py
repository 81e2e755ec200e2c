"""Search: rollouts of candidates with common random numbers."""
