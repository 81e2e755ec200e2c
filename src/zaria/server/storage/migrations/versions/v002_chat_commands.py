"""Chat messages have their command id, so that a command sent again after a restart is not stored twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "second"
down_revision = "first"


def upgrade() -> None:
    op.add_column("chat", sa.Column("command", sa.String))
    op.add_column("chat", sa.Column("version", sa.Integer))
