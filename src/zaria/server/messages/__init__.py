"""Messages on the wire: types, encoding, refusals, and delivery to subscribers."""
