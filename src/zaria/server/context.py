"""What all requests and tables of a server share."""

from __future__ import annotations

from typing import NamedTuple

from zaria.server.hub import Hub
from zaria.server.identity import Identities
from zaria.server.settings import Settings
from zaria.server.store import Store
from zaria.server.workers import Workers


class Context(NamedTuple):
    settings: Settings
    store: Store
    hub: Hub
    workers: Workers
    identities: Identities
