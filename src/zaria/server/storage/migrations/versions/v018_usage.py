"""Who uses most of a process, for limits that count in all processes, and for the operator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "usage"
down_revision = "restrictions"


def upgrade() -> None:
    op.add_column("processes", sa.Column("used", sa.JSON))
