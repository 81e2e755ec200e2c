"""Games written down: records, their replay, what may be taken back, and dice that can be checked."""
