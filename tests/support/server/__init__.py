"""A real server, the people at its tables, and its attackers."""
