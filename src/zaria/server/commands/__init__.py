"""Commands to a table: who may give them, and what they change."""
