"""What guests have of the games that they finished, for their statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "slow_tables"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
