"""The command `zaria` in this process, or in a real terminal whose screen is read."""
