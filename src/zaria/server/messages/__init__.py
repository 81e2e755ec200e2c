"""What goes over the wire: types, encoding, refusals, and ways to subscribers."""
