"""Nonces that measure a round trip: authenticated, for one player of one game, and worth nothing after a while.

A nonce is its own record: the instant at which it was sent, something random, and a MAC over both, the game and the
player. So any process can take back what another has sent, and nothing is stored. The key comes from the seed of the
game's dice, which every process can read and no player knows before the game is over.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

EXPIRES_MS = 10_000
"""What comes back later than this measures nothing."""

_STAMP, _SALT, _MAC = 8, 8, 16
LENGTH = 43
"""Characters of a nonce."""


def key_of(seed: str) -> bytes:
    """The key of a game's nonces; it tells nothing of the seed."""
    return hmac.digest(seed.encode(), b"chouette round trip", hashlib.sha256)


def make(key: bytes, game_id: str, player: str, now: int) -> str:
    """A nonce that is sent at this instant (ms)."""
    told = now.to_bytes(_STAMP, "big") + secrets.token_bytes(_SALT)
    return base64.urlsafe_b64encode(told + _mac(key, game_id, player, told)).decode().rstrip("=")


def round_trip(key: bytes, game_id: str, player: str, nonce: str, now: int) -> int | None:
    """How long ago it was sent (ms); None for one that is not this player's, or has expired."""
    try:
        raw = base64.b64decode(nonce + "=" * (-len(nonce) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    told, mac = raw[: _STAMP + _SALT], raw[_STAMP + _SALT :]
    if len(raw) != _STAMP + _SALT + _MAC or not hmac.compare_digest(mac, _mac(key, game_id, player, told)):
        return None
    took = now - int.from_bytes(told[:_STAMP], "big")
    # Two processes may differ by a ms about what time it is.
    return max(0, took) if took <= EXPIRES_MS else None


def _mac(key: bytes, game_id: str, player: str, told: bytes) -> bytes:
    text = b"\n".join((game_id.encode(), player.encode(), told))
    return hmac.digest(key, text, hashlib.sha256)[:_MAC]
