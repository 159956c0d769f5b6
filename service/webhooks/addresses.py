"""Where a webhook may lead: nowhere inside the network that this server stands in, however it is spelled."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import httpx

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Resolve = Callable[[str, int], list[str]]
"""All addresses of a host; raises OSError where it has none."""

LONGEST_URL = 2048

# Letters, digits, dots and hyphens, and the underscore, which is no part of the standard and all the same in use.
_NAME = re.compile(r"[a-z0-9_.-]+")

# What Python's own `is_global` lets through, or answers differently from release to release.
_NEVER = [
    ip_network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "100.64.0.0/10",  # carrier-grade NAT; some clouds keep their metadata there
        "168.63.129.16/32",  # Azure's own services, by a public address
        "192.0.0.0/24",  # protocol assignments
        "192.88.99.0/24",  # 6to4 relays
        "198.18.0.0/15",  # benchmarks
        "::/96",  # IPv4 in IPv6, as it once was written
        "64:ff9b::/96",  # NAT64: an IPv4 address behind a translator
        "64:ff9b:1::/48",  # NAT64, local
        "2001::/23",  # Teredo and other protocol assignments
        "2002::/16",  # 6to4: an IPv4 address inside
        "5f00::/16",  # segment routing
        "fec0::/10",  # site-local, as it once was
    )
]


class UrlRefused(ValueError):
    """This URL can be no webhook's; the text says why, in a sentence."""


class AddressRefused(ValueError):
    """A host has an address that nothing may be sent to."""


class Guard:
    """Decides about URLs and addresses.

    networks: what is allowed all the same (a development machine's own, say). http: whether plain HTTP is.
    """

    def __init__(self, networks: Sequence[str] = (), *, http: bool = False, resolve: Resolve | None = None) -> None:
        self._allowed = [ip_network(text, strict=False) for text in networks]
        self._http = http
        self._resolve = resolve or resolved

    def check_url(self, url: str) -> None:
        """Raises UrlRefused. A host that does not resolve now is accepted: every connection asks again."""
        parsed = self.parsed(url)
        try:
            self.addresses(parsed.raw_host.decode(), port_of(parsed))
        except AddressRefused as error:
            raise UrlRefused("This host has an address inside the server's own network; use a public one.") from error
        except OSError:
            return

    def parsed(self, url: str) -> httpx.URL:
        """The URL, if its form is right. Raises UrlRefused."""
        if len(url) > LONGEST_URL or not url.isascii() or any(c <= " " or c in "\\\x7f" for c in url):
            raise UrlRefused(f"Send at most {LONGEST_URL} ASCII characters, none of them a blank or a backslash.")
        try:
            parsed = httpx.URL(url)
        except (httpx.InvalidURL, ValueError) as error:
            raise UrlRefused("This is no URL.") from error
        if parsed.scheme != "https" and not (self._http and parsed.scheme == "http"):
            raise UrlRefused("The URL must begin with https:// here." if not self._http else "Use https or http.")
        if not parsed.raw_host:
            raise UrlRefused("The URL names no host.")
        if not _is_host(parsed.raw_host.decode()):
            raise UrlRefused("This host is neither a name nor an address.")
        if parsed.userinfo or "@" in re.split("[/?#]", url.partition("://")[2])[0]:
            raise UrlRefused("Leave user and password out of the URL; the signature tells who sends.")
        if parsed.fragment or "#" in url:
            raise UrlRefused("Leave out the fragment: it is never sent.")
        port = port_of(parsed)
        if port not in (80, 443) and not 1024 <= port < 65_536:
            raise UrlRefused("Only the ports 80, 443 and 1024 to 65535 may be used.")
        return parsed

    def addresses(self, host: str, port: int) -> list[str]:
        """All addresses of a host, each of them allowed. Raises AddressRefused, OSError (it has none)."""
        found = self._resolve(host.strip("[]"), port)
        if not found:
            raise OSError(f"{host} has no address")
        # One bad address among good ones is refused too: the next connection might choose it.
        for text in found:
            if not self.allows(text):
                raise AddressRefused(text)
        return found

    def allows(self, text: str) -> bool:
        """Whether something may be sent to this address."""
        try:
            address = ip_address(text.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        if any(address in network for network in self._allowed):
            return True
        return "%" not in text and _public(address) and not _own(address)


def _is_host(text: str) -> bool:
    """Whether this can be a host: readers of URLs differ about where the host of anything else ends."""
    with suppress(ValueError):
        ip_address(text.strip("[]"))
        return True
    return _NAME.fullmatch(text) is not None


def port_of(url: httpx.URL) -> int:
    """The port that a URL leads to."""
    return url.port if url.port is not None else 443 if url.scheme == "https" else 80


def resolved(host: str, port: int) -> list[str]:
    """All addresses that the system knows of a host, spelled as numbers (2130706433 and 0x7f.1 are 127.0.0.1)."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:
        raise OSError(f"{host} is no host name") from error
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def _public(address: Address) -> bool:
    if any(address in network for network in _NEVER):
        return False
    strange = (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
    return address.is_global and not strange


def _own(address: Address) -> bool:
    """Whether this machine itself has this address, public as it may be: only then can it be bound to."""
    family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.bind((str(address), 0))
        return True
    return False
