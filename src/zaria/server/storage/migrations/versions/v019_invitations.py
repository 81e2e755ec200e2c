"""Whom a host waits for at which tables, and the names under which guests have sat at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "invitations"
down_revision = "usage"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    op.add_column("members", sa.Column("name", sa.String))
