"""Nonces that measure a round trip: authenticated, for one player of one game, and worth nothing after a while.

A nonce is its own record: the instant at which it was sent, the round trip of the connection by which it went, as far
as the system knew it, something random, and a MAC over all that, the game and the player. So any process can take back
what another has sent, and nothing is stored. The key comes from the seed of the game's dice, which every process can
read and no player knows before the game is over.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from typing import NamedTuple

EXPIRES_MS = 10_000
"""What comes back later than this measures nothing."""

_STAMP, _SHOWN, _SALT, _MAC = 6, 4, 6, 16
_TOLD = _STAMP + _SHOWN + _SALT
_UNKNOWN = 2 ** (8 * _SHOWN) - 1
LENGTH = 43
"""Characters of a nonce."""


def key_of(seed: str) -> bytes:
    """The key of a game's nonces; it tells nothing of the seed."""
    return hmac.digest(seed.encode(), b"chouette round trip", hashlib.sha256)


class Returned(NamedTuple):
    """What a nonce tells that has come back. took: how long ago it was sent (ms); connection: the round trip of the
    connection by which it was sent (ms), None where it was not known."""

    took: int
    connection: int | None


def make(key: bytes, game_id: str, player: str, now: int, connection: int | None = None) -> str:
    """A nonce that is sent at this instant (ms), by a connection with such a round trip (ms), if that is known."""
    shown = _UNKNOWN if connection is None else connection
    told = now.to_bytes(_STAMP, "big") + shown.to_bytes(_SHOWN, "big") + secrets.token_bytes(_SALT)
    return base64.urlsafe_b64encode(told + _mac(key, game_id, player, told)).decode().rstrip("=")


def read(key: bytes, game_id: str, player: str, nonce: str, now: int) -> Returned | None:
    """What it tells at this instant (ms); None for one that is not this player's, or has expired."""
    try:
        raw = base64.b64decode(nonce + "=" * (-len(nonce) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    told, mac = raw[:_TOLD], raw[_TOLD:]
    if len(raw) != _TOLD + _MAC or not hmac.compare_digest(mac, _mac(key, game_id, player, told)):
        return None
    took = now - int.from_bytes(told[:_STAMP], "big")
    shown = int.from_bytes(told[_STAMP : _STAMP + _SHOWN], "big")
    # Two processes may differ by a ms about what time it is.
    return Returned(max(0, took), None if shown == _UNKNOWN else shown) if took <= EXPIRES_MS else None


def _mac(key: bytes, game_id: str, player: str, told: bytes) -> bytes:
    text = b"\n".join((game_id.encode(), player.encode(), told))
    return hmac.digest(key, text, hashlib.sha256)[:_MAC]
