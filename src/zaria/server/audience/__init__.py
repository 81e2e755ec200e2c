"""Who is connected to a table, and what is sent to them."""
