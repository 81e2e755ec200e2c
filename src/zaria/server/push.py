"""Notifications by Web Push: a message is encrypted for one device and handed to its browser's push service.

Where that service is, the device says. So it could name anything, and nothing but the public internet is asked.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from zaria.server.refusals import Refused

KEY_BYTES, AUTH_BYTES = 65, 16  # of a device: the point on the curve, and the secret that it shares with us
LONGEST_ENDPOINT = 1000  # characters
SECONDS = 10.0  # for a push service to answer
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))  # to IPv4 addresses
log = logging.getLogger("zaria")


class Device(NamedTuple):
    session: str
    endpoint: str
    key: str
    auth: str
    locale: str


def unpacked(text: str) -> bytes:
    """The bytes of what browsers encode for addresses, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def check_device(endpoint: str, key: str, auth: str, anywhere: bool) -> None:
    """Refused if it cannot be sent to."""
    try:
        place = urlsplit(endpoint)
        is_plain = place.username is None and not place.fragment and endpoint.isascii() and endpoint.isprintable()
        is_there = place.scheme == "https" and bool(place.hostname) and place.port in (None, 443)
        if not is_plain or len(endpoint) > LONGEST_ENDPOINT or not (is_there or anywhere):
            raise ValueError
        if not anywhere and not may_be_asked([place.hostname or ""], names=True):
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
        if len(unpacked(key)) != KEY_BYTES or len(unpacked(auth)) != AUTH_BYTES:
            raise ValueError
    except ValueError:
        raise Refused("bad-field", field="endpoint") from None


def may_be_asked(addresses: Iterable[str], names: bool = False) -> bool:
    """Are all of these in the public internet? Not this machine, its network, or what is translated to them.

    >>> may_be_asked(["93.184.215.14"]), may_be_asked(["10.0.0.1"]), may_be_asked(["::ffff:127.0.0.1"])
    (True, False, False)
    """
    for text in addresses:
        try:
            address = ip_address(text.partition("%")[0])
        except ValueError:
            if names and text.lower() != "localhost":
                continue
            return False
        if isinstance(address, IPv6Address):
            if any(address in network for network in TRANSLATED):
                return False
            address = address.ipv4_mapped or address
        if not address.is_global or address.is_multicast:
            return False
    return True


class PublicInternet(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were looked at: between a look and a connection a name could change."""

    def __init__(self) -> None:
        self.network: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not may_be_asked(addresses):
            raise httpcore.ConnectError("not in the public internet")
        return await self.network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


class Pusher:
    """`key` is the private key of the site, `subject` its address, which push services are told."""

    def __init__(self, key: bytes, subject: str, anywhere: bool) -> None:
        private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self.vapid = Vapid02(private, conf={"no-strict": True})  # also for a domain without a dot
        self.public = packed(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.subject = subject
        self.anywhere = anywhere
        self.pool = httpcore.AsyncConnectionPool(
            max_connections=20, network_backend=None if anywhere else PublicInternet()
        )

    async def send(self, device: Device, message: bytes, topic: str, seconds: float) -> int:
        """The status that its push service answers with; 0 if it does not answer.

        It keeps the message for so many seconds, until a newer one with the same topic comes.
        """
        headers: dict[bytes | str, bytes | str] = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, int(seconds))),
            "Topic": topic,
            "Urgency": "normal",
            **self.signed(device.endpoint),
        }
        try:
            async with asyncio.timeout(SECONDS):
                body = self.encrypted(device, message)
                async with self.pool.stream("POST", device.endpoint, headers=headers, content=body) as answer:
                    return int(answer.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError) as error:
            log.warning("a push service does not answer: %s", type(error).__name__)
            return 0

    def signed(self, endpoint: str) -> dict[bytes | str, bytes | str]:
        place = urlsplit(endpoint)
        signed: dict[bytes | str, bytes | str] = self.vapid.sign(
            {"aud": f"{place.scheme}://{place.netloc}", "sub": self.subject}
        )
        return signed

    def encrypted(self, device: Device, message: bytes) -> bytes:
        """As RFC 8291 says: only the device can read it."""
        body: bytes = http_ece.encrypt(
            message,
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(device.key),
            auth_secret=unpacked(device.auth),
            version="aes128gcm",
        )
        return body

    async def close(self) -> None:
        await self.pool.aclose()
