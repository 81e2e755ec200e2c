"""Which positions a game can come to: saved states that strangers hand us are held against it."""
