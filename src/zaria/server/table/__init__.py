"""A table as data: its entries, and the state that results from them."""
