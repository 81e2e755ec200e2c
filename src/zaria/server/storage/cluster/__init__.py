"""Several processes on one database: leases of tables, and notifications between processes."""
