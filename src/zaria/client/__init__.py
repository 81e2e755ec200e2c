"""A client of `zaria serve`, written from docs/sites/protocol.md: for bots, tests and measurements."""

from zaria.client.api import Api, RequestRefused
from zaria.client.live import LiveTable, Lost
from zaria.client.player import Player

__all__ = ["Api", "LiveTable", "Lost", "Player", "RequestRefused"]
