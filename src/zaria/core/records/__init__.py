"""Records of games: replay, undo, and dice that can be verified."""
