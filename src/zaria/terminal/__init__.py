"""Drawing on a terminal and reading from a keyboard: what commands and games share."""
