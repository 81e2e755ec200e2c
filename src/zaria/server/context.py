"""What all requests and tables of a server share."""

from __future__ import annotations

from typing import NamedTuple

from zaria.server.analyses import Analyses
from zaria.server.answer_cache import AnswerCache
from zaria.server.blocks import Blocks
from zaria.server.budgets import Budgets
from zaria.server.hub import Hub
from zaria.server.identity import Identities
from zaria.server.metrics import Metrics
from zaria.server.open_seats import OpenSeats
from zaria.server.peers import Peers
from zaria.server.settings import Settings
from zaria.server.store import Store
from zaria.server.workers import Workers


class Context(NamedTuple):
    settings: Settings
    store: Store
    hub: Hub
    workers: Workers
    identities: Identities
    budgets: Budgets
    answers: AnswerCache
    blocks: Blocks
    open_seats: OpenSeats
    peers: Peers
    analyses: Analyses
    metrics: Metrics
