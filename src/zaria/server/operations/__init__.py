"""What the operator of a site does: looking after it, moving it, and its keys."""
