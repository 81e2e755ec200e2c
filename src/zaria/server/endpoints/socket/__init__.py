"""The WebSocket of a table, and its limits."""
