"""The site's key, and signs of life of the processes that serve it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "fourth"
down_revision = "third"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
