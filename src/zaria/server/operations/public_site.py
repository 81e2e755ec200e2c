"""A server behind a domain: its address, and who asks through the proxies in front of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from zaria.server.messages.refusals import Refused

UNKNOWN = "unknown"  # clients of a proxy that does not name them: untrusted, and counted as one
FOR = re.compile(r"(?:^|;)\s*for=(\"[^\"]*\"|[^;\s]*)", re.IGNORECASE)  # in one element of `Forwarded`


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

    def client(self, forwarded: Iterable[str]) -> str:
        """The address that contacted the outermost of our proxies; UNKNOWN if they did not say.

        Each proxy appends the address that it got the request from. Anything before our own proxies' entries
        could be forged.

        >>> PublicSite("https://dice.example.org").client(["6.6.6.6, 192.0.2.7"])
        '192.0.2.7'
        """
        hops = [address.strip() for line in forwarded for address in line.split(",")]
        return address_in(hops[-self.hops]) if len(hops) >= self.hops else UNKNOWN


def address_in(word: str) -> str:
    """The address in a proxy's entry, without its port; UNKNOWN if there is none.

    >>> [address_in(word) for word in ("192.0.2.7:4711", "[2001:db8::7]:4711", "2001:db8::7", "unknown")]
    ['192.0.2.7', '2001:db8::7', '2001:db8::7', 'unknown']
    """
    word = word.strip().strip('"')
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        return str(ip_address(word))
    except ValueError:
        return UNKNOWN


def forwarded_for(lines: Iterable[str]) -> list[str]:
    """The clients in lines of `Forwarded` (RFC 7239), proxy by proxy, in the form of `X-Forwarded-For`.

    >>> forwarded_for(['for=6.6.6.6, proto=https;For="[2001:db8::7]:4711";by=10.0.0.1'])
    ['6.6.6.6', '"[2001:db8::7]:4711"']
    """
    elements = [element for line in lines for element in line.split(",")]
    return [match.group(1) if (match := FOR.search(element)) else UNKNOWN for element in elements]


def read_site(address: str, hops: int) -> PublicSite:
    """The site at this address; Refused if the address is not valid."""
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
