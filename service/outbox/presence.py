"""Who was connected when: one sorted set for all seats, told by every web process, looked at by the alarm."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import redis

from service.store import keys
from service.store.redis.connection import unavailable
from service.store.redis.scripts import Script

AT_ONCE = 500
"""Seats a call: long enough to save round trips, short enough that Redis does nothing else for under a ms."""

CLAIM_MS = 10_000
"""Whose job is lost with its worker is found again after so long."""

_HERE = Path(__file__).parent


class Seat(NamedTuple):
    """A place at a table, by the ids of game and player."""

    game_id: str
    player: str


class PresenceRegistry:
    """The last instant (ms) at which each seat that has opened a stream was seen connected.

    It lives where the alarm does, on one Redis that is no cluster. A seat that never opened a stream is not in it.
    Every method may raise StoreUnavailable.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._client: Any = client
        self._seen = Script(client, _HERE / "seen.lua")
        self._missing = Script(client, _HERE / "missing.lua")
        self._forget = Script(client, _HERE / "forget.lua")

    def seen(self, seats: dict[Seat, int]) -> list[Seat]:
        """These seats were connected at these instants; answers those of which nothing was known before."""
        new: list[Seat] = []
        told = list(seats.items())
        for first in range(0, len(told), AT_ONCE):
            args: list[str | bytes | int] = []
            for seat, at in told[first : first + AT_ONCE]:
                args += [at, _member(seat)]
            with unavailable():
                new += [_seat(member) for member in self._seen([keys.PRESENCE], args)]
        return new

    def missing(self, lease_ms: int) -> list[tuple[Seat, int]]:
        """Seats that were not seen for so long, and when each was last. Who gets one here is its only finder for a
        while."""
        with unavailable():
            found = self._missing([keys.PRESENCE, keys.PRESENCE_CLAIMS], [lease_ms, AT_ONCE, CLAIM_MS])
        return [(_seat(found[n]), int(found[n + 1])) for n in range(0, len(found), 2)]

    def last_seen(self, seat: Seat) -> int | None:
        """When this seat was last seen connected (ms); None if nothing is known of it."""
        with unavailable():
            score = self._client.zscore(keys.PRESENCE, _member(seat))
        return None if score is None else int(score)

    def forget(self, seat: Seat, at: int) -> bool:
        """Take a seat out, unless it was seen again after that instant; whether it is out."""
        with unavailable():
            return bool(self._forget([keys.PRESENCE, keys.PRESENCE_CLAIMS], [_member(seat), at]))


def _member(seat: Seat) -> str:
    return f"{seat.game_id}:{seat.player}"


def _seat(member: bytes) -> Seat:
    game_id, _, player = member.decode().partition(":")
    return Seat(game_id, player)
