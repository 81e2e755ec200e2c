"""Makes the servers of tests deterministic."""
