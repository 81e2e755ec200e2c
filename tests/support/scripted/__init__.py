"""Games by script: dice and cards as a test needs them, and second implementations of games to compare with."""
