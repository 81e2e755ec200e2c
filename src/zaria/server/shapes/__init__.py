"""The shapes of what a live table sends. The server builds plain objects; the page's types are made from these, and
tests hold every real message against them."""
