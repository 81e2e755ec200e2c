"""uvicorn's WebSocket with a fast path for the many small texts of live tables.

Whole text frames are read here, texts are framed and written at once, and keepalive pings are handled here.
Everything else (handshake, closing, fragments, and errors) is left to the library. Under load, the library
and the layers between it and a table took a third of the server's time.
"""

from __future__ import annotations

import random
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, if there is one
from websockets.protocol import State

from zaria.server.messages.mailbox import Mailbox

QUICK = "zaria.quick"  # among the extensions of a connection's scope
MOST_WAITING = 16  # frames that were read and not answered; then reading pauses
WHOLE_TEXT = 0x81  # the first byte of a frame
WHOLE_PONG = 0x8A
PING = b"\x89\x00"
MASKED = 0x80  # in the second byte: what clients send always is
TWO_BYTES = 126  # instead of a length: it follows in two bytes
EIGHT_BYTES = 127
UNUSUAL = -1  # not masked, or very long


class Incoming(Mailbox[Any]):
    """Called as uvicorn calls a queue."""

    put_nowait = Mailbox.put

    def empty(self) -> bool:
        return not self.items


class QuickSocket(WebSocketsSansIOProtocol):
    rest = b""  # the start of an incomplete frame
    is_quick = True
    heard_at = 0.0  # when the client last sent anything

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Incoming = Incoming()  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][QUICK] = self  # type: ignore[assignment]

    # Reading

    def data_received(self, data: bytes) -> None:
        """The library gets whole frames only, so that it is between two frames whenever it is left out."""
        self.heard_at = self.loop.time()
        if not self.handshake_complete:
            self.is_quick = self.is_quick and not self.handshake_initiated  # no frames came before our answer
        if not self.handshake_complete or not self.is_quick:
            super().data_received(data)
            return
        buffer, at = self.rest + data if self.rest else data, 0
        self.rest = b""
        while at < len(buffer) and not self.disconnected:
            start, end = payload_at(buffer, at)
            if start == UNUSUAL or end - start > self.config.ws_max_size:
                self.is_quick = False
                super().data_received(buffer[at:])
                return
            if len(buffer) < end:
                self.rest = buffer[at:]
                return
            if buffer[at] == WHOLE_PONG and start == at + 6:
                at = end
                continue
            if (
                buffer[at] != WHOLE_TEXT
                or self.frames
                or not self.take_text(buffer[start - 4 : start], buffer[start:end])
            ):
                super().data_received(buffer[at:end])
            at = end

    def take_text(self, mask: bytes, masked: bytes) -> bool:
        """Whether it was accepted: not if it is not UTF-8, nor after the close."""
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Keepalive

    def start_keepalive(self) -> None:
        """Spread the pings of connections that were opened at the same time."""
        if self.ping_interval:
            self.heard_at = self.loop.time()
            first = self.ping_interval * random.uniform(0.5, 1)
            self.ping_timer = self.loop.call_later(first, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ping only silent clients; one that stays silent is closed."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing() or self.ping_interval is None or self.ping_timeout is None:
            return
        silent = self.loop.time() - self.heard_at
        left = self.ping_interval + self.ping_timeout - silent
        if left <= 0:
            self.keepalive_timeout()
            return
        if silent > self.ping_interval / 2:
            self.transport.write(PING)
        self.ping_timer = self.loop.call_later(min(left, self.ping_interval), self.send_keepalive_ping)

    # Writing

    @property
    def is_over(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not State.OPEN

    def send_now(self, text: str) -> bool:
        """Whether it was written: not while the client does not read, nor after the close."""
        if not self.writable.is_set() or self.is_over:
            return False
        self.transport.write(frame_text(text.encode()))
        return True

    async def send_texts(self, texts: list[str]) -> None:
        """In one write; waits while the client does not read."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.is_over:
            raise ClientDisconnected
        self.transport.write(b"".join([frame_text(text.encode()) for text in texts]))


def payload_at(buffer: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame begins and ends that begins here; before it come the four bytes of its mask.

    >>> payload_at(b"\\x81\\x84maskping", 0)
    (6, 10)
    """
    if len(buffer) - at < 2:
        return at + 6, at + 6
    size = buffer[at + 1] - MASKED
    if size < 0 or size == EIGHT_BYTES:
        return UNUSUAL, UNUSUAL
    if size < TWO_BYTES:
        return at + 6, at + 6 + size
    return at + 8, at + 8 + int.from_bytes(buffer[at + 2 : at + 4], "big") if len(buffer) - at >= 4 else at + 8


def frame_text(data: bytes) -> bytes:
    """
    >>> frame_text(b"pong")
    b'\\x81\\x04pong'
    """
    size = len(data)
    if size < TWO_BYTES:
        return b"\x81%c%b" % (size, data)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)
