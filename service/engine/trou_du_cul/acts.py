"""What a player can do in this game besides what there is in every game."""

from __future__ import annotations

import msgspec

from service.engine.core.actions.acts import Act, Reply
from service.engine.core.actions.claims import Claim, claimed


class Play(Act, frozen=True, kw_only=True, tag="play"):
    """Lay cards on turn. as_rank: the rank that they stand for. turn: the number of the turn that it is for, None for
    the one under way."""

    cards: list[str]
    as_rank: str | None = msgspec.field(default=None, name="as")
    turn: int | None = None


class PassTurn(Act, frozen=True, kw_only=True, tag="pass_turn"):
    """«Je passe», on turn. turn: as of Play."""

    turn: int | None = None


class Decline(Reply, frozen=True, kw_only=True, tag="decline"):
    """«Nothing from me», in an open window."""


class Putsch(Reply, frozen=True, kw_only=True, tag="putsch"):
    """A pair thrown on the same pair, out of turn. as_rank: as of Play. reaction_ms, connection_ms: as of a Claim."""

    cards: list[str]
    as_rank: str | None = msgspec.field(default=None, name="as")
    reaction_ms: int | None = None
    connection_ms: int | None = None

    @property
    def claim(self) -> Claim | None:
        """How long the player took."""
        return claimed("putsch", self.reaction_ms, self.connection_ms)


class Direction(Reply, frozen=True, kw_only=True, tag="direction"):
    """Which way the match goes: `towards` a player who sits beside the starter, or `clockwise` or not."""

    towards: str | None = None
    clockwise: bool | None = None


class Demand(Reply, frozen=True, kw_only=True, tag="demand"):
    """The ranks that the lower player is asked for; `X` asks for a joker."""

    ranks: list[str]


class Exchange(Reply, frozen=True, kw_only=True, tag="exchange"):
    """The cards that are given back."""

    cards: list[str]


class Vote(Reply, frozen=True, kw_only=True, tag="vote"):
    """vote: `on_continue` or `on_arrete`."""

    vote: str
