"""Checks every deal of a match at cards: seed, commitment, contributions, shuffles and hands, from nothing but what was
published."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Literal

from chouette_sdk._generated.models import Deal, DealProof, Event
from chouette_sdk.deal_events import told_otherwise
from chouette_sdk.draws import shuffled
from chouette_sdk.promises import contributed, contributions_of, promised

_RANKS, _SUITS, _JOKERS = "A23456789TJQK", "SHDC", ("XR", "XB")
_PACK = (*(rank + suit for suit in _SUITS for rank in _RANKS), *_JOKERS)
_PACKS = (1, 2)
_DIRECTIONS = ("clockwise", "counterclockwise")


@dataclass(frozen=True)
class DealFault:
    """Something that is not as it must be.

    seq, manche: of the deal, None where it is no deal's. player: whose hand. card: the code of a wrong card, as told.
    """

    code: str
    message: str
    seq: int | None = None
    player: str | None = None
    manche: int | None = None
    card: str | None = None


@dataclass(frozen=True)
class DealVerdict:
    """What the check found.

    status: `proved` (every card is as it must be), `broken` (see `faults`), `unrevealed` (the match runs: its seed is
    not told yet, nothing was checked), `given` (a test game whose cards were given: they prove nothing).
    deals, cards: how many were checked and are right. noted: whether the commitment was compared with one noted before.
    """

    status: Literal["proved", "broken", "unrevealed", "given"]
    deals: int
    cards: int
    commitment: str | None
    noted: bool
    faults: list[DealFault]

    @property
    def proved(self) -> bool:
        """Every card is as it must be."""
        return self.status == "proved"


def verify_deals(
    proof: DealProof | Mapping[str, Any],
    commitment: str | None = None,
    *,
    entropy: Mapping[str, str] | None = None,
    events: Iterable[Event] | None = None,
) -> DealVerdict:
    """Checks all deals of a match, as `GET /v1/games/{id}/deals` tells them (or the same as a mapping, from a file).

    commitment: as it was noted before the first deal, so that no seed can have been exchanged since. entropy: what
    players are known to have given, by id. events: all events of the match, as a seat or anybody saw them, to compare
    the proof with. Raises KeyError or TypeError where `proof` is none.
    """
    told = proof if isinstance(proof, DealProof) else DealProof.from_dict(proof)
    promises = [*promised(told, commitment), *contributed(told, entropy or {})]
    faults = [DealFault(code, message, None, player) for code, message, player in promises]
    if events is not None:
        faults += [DealFault("events_differ", *each) for each in told_otherwise(told, events)]
    right = cards = 0
    if any(deal.first_draw is None for deal in told.deals):
        status: Literal["proved", "broken", "unrevealed", "given"] = "given"
    elif told.seed is None:
        status = "unrevealed"
    else:
        status = "proved"
        # Against a seed that is not the promised one every card would be wrong: one line says it.
        if not any(fault.code == "seed_wrong" for fault in faults):
            wrong = list(_dealt(told, told.seed))
            bad = {fault.seq for fault in wrong}
            right = len([deal for deal in told.deals if deal.seq not in bad])
            amiss = len([fault for fault in wrong if fault.card is not None])
            cards = sum(len(hand.cards) for deal in told.deals for hand in deal.hands) - amiss
            faults += wrong
    return DealVerdict("broken" if faults else status, right, cards, told.commitment, commitment is not None, faults)


def _dealt(told: DealProof, seed: str) -> Iterator[DealFault]:
    if told.deals and told.packs not in _PACKS:
        yield DealFault("packs_wrong", f"packs: expected 1 or 2, told {told.packs}")
        return
    contributions = contributions_of(told)
    draws = len(_PACK) * told.packs - 1
    index, seq = 0, 0
    for number, deal in enumerate(told.deals, 1):
        where = f"manche {deal.manche}"
        if deal.seq <= seq:
            message = f"{where}: expected a seq after {seq}, told {deal.seq}"
            yield DealFault("order_wrong", message, deal.seq, None, deal.manche)
        if deal.manche != number:
            message = f"{where}: expected manche {number}"
            yield DealFault("manche_wrong", message, deal.seq, None, deal.manche)
        first = deal.first_draw or 0
        if first != index:
            what = "deals are missing before it" if first > index else "deals are told twice"
            message = f"{where}: expected draw {index} first, told draw {first} ({what})"
            yield DealFault("index_wrong", message, deal.seq, None, deal.manche)
        yield from _hands(told, deal, shuffled(seed, contributions, first, [*_PACK] * told.packs))
        index, seq = first + draws, deal.seq
    if index != told.drawn:
        yield DealFault("deals_missing", f"the end: expected {told.drawn} draws in all, told {index}")


def _hands(told: DealProof, deal: Deal, cards: list[str]) -> Iterator[DealFault]:
    where = f"manche {deal.manche}"
    if deal.direction not in _DIRECTIONS:
        message = f"{where}: expected the direction {' or '.join(_DIRECTIONS)}, told {deal.direction}"
        yield DealFault("direction_wrong", message, deal.seq, None, deal.manche)
    order = _order(told.players, deal)
    row = [hand.player for hand in deal.hands]
    if row != order:
        message = f"{where}: expected the hands of {', '.join(order)} in this order, told {', '.join(row)}"
        yield DealFault("hands_order", message, deal.seq, None, deal.manche)
    right = {player: cards[place :: len(order)] for place, player in enumerate(order)}
    for hand in deal.hands:
        whose = f"{where}, {hand.player}"
        must = right.get(hand.player, [])
        if hand.number != len(must):
            message = f"{whose}: expected {len(must)} cards, told {hand.number}"
            yield DealFault("number_wrong", message, deal.seq, hand.player, deal.manche)
        for place, (is_, card) in enumerate(zip_longest(hand.cards, must), 1):
            if is_ != card:
                message = f"{whose}: card {place}: expected {card or 'none'}, told {is_ or 'none'}"
                yield DealFault("card_wrong", message, deal.seq, hand.player, deal.manche, is_)


def _order(players: list[str], deal: Deal) -> list[str]:
    """The seats in the order of dealing; none where the dealer has no seat."""
    around = players if deal.direction == "clockwise" else players[::-1]
    if deal.dealer not in around:
        return []
    place = around.index(deal.dealer) + 1
    return [*around[place:], *around[:place]]
