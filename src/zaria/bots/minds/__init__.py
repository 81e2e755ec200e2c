"""What opponents know about each game."""
