"""Several processes on one database: who runs which table, and who is connected where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "fifth"
down_revision = "fourth"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    op.create_table(
        "present",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
    )
