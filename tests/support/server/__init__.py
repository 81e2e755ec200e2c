"""A real server, the people at its tables, and those who attack it."""
