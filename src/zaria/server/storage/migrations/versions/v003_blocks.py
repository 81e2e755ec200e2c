"""Whom guests have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "third"
down_revision = "second"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("blocked", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
