"""Shared by all requests and tables of a server."""

from __future__ import annotations

from typing import NamedTuple

from zaria.server.common.metrics import Metrics
from zaria.server.limits.budgets import Budgets
from zaria.server.limits.open_seats import OpenSeats
from zaria.server.limits.origins import Origins
from zaria.server.limits.usage import Usage
from zaria.server.messages.answer_cache import AnswerCache
from zaria.server.messages.hub import Hub
from zaria.server.operations.settings import Settings
from zaria.server.people.blocks import Blocks
from zaria.server.people.identity import Identities
from zaria.server.storage.cluster.peers import Peers
from zaria.server.storage.store import Store
from zaria.server.thinking.analyses import Analyses
from zaria.server.thinking.bot_pool import BotPool


class Context(NamedTuple):
    settings: Settings
    store: Store
    hub: Hub
    bot_pool: BotPool
    identities: Identities
    budgets: Budgets
    usage: Usage
    answers: AnswerCache
    blocks: Blocks
    open_seats: OpenSeats
    origins: Origins
    peers: Peers
    analyses: Analyses
    metrics: Metrics
