"""A guest: a person or program that uses this server."""

from __future__ import annotations

from typing import NamedTuple


class Guest(NamedTuple):
    """`id` is public; the secret is in the guest's cookie."""

    id: str
    name: str
