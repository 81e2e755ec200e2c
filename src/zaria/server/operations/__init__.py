"""What the operator of a site sets, reads and does: settings, logs, backups, administration and keys."""
