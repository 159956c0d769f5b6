"""Compares a proof of deals with the events of its match, which everybody could see while it was played, and with the
hands that a seat saw in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from chouette_sdk._generated import models
from chouette_sdk.promises import Course, Difference

Found = tuple[str, int | None, str | None, int | None, str | None]
"""One line, the seq of the event concerned, its player, its manche, the card."""


def told_otherwise(proof: models.DealProof, events: Iterable[models.Event]) -> Iterator[Found]:
    """What the events tell otherwise than the proof: commitment, entropy, seats, every deal, and the reader's cards."""
    deals = {deal.seq: deal for deal in proof.deals}
    course = Course(proof)
    for event in events:
        yield from _general(course.hear(event))
        if isinstance(event, models.HandDealtEvent):
            yield from _deal(event, deals.pop(event.seq, None), proof.packs)
    for deal in deals.values():
        yield f"manche {deal.manche}: expected no deal, told one", deal.seq, None, deal.manche, None
    yield from _general(course.entropy())


def _general(found: Iterator[Difference]) -> Iterator[Found]:
    for message, seq, player in found:
        yield message, seq, player, None, None


def _deal(event: models.HandDealtEvent, told: models.Deal | None, packs: int) -> Iterator[Found]:
    where = f"manche {event.manche}"
    if told is None:
        yield f"{where}: expected a deal, told none", event.seq, None, event.manche, None
        return
    was = (event.manche, event.dealer, event.direction, event.first_draw, event.packs)
    if was != (told.manche, told.dealer, told.direction, told.first_draw, packs):
        message = f"{where}: the deal itself (manche, dealer, direction, first_draw, packs) differs"
        yield message, event.seq, None, event.manche, None
    numbers = event.hands.additional_properties
    hands = {hand.player: hand for hand in told.hands}
    for player in sorted({*numbers, *hands}):
        hand = hands.get(player)
        number = hand.number if hand else 0
        if numbers.get(player, 0) != number:
            message = f"{where}, {player}: dealt {numbers.get(player, 0)} cards, told {number}"
            yield message, event.seq, player, event.manche, None
    if event.owner is not None and event.owner in hands:
        for place, (seen, card) in enumerate(zip_longest(event.cards, hands[event.owner].cards), 1):
            if seen != card:
                message = f"{where}, {event.owner}: card {place}: saw {seen or 'none'}, told {card or 'none'}"
                yield message, event.seq, event.owner, event.manche, card
