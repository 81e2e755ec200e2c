"""Notifications by Web Push: a message is encrypted for one device and handed to its browser's push service.

The device names the service's address, which could be anything: only public addresses are contacted.
"""

from __future__ import annotations

import asyncio
import logging
import re
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

from zaria.server.messages.refusals import Refused

KEY_BYTES, AUTH_BYTES = 65, 16  # of a device: the point on the curve, and the secret that it shares with us
LONGEST_ENDPOINT = 1000  # characters
SECONDS = 10.0  # for a push service to answer
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))  # to IPv4 addresses
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")
PRIVATE = ("localhost", "local", "localdomain", "internal", "lan", "home", "corp", "arpa", "test", "invalid", "onion")
log = logging.getLogger("zaria")


class Device(NamedTuple):
    session: str
    endpoint: str
    key: str
    auth: str
    locale: str


def from_base64url(text: str) -> bytes:
    """The bytes of what browsers encode for addresses, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def check_device(endpoint: str, key: str, auth: str, anywhere: bool, own: str = "") -> None:
    """Refused if it cannot be sent to. `own` is the name of this site, which would answer itself."""
    try:
        place = urlsplit(endpoint)
        is_plain = place.username is None and not place.fragment and endpoint.isascii() and endpoint.isprintable()
        is_there = place.scheme == "https" and bool(place.hostname) and place.port in (None, 443)
        if not is_plain or len(endpoint) > LONGEST_ENDPOINT or not (is_there or anywhere):
            raise ValueError
        host = (place.hostname or "").removesuffix(".")
        if not anywhere and (not may_be_public(host) or host == own):
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
        if len(from_base64url(key)) != KEY_BYTES or len(from_base64url(auth)) != AUTH_BYTES:
            raise ValueError
    except ValueError:
        raise Refused("bad-field", field="endpoint") from None


def may_be_public(host: str) -> bool:
    """Could this be a place in the public internet? Not this machine, in whatever spelling, nor a name of a network.

    >>> [may_be_public(host) for host in ("push.example.org", "127.1", "2130706433", "0x7f.1", "localhost.", "a.local")]
    [True, False, False, False, False, False]
    """
    host = host.lower().removesuffix(".")
    try:
        return are_public([socket.inet_ntoa(socket.inet_aton(host))])  # all spellings of an IPv4 address
    except OSError:
        pass
    if ":" in host:
        return are_public([host])
    labels = host.split(".")
    is_name = len(labels) > 1 and all(LABEL.fullmatch(label) for label in labels)
    own = {socket.gethostname().lower(), socket.getfqdn().lower()}
    return is_name and not labels[-1][0].isdigit() and labels[-1] not in PRIVATE and host not in own


def are_public(addresses: Iterable[str]) -> bool:
    """Are all of these in the public internet? Not this machine, its network, or what is translated to them.

    >>> are_public(["93.184.215.14"]), are_public(["10.0.0.1"]), are_public(["::ffff:127.0.0.1"])
    (True, False, False)
    """
    for text in addresses:
        try:
            address = ip_address(text.partition("%")[0])
        except ValueError:
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
            resolved = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(one[4][0]) for one in resolved]
        if not addresses or not are_public(addresses):
            raise httpcore.ConnectError("not in the public internet")
        return await self.network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


class Pusher:
    """`key` is the private key of the site, `subject` its address, which push services are told."""

    def __init__(self, key: bytes, subject: str, anywhere: bool) -> None:
        private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self.vapid = Vapid02(private, conf={"no-strict": True})  # also for a domain without a dot
        self.public = base64url(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
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
            dh=from_base64url(device.key),
            auth_secret=from_base64url(device.auth),
            version="aes128gcm",
        )
        return body

    async def close(self) -> None:
        await self.pool.aclose()
