"""Games by script: dice and cards as a test needs them, and games written a second time to compare with."""
