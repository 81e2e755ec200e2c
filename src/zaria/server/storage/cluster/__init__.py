"""Several processes on one database: who runs which table, and hints between them."""
