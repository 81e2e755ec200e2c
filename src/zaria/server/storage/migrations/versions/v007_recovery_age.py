"""When a code for another device was made: it is valid for some minutes only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "seventh"
down_revision = "sixth"


def upgrade() -> None:
    op.add_column("recoveries", sa.Column("created", sa.Float, nullable=False, server_default="0"))
