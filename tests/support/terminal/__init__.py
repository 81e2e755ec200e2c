"""The command `zaria` at a terminal: in this process, or on a real one whose screen is read."""
