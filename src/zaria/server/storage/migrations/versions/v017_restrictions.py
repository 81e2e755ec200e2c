"""Bans with a reason and an end, also of networks; reports of players; and what the operator did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "restrictions"
down_revision = "device_kinds"


def upgrade() -> None:
    op.add_column("bans", sa.Column("reason", sa.String))
    op.add_column("bans", sa.Column("until", sa.Float))
    op.create_table(
        "restrictions",
        sa.Column("network", sa.String, primary_key=True),
        sa.Column("is_ban", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reason", sa.String),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("reason", sa.String),
    )
