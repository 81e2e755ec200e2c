"""A game at the keyboard: what is asked, what is typed, and what is told."""
