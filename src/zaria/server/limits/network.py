"""The network of a connection: addresses of one household or machine are counted together."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address; a household has all addresses that begin with them


def network_of(address: str) -> str:
    """The IPv4 address, or the network of the IPv6 address; other texts unchanged.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ip) if ip.is_loopback else str(ip_network((ip, HOUSEHOLD), strict=False))


@lru_cache(maxsize=10_000)
def provider_of(network: str) -> str:
    """The larger network in which a provider may assign any address.

    >>> provider_of("192.0.2.7"), provider_of("2001:db8:1:2::/64"), provider_of("unknown")
    ('192.0.2.0/24', '2001:db8:1::/48', 'unknown')
    """
    try:
        whole = ip_network(network)
    except ValueError:
        return network
    return str(whole.supernet(new_prefix=24 if whole.version == 4 else 48))


@lru_cache(maxsize=10_000)
def is_in(address: str, networks: tuple[str, ...]) -> bool:
    """Is it one of these addresses, or in one of these networks?

    >>> is_in("10.1.2.3", ("127.0.0.1", "10.1.0.0/16")), is_in("10.2.2.3", ("10.1.0.0/16",)), is_in("", ("::1",))
    (True, False, False)
    """
    if address in networks:
        return True
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return any(ip in ip_network(one) for one in networks)
