"""A server behind a domain: its address, and who asks through the proxies in front of it."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from zaria.server.refusals import Refused


class PublicSite(NamedTuple):
    """`origin` is what browsers show, as `https://dice.example.org`; `hops` is the number of proxies."""

    origin: str
    hops: int = 1

    @property
    def host(self) -> str:
        return self.origin.partition("://")[2]

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https://")

    def client(self, forwarded: Iterable[str]) -> str | None:
        """The address that asked the outermost of our proxies; None if they did not tell.

        Each proxy adds the address that it got the request from. What stands before our own proxies' words could
        have been written by anybody.

        >>> PublicSite("https://dice.example.org").client(["6.6.6.6, 192.0.2.7"])
        '192.0.2.7'
        """
        told = [address.strip() for line in forwarded for address in line.split(",")]
        if len(told) < self.hops:
            return None
        try:
            return str(ip_address(told[-self.hops].strip("[]")))
        except ValueError:
            return None


def read_site(address: str, hops: int) -> PublicSite:
    """The site at this address; Refused if it is not the address of one."""
    try:
        parts = urlsplit(address)
        is_plain = parts.path in ("", "/") and not parts.query and not parts.fragment and parts.username is None
        if parts.scheme in ("http", "https") and parts.hostname and is_plain:
            port = {"http": 80, "https": 443}[parts.scheme]
            place = parts.hostname if parts.port in (None, port) else f"{parts.hostname}:{parts.port}"
            return PublicSite(f"{parts.scheme}://{place}", hops)
    except ValueError:
        pass
    raise Refused("serve-public", given=address[:100])
