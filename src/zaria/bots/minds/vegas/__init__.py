"""How opponents think about Las Vegas."""
