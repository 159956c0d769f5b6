"""An API key as the service knows it: everything but the secret itself, of which only the SHA-256 is kept."""

from __future__ import annotations

import base64
import hashlib
import secrets

import msgspec

SCOPES = {
    "games": "make games where that takes a key, and look after those that it has made",
    "webhooks": "register addresses that are told what happens",
    "metrics": "read the service's measurements",
    "test_dice": "give the dice of games, also where the server throws real ones only",
}
PREFIX = "ck_"


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """One key. id: public, for lists and logs. Instants in ms since the epoch, None for never.

    games: how many unfinished games it may have at a time; 0 leaves that to the server's setting.
    """

    id: str
    name: str
    scopes: frozenset[str]
    created: int
    expires: int | None = None
    revoked: int | None = None
    games: int = 0

    def why_not(self, now: int) -> str:
        """Why it opens nothing at `now` (ms), as a sentence; empty if it does."""
        if self.revoked is not None:
            return "This key was revoked; ask the operator for a new one."
        if self.expires is not None and self.expires <= now:
            return "This key has expired; ask the operator for a new one."
        return ""


def new_id() -> str:
    """A key's public id: 40 random bits, easy to read out."""
    return "key_" + base64.b32encode(secrets.token_bytes(5)).decode().lower()


def new_secret() -> str:
    """What its holder sends: 256 random bits, url-safe, with a prefix by which scanners for leaks find it."""
    return PREFIX + secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """The only form in which a secret is kept: SHA-256, hex. It is long and random, so it needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def given(kept: str) -> Key:
    """The key behind a hash that the settings name: it may make games, and nothing else is known of it."""
    return Key(id=f"env_{kept[:8]}", name="from CHOUETTE_CREATE_KEYS", scopes=frozenset({"games"}), created=0)
