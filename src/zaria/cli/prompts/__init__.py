"""A game at the keyboard: questions, input, and events."""
