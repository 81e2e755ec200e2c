"""What was found out about games that are over: the report, and what is needed to go on with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "daily"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("report", sa.JSON, nullable=False),
        sa.Column("unfinished", sa.JSON),
    )
