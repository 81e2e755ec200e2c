"""What a viewer sees of a table of Las Vegas: views, vectors, odds, and projected payouts."""
