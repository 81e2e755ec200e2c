"""Run by Alembic, on the connection that the store gives it."""

from __future__ import annotations

from alembic import context

from zaria.server.storage.schema import metadata


def migrate() -> None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # tools may import this module without Alembic
    migrate()
