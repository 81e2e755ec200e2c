"""Same-dice duels: who dares others to play a game, and who did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "duels"
down_revision = "analyses"


def upgrade() -> None:
    op.create_table(
        "duels",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, unique=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("duels_by_guest", "duels", ["guest"])
    op.create_table(
        "duel_tries",
        sa.Column("duel", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.Float),
    )
    op.create_index("duel_tries_by_guest", "duel_tries", ["guest"])
