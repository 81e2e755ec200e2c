"""Games over days: for whom they wait, and which devices want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "slow_tables"
down_revision = "duels"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("told", sa.Float),
    )
    op.create_index("turns_by_guest", "turns", ["guest"])
    op.create_index("turns_by_due", "turns", ["due"])
    op.create_index("turns_by_told", "turns", ["told", "since"])
    op.create_table(
        "devices",
        sa.Column("session", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_by_guest", "devices", ["guest"])
    # What is in it is about processes that run now, and all of them have just been started anew.
    op.drop_table("present")
    op.create_table("present", *columns_of_present("table_id", "process", "guest", "session"))


def columns_of_present(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String, primary_key=True) for name in names]
