"""The Daily Mountain: the secret of each day, and everybody's one try."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "daily"
down_revision = "seventh"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("expert_table", sa.String),
        sa.Column("expert_points", sa.Integer),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.Float),
    )
    op.create_index("tries_by_guest", "tries", ["guest"])
