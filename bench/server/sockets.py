"""A WebSocket client that does as little as possible, so that the server dominates the measurement."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 1, 8, 9
MASK = b"\0\0\0\0"  # allowed, and needs no work


class Socket(asyncio.Protocol):
    """Calls `hear(text)` for every text frame, and `lost()` once when the connection ends."""

    def __init__(
        self, path: str, host: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.hear = hear
        self.lost = lost
        self.buffer = b""
        self.is_open = False
        self.early: list[bytes] = []  # sent after the handshake
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not derived from it
        self.transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, separator, rest = self.buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.close()
                return
            self.is_open, self.buffer = True, rest
            for text in self.early:
                self.send(text)
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == TEXT:
                self.hear(buffer[start : start + size])
            elif buffer[at] & 15 == PING and self.transport is not None:
                self.transport.write(b"\x8a" + bytes([128 | size]) + MASK + buffer[start : start + size])
            elif buffer[at] & 15 == CLOSE:
                self.close()
            at = start + size
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        """Send a text of up to 65,535 bytes."""
        length = bytes([128 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        if not self.is_open:
            self.early.append(text)
        elif self.transport is not None:
            self.transport.write(b"\x81" + length + MASK + text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
