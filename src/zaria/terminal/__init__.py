"""Drawing on a terminal and reading from a keyboard, for commands and games."""
