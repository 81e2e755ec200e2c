"""What the expert made of the dice of a duel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "duel_experts"
down_revision = "results"


def upgrade() -> None:
    op.add_column("duels", sa.Column("expert_table", sa.String))
    op.add_column("duels", sa.Column("expert_points", sa.Integer))
