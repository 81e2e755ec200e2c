"""The types of what a live table sends. The server builds plain dicts; the page's types are generated from these, and
tests compare every real message with them."""
