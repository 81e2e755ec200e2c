"""Whether the game of a try was verified when its day was over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "verified"
down_revision = "duel_points"


def upgrade() -> None:
    op.add_column("tries", sa.Column("verified", sa.Boolean))
