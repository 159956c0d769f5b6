"""What a player may choose from in each act of this game, as `expected` tells it."""

from __future__ import annotations

import msgspec

from service.engine.core.told.view_types import Choices

Maybe = msgspec.UnsetType


class ToBeat(msgspec.Struct, kw_only=True):
    """What lies on top. same: the same combination is forced: only its rank may be laid."""

    rank: str
    size: int
    same: bool


class RankChoice(msgspec.Struct, kw_only=True):
    """One rank that may be laid.

    cards: those of this rank in the hand, without jokers.
    sizes: how many cards may be laid, of these and the jokers together.
    closes: whether it is the closing rank: the tour ends with it, and as last cards it costs the place.
    revolution: whether all four of them without a joker turn the order.
    """

    rank: str
    cards: list[str]
    sizes: list[int]
    closes: bool = False
    revolution: bool = False


class CardChoices(Choices, kw_only=True, frozen=True, omit_defaults=True):
    """What an act may say just now; each act has some of these.

    to_beat: of a play: what lies on top, null for a lead.
    jokers: of a play or a putsch: those in the hand, which may be laid with any of the cards.
    ranks: of a play: what may be laid, rank by rank. With jokers alone the act needs `as`.
    forced: of a pass on turn: whether it would be the forced kind, which leaves the player in the tour.
    rank: of a putsch: the rank of the pair. cards: of a putsch: those of this rank in the hand.
    towards: of a direction: the two neighbours.
    target: of a demand: the player who has to give; of an exchange: the player who gets the cards.
    at_most: of a demand: how many ranks. known_ranks: of a demand: what may be asked for; `X` is a joker.
    number: of an exchange: how many cards.
    votes: of a vote.
    """

    to_beat: ToBeat | Maybe | None = msgspec.UNSET
    jokers: list[str] | Maybe = msgspec.UNSET
    ranks: list[RankChoice] | Maybe = msgspec.UNSET
    forced: bool | Maybe = msgspec.UNSET
    rank: str | Maybe = msgspec.UNSET
    cards: list[str] | Maybe = msgspec.UNSET
    towards: list[str] | Maybe = msgspec.UNSET
    target: str | Maybe = msgspec.UNSET
    at_most: int | Maybe = msgspec.UNSET
    known_ranks: list[str] | Maybe = msgspec.UNSET
    number: int | Maybe = msgspec.UNSET
    votes: list[str] | Maybe = msgspec.UNSET
