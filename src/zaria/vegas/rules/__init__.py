"""The rules of Las Vegas: the table, the turn, and the payouts."""
