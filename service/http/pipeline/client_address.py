"""From which address a request came: the connection's, or what a proxy says that is to be trusted; never none."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable
from functools import lru_cache
from wsgiref.types import WSGIEnvironment

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

UNKNOWN = "local"
"""The peer of a socket file, which has no address: whatever comes without a usable one counts as one caller."""

# Where a proxy of one's own stands, and no client from outside.
_NEAR = [
    ipaddress.ip_network(text)
    for text in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "::1/128", "fc00::/7")
]
log = logging.getLogger(__name__)


class ClientAddresses:
    """Tells callers apart.

    trusted: addresses and networks of proxies whose X-Forwarded-For is believed.
    """

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = [ipaddress.ip_network(text, strict=False) for text in trusted]
        self._warned: set[str] = set()

    def of(self, environ: WSGIEnvironment) -> str:
        """The caller, as a text that tells them from others.

        Where a proxy that is trusted names no usable address, it is the proxy's own: a header that cannot be read
        shall be no way around a limit. An IPv6 caller counts by the /64, of which one customer has all addresses.
        """
        remote, named = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_X_FORWARDED_FOR")
        if named is None:
            return _alone(remote)
        # Without a network address it is a socket file: a proxy on this machine.
        peer = address_in(remote)
        if peer is not None and not self._trusts(peer):
            if not self._trusted and any(peer in network for network in _NEAR):
                self._warn("requests come through a proxy at %s: name it in CHOUETTE_TRUSTED_PROXIES, until then all "
                           "who come through it share the limits of one address", peer)  # fmt: skip
            return _text(peer)
        found = self._forwarded(named)
        if found is None:
            self._warn("the proxy at %s names no usable address in X-Forwarded-For: all who come through it share the "
                       "limits of one address", peer or UNKNOWN)  # fmt: skip
        return _text(found or peer)

    def is_proxy(self, environ: WSGIEnvironment) -> bool:
        """Whether a request was passed on by a proxy that is trusted."""
        peer = address_in(environ.get("REMOTE_ADDR", ""))
        return peer is None or self._trusts(peer)

    def _forwarded(self, named: str) -> Address | None:
        """The last one that is no proxy of ours: what comes before it, anybody may have written.

        Where all of them are trusted it is the nearest, for the same reason. None where one on the way is unusable.
        """
        nearest: Address | None = None
        for text in reversed(named.split(",")):
            found = address_in(text)
            if found is None or not self._trusts(found):
                return found
            nearest = nearest or found
        return nearest

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)

    def _warn(self, text: str, about: object) -> None:
        if text not in self._warned:
            self._warned.add(text)
            log.warning(text, about)


def address_in(text: str) -> Address | None:
    """The address in what a proxy has written, also with a port (`a.b.c.d:port`, `[v6]:port`); None for no address."""
    host = text.strip()
    if host.startswith("["):
        host, closed, rest = host[1:].partition("]")
        port = rest[1:] if rest.startswith(":") else "0" if closed and not rest else ""
    elif host.count(":") == 1:
        host, _, port = host.partition(":")
    else:
        port = "0"
    if not (port.isascii() and port.isdigit() and len(port) <= 5):
        return None
    try:
        found = ipaddress.ip_address(host.partition("%")[0] if ":" in host else host)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@lru_cache(4096)
def _alone(remote: str) -> str:
    return _text(address_in(remote))


def _text(address: Address | None) -> str:
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return UNKNOWN if address is None else str(address)
