"""Frames as no usual client sends them: in pieces, in fragments, several at once, and broken ones."""

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

from support.server.person import PATIENCE, Person

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
FIN, MASKED = 0x80, 0x80
MASK = b"\x11\x22\x33\x44"


def frame(kind: int, data: bytes, is_last: bool = True, is_masked: bool = True) -> bytes:
    head = bytes([kind | FIN * is_last])
    size = len(data)
    length = bytes([size | MASKED * is_masked]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    if not is_masked:
        return head + length + data
    return head + length + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


class Raw:
    """A connection of which every byte is ours."""

    def __init__(self, connection: socket.socket) -> None:
        self.file = connection.makefile("rwb", buffering=0)

    def send(self, data: bytes) -> None:
        self.file.write(data)

    def exactly(self, size: int) -> bytes:
        found = b""
        while len(found) < size and (more := self.file.read(size - len(found))):
            found += more
        return found

    def read(self) -> tuple[int, bytes]:
        """The next frame of the server; kind 0 at the end."""
        head = self.exactly(2)
        if len(head) < 2:
            return 0, b""
        size = head[1]
        if size > 125:
            size = int.from_bytes(self.exactly(2 if size == 126 else 8), "big")
        return head[0] & 15, self.exactly(size)

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, data = self.read()
            assert opcode not in (0, CLOSE), data
            if opcode == TEXT and json.loads(data)["type"] == kind:
                found: dict[str, Any] = json.loads(data)
                return found

    def end(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, data = self.read()
            if opcode in (0, CLOSE):
                return int.from_bytes(data[:2], "big")


@contextmanager
def raw(person: Person, table: str) -> Iterator[Raw]:
    place = urlsplit(person.url)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {place.netloc}",
        f"Cookie: {cookies}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with socket.create_connection((place.hostname or "", place.port or 0), PATIENCE) as connection:
        own = Raw(connection)
        own.send("\r\n".join([*lines, "", ""]).encode())
        while own.exactly(1) != b"\r" or own.exactly(3) != b"\n\r\n":
            continue
        own.until("snapshot")
        yield own


@pytest.fixture
def table(ann: Person) -> str:
    return ann.create("vegas", "mo")


ASK = b'{"id": "\xc3\xa9", "do": "nothing"}'


def test_a_frame_may_come_byte_by_byte(ann: Person, table: str) -> None:
    long = b'{"id": "long", "do": "' + b"x" * 300 + b'"}'  # its length takes two bytes
    with raw(ann, table) as live:
        for text, id in ((ASK, "é"), (long, "long")):
            for byte in frame(TEXT, text):
                live.send(bytes([byte]))
            assert live.until("refused")["id"] == id


def test_many_frames_may_come_at_once(ann: Person, table: str) -> None:
    """More than the server takes before it pauses; the last one in two parts."""
    texts = [json.dumps({"id": str(number), "do": "nothing"}).encode() for number in range(60)]
    whole = b"".join(frame(TEXT, text) for text in texts)
    with raw(ann, table) as live:
        live.send(whole[:-5])
        live.send(whole[-5:])
        assert [live.until("refused")["id"] for _ in texts] == [str(number) for number in range(60)]


def test_fragments_and_pings_between_them(ann: Person, table: str) -> None:
    with raw(ann, table) as live:
        live.send(frame(TEXT, ASK[:9], is_last=False) + frame(PING, b"there?") + frame(0, ASK[9:]))
        assert live.until("refused")["id"] == "é"
        live.send(frame(BINARY, ASK))
        assert live.until("refused")["id"] == "é"
        live.send(frame(TEXT, b""))
        assert live.until("refused")["code"] == "not-json"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, ASK, is_masked=False), 1002),
        (frame(0x3, ASK), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 4097), 1009),
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
    ids=["unmasked", "unknown", "no text", "long", "very long", "closing"],
)
def test_what_is_wrong_ends_the_connection(ann: Person, table: str, sent: bytes, code: int) -> None:
    """Also after a frame that was right."""
    with raw(ann, table) as live:
        live.send(frame(TEXT, ASK))
        assert live.until("refused")["id"] == "é"
        live.send(sent)
        assert live.end() == code
    assert ann.get(f"/api/tables/{table}")["version"] == 1
