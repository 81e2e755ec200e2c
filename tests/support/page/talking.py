"""Remarks for tests: said when a test needs one, and shown until it has looked."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

# Bubbles stay, so that slow machines have time to look at them.
STAYING = """const later = window.setTimeout;
window.setTimeout = (done, ms, ...more) => later(done, ms === 7000 ? 1e9 : ms, ...more);"""
LINE = "zoe-tie-2"


def speaking(page: Page, seat: int, online: Sequence[int] = range(5), away: Sequence[int] = ()) -> None:
    """At the next table that the page opens, this seat says something about each step, and these are there, or away."""
    page.add_init_script(STAYING)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "update" and message["events"]:
                message["events"].append({"kind": "remark", "arguments": {"seat": seat, "remark": LINE}})
            if "online" in message:
                message |= {"online": list(online), "away": list(away), "away_for": [60] * len(away)}
            socket.send(json.dumps(message))

        server.on_message(hear)

    page.route_web_socket(re.compile("/live"), connect)
