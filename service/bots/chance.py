"""A bot's chance: the same at the same window, whichever process asks; not to be guessed without the game's secret."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Chance:
    """One bot's chance. key: its own; shared: that of all bots of its game, for what they do together."""

    key: bytes
    shared: bytes

    @classmethod
    def of(cls, secret: str, game: str, player: str, level: str) -> Chance:
        """The chance of a bot at its table."""
        return cls(_key(secret.encode(), f"{game}/{player}/{level}"), _key(secret.encode(), game))

    def at(self, window: int, what: str = "") -> Random:
        """For one question at one window."""
        return Random(_key(self.key, f"{window}/{what}"))

    def together(self, window: int, what: str) -> Random:
        """The same for all bots of the game."""
        return Random(_key(self.shared, f"{window}/{what}"))


def _key(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")
