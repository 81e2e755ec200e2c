"""What all rooms of the server use: clocks, counters and limits of rate."""
