"""One module for each command of `zaria`."""
