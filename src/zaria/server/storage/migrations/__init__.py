"""Migrations of the database, by Alembic."""
