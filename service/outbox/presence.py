"""Who was connected when: one sorted set a bucket for all seats, told by every web process, looked at by alarms."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.nodes import layout_of
from service.store.redis.scripts.in_buckets import answered, run_all
from service.store.redis.scripts.script import Argument, Script

AT_ONCE = 500
"""Seats a call: long enough to save round trips, short enough that Redis does nothing else for under a ms."""

BUCKETS_AT_ONCE = 64
"""Buckets that are looked into in one call."""

CLAIM_MS = 10_000
"""Whose job is lost with its worker is found again after so long."""

_HERE = Path(__file__).parent


class Seat(NamedTuple):
    """A place at a table, by the ids of game and player."""

    game_id: str
    player: str


class PresenceRegistry:
    """The last instant (ms) at which each seat that has opened a stream was seen connected.

    It lives where the alarms do. A seat that never opened a stream is not in it. Every method may raise
    StoreUnavailable. layout: by what names; None: by those that games have where this client leads.
    """

    def __init__(self, client: Client, layout: Layout | None = None) -> None:
        self._client: Any = client
        self._layout = layout or layout_of(client)
        self._part, self.parts = 0, -(-self._layout.buckets // BUCKETS_AT_ONCE)
        self._seen = Script(client, _HERE / "seen.lua")
        self._missing = Script(client, _HERE / "missing.lua")
        self._forget = Script(client, _HERE / "forget.lua")

    def seen(self, seats: dict[Seat, int]) -> list[Seat]:
        """These seats were connected at these instants; answers those of which nothing was known before."""
        told: dict[int, list[Argument]] = {}
        for seat, at in seats.items():
            told.setdefault(self._layout.bucket(seat.game_id), []).extend((at, _member(seat)))
        calls = [
            ([self._layout.at(bucket).presence], args[first : first + 2 * AT_ONCE])
            for bucket, args in told.items()
            for first in range(0, len(args), 2 * AT_ONCE)
        ]
        return [_seat(member) for found in answered(run_all(self._client, self._seen, calls)) for member in found]

    def missing(self, lease_ms: int) -> list[tuple[Seat, int]]:
        """Seats that were not seen for so long, and when each was last. Who gets one here is its only finder for a
        while. Of many buckets it looks into a part: `parts` calls come round to all of them."""
        args: list[Argument] = [lease_ms, AT_ONCE, CLAIM_MS]
        size = -(-self._layout.buckets // self.parts)
        looked, self._part = range(self._layout.buckets)[self._part * size :][:size], (self._part + 1) % self.parts
        calls = [(self._names(bucket), args) for bucket in looked]
        answers = answered(run_all(self._client, self._missing, calls))
        return [(_seat(found[n]), int(found[n + 1])) for found in answers for n in range(0, len(found), 2)]

    def last_seen(self, seat: Seat) -> int | None:
        """When this seat was last seen connected (ms); None if nothing is known of it."""
        with unavailable():
            score = self._client.zscore(self._names(self._layout.bucket(seat.game_id))[0], _member(seat))
        return None if score is None else int(score)

    def forget(self, seat: Seat, at: int) -> bool:
        """Take a seat out, unless it was seen again after that instant; whether it is out."""
        with unavailable():
            return bool(self._forget(self._names(self._layout.bucket(seat.game_id)), [_member(seat), at]))

    def _names(self, bucket: int) -> list[str]:
        names = self._layout.at(bucket)
        return [names.presence, names.claims]


def _member(seat: Seat) -> str:
    return f"{seat.game_id}:{seat.player}"


def _seat(member: bytes) -> Seat:
    game_id, _, player = member.decode().partition(":")
    return Seat(game_id, player)
