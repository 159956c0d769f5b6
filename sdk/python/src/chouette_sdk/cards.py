"""Games at cards: what a seat does there, and what may be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Generic, TypeVar, cast

from chouette_sdk._generated.models import (
    DemandBody,
    DirectionBody,
    ExchangeBody,
    ExpectedAct,
    PassBody,
    PlayBody,
    PutschBody,
    VoteBody,
)
from chouette_sdk._generated.types import Unset
from chouette_sdk.bodies import given

T = TypeVar("T")

JOKER = "X"
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS = {"T": "10", "J": "V", "Q": "D", "K": "R", "A": "As"}
"""The ranks that are written otherwise than in their codes, as French cards have them."""


def rank_of(card: str) -> str:
    """The rank of a card; `X` for a joker."""
    return card[0]


def is_joker(card: str) -> bool:
    """Whether a card is one of the jokers."""
    return rank_of(card) == JOKER


def symbol(card: str) -> str:
    """A card as people read it: `D♥`, `10♣`, `★` for a joker."""
    return "★" if is_joker(card) else RANKS.get(card[0], card[0]) + SUITS[card[1]]


@dataclass(frozen=True)
class Play:
    """A combination that may be laid. rank: what it counts as. closes: whether the tour ends with it."""

    cards: tuple[str, ...]
    rank: str
    closes: bool = False

    @property
    def as_rank(self) -> str | None:
        """What has to be said with it: its rank with jokers alone, otherwise nothing."""
        return self.rank if all(map(is_joker, self.cards)) else None


def plays(offer: ExpectedAct) -> Iterator[Play]:
    """Every combination that an offered play or putsch allows, the weakest ranks first.

    Of two packs a combination comes once, though its cards are there twice.
    """
    said = offer.constraints
    jokers = [] if isinstance(said.jokers, Unset) else said.jokers
    if offer.act == "putsch":
        assert not isinstance(said.cards, Unset)
        assert not isinstance(said.rank, Unset)
        yield from _of_rank(said.rank, said.cards, jokers, [2], closes=False)
    elif not isinstance(said.ranks, Unset):
        for choice in said.ranks:
            yield from _of_rank(choice.rank, choice.cards, jokers, choice.sizes, closes=choice.closes is True)


def _of_rank(
    rank: str, cards: Sequence[str], jokers: Sequence[str], sizes: Sequence[int], *, closes: bool
) -> Iterator[Play]:
    for size in sizes:
        for laid in dict.fromkeys(combinations([*cards, *jokers], size)):
            yield Play(laid, rank, closes)


class CardActs(Generic[T]):
    """What a seat does in a game at cards; answers at once, or as a coroutine where the client is asynchronous.

    turn, window: the number of the turn, or the id of the window, for which it is meant, as `expected()` tells them:
    once that is over it raises TooLate, and counts for no other. key: an Idempotency-Key of your own.
    """

    def __init__(self, api: object, game: str) -> None:
        self._api = cast(Any, api)
        self._game = game

    def lay(
        self, cards: Sequence[str], *, as_rank: str | None = None, turn: int | None = None, key: str | None = None
    ) -> T:
        """Lays cards on turn. as_rank: the rank that they stand for, needed with jokers alone."""
        body = PlayBody(cards=list(cards), as_=given(as_rank), turn=given(turn))
        return cast(T, self._api.lay_cards(self._game, body=body, idempotency_key=given(key)))

    def putsch(
        self,
        cards: Sequence[str],
        *,
        as_rank: str | None = None,
        reaction_ms: int | None = None,
        window: int | None = None,
        key: str | None = None,
    ) -> T:
        """Throws a pair on the same pair, out of turn. reaction_ms: how long the player took (see Reactions), where
        lag is compensated."""
        body = PutschBody(cards=list(cards), as_=given(as_rank), reaction_ms=given(reaction_ms), window=given(window))
        return cast(T, self._api.throw_putsch(self._game, body=body, idempotency_key=given(key)))

    def passe(self, *, turn: int | None = None, window: int | None = None, key: str | None = None) -> T:
        """Passes the turn; with `window`, «nothing from me» in that window."""
        body = PassBody(turn=given(turn), window=given(window))
        return cast(T, self._api.pass_cards(self._game, body=body, idempotency_key=given(key)))

    def direction(
        self,
        *,
        towards: str | None = None,
        clockwise: bool | None = None,
        window: int | None = None,
        key: str | None = None,
    ) -> T:
        """Says which way the match goes: towards a neighbour, or clockwise or not."""
        body = DirectionBody(towards=given(towards), clockwise=given(clockwise), window=given(window))
        return cast(T, self._api.set_direction(self._game, body=body, idempotency_key=given(key)))

    def demand(self, ranks: Sequence[str], *, window: int | None = None, key: str | None = None) -> T:
        """Asks the lower player for ranks; `X` asks for a joker."""
        body = DemandBody(ranks=list(ranks), window=given(window))
        return cast(T, self._api.demand_cards(self._game, body=body, idempotency_key=given(key)))

    def exchange(self, cards: Sequence[str], *, window: int | None = None, key: str | None = None) -> T:
        """Gives cards back in the exchange."""
        body = ExchangeBody(cards=list(cards), window=given(window))
        return cast(T, self._api.exchange_cards(self._game, body=body, idempotency_key=given(key)))

    def vote(self, vote: str, *, window: int | None = None, key: str | None = None) -> T:
        """`on_continue` or `on_arrete`."""
        body = VoteBody(vote=vote, window=given(window))
        return cast(T, self._api.cast_vote(self._game, body=body, idempotency_key=given(key)))
