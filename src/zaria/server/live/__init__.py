"""Tables in memory: each is an actor that does one thing at a time."""
