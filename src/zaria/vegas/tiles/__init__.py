"""The tiles of Las Vegas Royale: one file a side; `catalogue` lists them all."""
