"""From which address a request came: the connection's, or what a proxy says that is to be trusted."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# Where a proxy of one's own stands, and nobody from outside.
_NEAR = [
    ipaddress.ip_network(text)
    for text in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "::1/128", "fc00::/7")
]
log = logging.getLogger(__name__)


class Callers:
    """Tells callers apart.

    trusted: addresses and networks of proxies whose X-Forwarded-For is believed.
    """

    def __init__(self, trusted: Iterable[str]) -> None:
        self._trusted = [ipaddress.ip_network(text, strict=False) for text in trusted]
        self._warned = False

    def of(self, environ: Mapping[str, Any]) -> str | None:
        """Who calls, as a text to tell him from others; None where that cannot be told.

        An IPv6 caller counts by his /64, of which one customer has all addresses.
        """
        remote, named = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_X_FORWARDED_FOR", "")
        if not named:
            return _alone(remote)
        # Without a network address it is a socket file: a proxy on this machine.
        peer = _address(remote)
        if peer is None or self._trusts(peer):
            return self._forwarded(named)
        if not self._trusted and any(peer in network for network in _NEAR):
            # Everybody would look like one, and pay for what others did.
            self._warn(peer)
            return None
        return _text(peer)

    def _forwarded(self, named: str) -> str | None:
        """The last one whom no proxy of ours has named: what comes before it, anybody may have written."""
        for text in reversed(named.split(",")):
            found = _address(text.strip())
            if found is None:
                return None
            if not self._trusts(found):
                return _text(found)
        return None

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)

    def _warn(self, peer: Address) -> None:
        if not self._warned:
            self._warned = True
            log.warning(
                "requests come through a proxy at %s: name it in CHOUETTE_TRUSTED_PROXIES, "
                "until then nothing is limited per address",
                peer,
            )


def _address(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


@lru_cache(4096)
def _alone(remote: str) -> str | None:
    peer = _address(remote)
    return _text(peer) if peer else None


def _text(address: Address) -> str:
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
