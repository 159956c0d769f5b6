"""What hooks are answered with, where it is more than a word or a number.

An `Offer` is what runs beside something else: its key, and the frame. What its result is for is said with the hook.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from service.engine.core.frame import Frame

Offer = tuple[str, Frame]


class DuelOf(Protocol):
    """The duel that a throw is for. challenge: its id. challenger: who has challenged."""

    challenge: int
    challenger: str


class DuelThrow(msgspec.Struct, kw_only=True):
    """A `DuelOf`, where its rule remembers it otherwise."""

    challenge: int
    challenger: str


class SiropOn(Protocol):
    """The Sirop on a throw, once its die has landed.

    sirotant: who threw the die. made: it is like the pair. die: its face; face: that of the pair. won: who has bet on
    the die. flan: the weight of the Flan in force on it. settled: it is settled.
    """

    sirotant: str
    made: bool
    die: int
    face: int
    won: list[str]
    flan: int
    settled: bool


class Staked(Protocol):
    """A stake on a throw. amount: in points. factor: what doublings made of it."""

    amount: int
    factor: int


class BetOnAnother(Staked, Protocol):
    """A stake on the throw of another player, the target."""

    bettor: str
    target: str


class BetToDouble(msgspec.Struct, kw_only=True):
    """A bet whose chouettes have not left the hand.

    latest: it is the last one of its bettor's latest annonce. at_stake: all that its bettor has staked, in points.
    """

    bet: BetOnAnother
    latest: bool
    at_stake: int


class FixedStake(msgspec.Struct, kw_only=True):
    """A stake that is fixed. said: as terms say it, or leave it out (0). points: as it is settled."""

    said: int
    points: int
