"""The round trip of a connection as the system itself measures it (Linux: TCP_INFO), which no program answers for."""

from __future__ import annotations

import socket
import struct
from typing import Protocol

_SIZE = 152
_RTT, _LEAST = 68, 148
"""Where `tcpi_rtt` and `tcpi_min_rtt` are in `struct tcp_info` (linux/tcp.h); both in µs."""

_NEVER = 0xFFFFFFFF
_OPTION: int | None = getattr(socket, "TCP_INFO", None)


class Connection(Protocol):
    """What is needed of a socket."""

    @property
    def family(self) -> int:
        """Of its addresses."""

    def getsockopt(self, level: int, option: int, size: int, /) -> bytes:
        """The value of an option."""


def round_trip_us(connection: Connection) -> int | None:
    """The quickest round trip that is known of a connection (µs); None where there is none, or no such system.

    It is measured from what is sent until it is acknowledged, from the first packets on: also before any request.
    """
    if _OPTION is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        told = connection.getsockopt(socket.IPPROTO_TCP, _OPTION, _SIZE)
    except OSError:
        return None
    found = [struct.unpack_from("=I", told, at)[0] for at in (_RTT, _LEAST) if len(told) >= at + 4]
    return min((us for us in found if 0 < us < _NEVER), default=None)
