"""What redis-py keeps to itself and is needed all the same: a connection's socket, and what was read from it ahead.

No other module touches it, and tests/store/test_redis_internals.py notices when a release has it no more.
"""

from __future__ import annotations

import socket
from typing import Any


def socket_of(connection: Any) -> socket.socket | None:
    """The socket of a connection; None while it is not connected."""
    found: socket.socket | None = connection._sock
    return found


def has_read_ahead(connection: Any) -> bool | None:
    """Whether more was read from the socket than was asked for; None where that is not known.

    hiredis tells it; the parser that redis-py has without hiredis does not.
    """
    reader = getattr(connection._parser, "_reader", None)
    return None if reader is None else bool(reader.has_data())
