"""The parts of a running server, where the routes find them."""

from __future__ import annotations

from typing import NamedTuple

from zaria.server.identity import Identities
from zaria.server.settings import Settings
from zaria.server.tables import Tables


class Parts(NamedTuple):
    settings: Settings
    identities: Identities
    tables: Tables
