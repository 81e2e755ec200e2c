"""What the first player of a duel has, to tell how two stand against each other. Earlier duels are not counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "duel_points"
down_revision = "duel_experts"


def upgrade() -> None:
    op.add_column("duels", sa.Column("points", sa.Integer))
