"""The floor for a live table: an echo to all seats of the table. No rules, no disk."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from typing import Any

import uvicorn

PADDING = "x" * 500  # about the size of an update of a real table
sockets: defaultdict[str, list[Any]] = defaultdict(list)


def message(kind: str, version: int) -> str:
    document = {"table": {"status": "playing", "waiting": None}, "view": PADDING}
    more = {"document": document} if kind == "snapshot" else {"from": version - 1, "patch": [], "padding": PADDING}
    return json.dumps({"type": kind, "version": version, "question": {"choices": [{"action": 0}]}, **more})


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    group = sockets[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": message("snapshot", 1)})
    group.append(send)
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            frame = json.loads(event["text"])
            if "do" not in frame:
                await send({"type": "websocket.send", "text": '{"type": "pong"}'})
                continue
            version = frame["version"] + 1
            text = message("update", version)
            for other in group:
                await other({"type": "websocket.send", "text": text})
            ack = {"type": "ack", "id": frame["id"], "version": version}
            await send({"type": "websocket.send", "text": json.dumps(ack)})
    finally:
        group.remove(send)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False, lifespan="off")
