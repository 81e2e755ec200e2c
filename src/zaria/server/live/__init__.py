"""Tables in memory: each is an actor with one task at a time."""
