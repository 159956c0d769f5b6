"""What an act is answered with, and the seat that is taken by one."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.engine import Event, Timing


class ActAnswer(msgspec.Struct, kw_only=True):
    """What an act led to, so that no second request is needed.

    effect: `counted`; `bevue`: it was wrong, and cost 10 points; `repeated`: pressed twice, counted once. at: when it
    counted, in ms since the epoch. version: the game's version after it. seq: the last event so far. events: what
    followed from it at once, and from what had been due before it. timing: why it counted at that instant; only where
    lag is compensated and the act claimed a reaction.
    """

    effect: Literal["counted", "bevue", "repeated"]
    at: int
    version: int
    seq: int
    events: list[Event]
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


class PingAnswer(msgspec.Struct, kw_only=True):
    """What a returned nonce has measured.

    round_trip_ms: by this one, in ms. lag_ms: what counts now, in ms: the least of the last few.
    connection_ms: only with `lag_trust: connection`: the round trip that the connections of the stream and of this
    request show, in ms, the quicker of both; null where that of one is not known, and nothing counts.
    """

    round_trip_ms: int
    lag_ms: int
    connection_ms: int | msgspec.UnsetType | None = msgspec.UNSET


class Seat(msgspec.Struct, kw_only=True):
    """A seat and the token that opens it.

    player: the player's id at this table. token: told this once; keep it.
    """

    player: str
    token: str


class JoinAnswer(ActAnswer, kw_only=True):
    """A seat was taken."""

    seat: Seat
