"""What kind of device a session is of, so that people know their own apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "device_kinds"
down_revision = "verified"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("kind", sa.String))
