"""What the operator of a site decides: bans, and hints to a server that runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "sixth"
down_revision = "fifth"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "hints",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
