"""What makes servers of tests do the same in every run."""
