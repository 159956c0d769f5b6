"""What to answer in the windows that ask several players: direction, demand, exchange, putsch, vote."""

from __future__ import annotations

from itertools import combinations
from random import Random

from service.bots.trou_du_cul.hand import Judge, ranks_of
from service.bots.trou_du_cul.laying import Lay, worth_throwing
from service.bots.trou_du_cul.observation import JOKER, Observation, Offer
from service.bots.trou_du_cul.style import Style
from service.json_types import JsonObject

CONTINUE, STOP = "on_continue", "on_arrete"
WEAK_CARDS = 9
"""Of so many of the weakest those are chosen that are given away."""
WORTH_ASKING = ("J", "Q", "K", "A")
ENOUGH_MANCHES = 3
"""Bots among themselves play so many."""


def direction(offer: Offer, chance: Random) -> JsonObject:
    """One of the neighbours."""
    return {"act": "direction", "towards": chance.choice(offer.limits["towards"])}


def demand(observation: Observation, offer: Offer, style: Style) -> JsonObject | None:
    """The best cards come anyway, and players who count ask for nothing; others ask for what makes a pair."""
    if style.counts:
        return None
    held = ranks_of(observation.hand)
    wanted = [rank for rank in offer.limits["known_ranks"] if rank in WORTH_ASKING and held[rank]]
    best = sorted(wanted, key=lambda rank: (held[rank], observation.order.index(rank)))[-int(offer.limits["at_most"]) :]
    return {"act": "demand", "ranks": best[::-1]} if best else None


def exchange(observation: Observation, offer: Offer, style: Style) -> JsonObject:
    """What is given away: the weakest cards, or those without which the hand is best."""
    number = int(offer.limits["number"])
    weakest = [card for card in reversed(observation.hand) if card[0] != JOKER][:WEAK_CARDS]
    if len(weakest) < number:
        weakest = list(reversed(observation.hand))
    given = tuple(weakest[:number])
    if style.weighs:
        judge, hand = Judge(observation, counts=False), ranks_of(observation.hand)
        given = min(combinations(weakest, number), key=lambda cards: judge.cost(hand - ranks_of(cards)))
    return {"act": "exchange", "cards": list(given)}


def putsch(observation: Observation, offer: Offer, style: Style, chance: Random) -> JsonObject | None:
    """The same pair, where the player holds it, sees it in time, and is better off without it."""
    limits = offer.limits
    cards = tuple([*limits["cards"], *limits["jokers"]][:2])
    lay = Lay(cards, limits["rank"], closes=limits["rank"] == observation.order[-1])
    if chance.random() < style.misses or not worth_throwing(observation, style, lay):
        return None
    return lay.act("putsch")


def vote(observation: Observation) -> JsonObject:
    """As most people at the table have voted; bots stop when people want to, and not before."""
    people = [seat.id for seat in observation.seats if not seat.bot]
    if not people:
        return {"act": "vote", "vote": STOP if observation.manches_played >= ENOUGH_MANCHES else CONTINUE}
    stops = sum(observation.votes.get(player) == STOP for player in people)
    goes_on = sum(observation.votes.get(player) == CONTINUE for player in people)
    return {"act": "vote", "vote": STOP if stops > goes_on else CONTINUE}


def waits_for_people(observation: Observation) -> bool:
    """Whether a person has not voted yet, to whom a bot leaves the word."""
    return any(not seat.bot and seat.id not in observation.votes for seat in observation.seats)
