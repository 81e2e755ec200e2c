"""Random ids of tables and guests."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another


def new_id(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
