"""Simple players, the yardstick for others. They never change."""
