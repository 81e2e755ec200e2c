"""A push service on loopback, and browsers that it sends messages to."""

import json
import secrets
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def packed(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


@dataclass
class Browser:
    """A device with its own keys, and the messages it received."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    told: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def wanted(self, locale: str = "en") -> dict[str, str]:
        """The subscription that its page sends to our server."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": packed(point), "auth": packed(self.auth), "locale": locale}

    def receive(self, body: bytes, headers: dict[str, str]) -> None:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        self.headers.append(headers)
        self.told.append(json.loads(text))


class PushService:
    def __init__(self, address: str) -> None:
        self.address = address
        self.browsers: dict[str, Browser] = {}
        self.answers: list[int] = []  # answers instead of 201
        self.asked = 0

    def browser(self) -> Browser:
        place = f"/to/{secrets.token_hex(8)}"
        self.browsers[place] = Browser(self.address + place)
        return self.browsers[place]

    def carry(self, place: str, headers: dict[str, str], body: bytes) -> int:
        self.asked += 1
        if self.answers:
            return self.answers.pop(0)
        assert Vapid02.verify(headers["authorization"])
        self.browsers[place].receive(body, headers)
        return 201


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = service.carry(self.path, headers, self.rfile.read(int(headers["content-length"])))
            self.send_response(status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        yield service
        server.shutdown()
        thread.join()
