"""The tiles of Las Vegas Royale."""
