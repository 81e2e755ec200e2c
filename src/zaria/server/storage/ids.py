"""Random ids of tables and guests."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look like others


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
