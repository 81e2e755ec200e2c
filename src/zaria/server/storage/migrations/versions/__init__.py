"""One file for each revision, in order. Their ids are in existing databases: they never change."""
