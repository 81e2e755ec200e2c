"""What is seen of a table of Las Vegas: views, vectors, odds, and what would be paid now."""
