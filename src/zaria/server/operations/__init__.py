"""For operators of a site: settings, logs, backups, administration and keys."""
