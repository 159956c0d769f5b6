"""What a bot at Trou du Cul wants, as acts with their instants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from service.bots.chance import Chance
from service.bots.levels import Level
from service.bots.pace import SPOKEN_FOR, reaction, thinking
from service.bots.trou_du_cul import asked, laying
from service.bots.trou_du_cul.observation import Observation, Offer, seen
from service.bots.trou_du_cul.style import STYLES, Style
from service.bots.wish import Wish
from service.json_types import JsonMapping, JsonObject

SPREAD = 0.35
"""The deviation of the logarithm of how long a choice takes."""
PASSING, GIVING = 0.6, 1.8
"""How long it takes to pass, and to choose cards to give away, compared with laying."""
LATEST_VOTE_MS = 8000
"""So long bots leave the word to people, at human pace."""


class TrouDuCulStrategy:
    """Lays, passes, throws putsches, and answers what the table is asked."""

    def speaks_unasked(self, level: Level) -> bool:
        """What is not expected is refused in this game."""
        return False

    def wishes(
        self, view: JsonMapping, expected: JsonMapping, level: Level, chance: Chance, speed: float
    ) -> Sequence[Wish]:
        """The one thing that is wanted now, if any."""
        wish = decide(seen(view, expected, speed), level, chance, speed)
        return [] if wish is None else [wish]


def decide(observation: Observation, level: Level, chance: Chance, speed: float = 1.0) -> Wish | None:
    """What this player does next, and when; None while nothing is asked of them. speed: so many times human pace."""
    if not observation.offers:
        return None
    offer = observation.offers[0]
    here, style = chance.at(offer.place), STYLES[level.id]
    if observation.window is None:
        since, (act, delay) = offer.since, _on_turn(observation, offer, style, here)
    else:
        since, (act, delay) = observation.window.opened, _asked(observation, level, style, here)
    return Wish(since + round(delay / speed), offer.place, act)


def _on_turn(observation: Observation, offer: Offer, style: Style, here: Random) -> tuple[JsonObject, float]:
    delay = thinking(here, style.think_ms, SPREAD, offer.length)
    lay = laying.choose(observation, style, here)
    if lay is None:
        return {"act": "pass_turn", "turn": offer.place}, delay * PASSING
    return {**lay.act("play"), "turn": offer.place}, delay


def _asked(observation: Observation, level: Level, style: Style, here: Random) -> tuple[JsonObject, float]:
    """The answer in the open window, and after how many ms."""
    window, offer = observation.window, observation.offers[0]
    assert window is not None, "only a window asks"
    # A pair is declined as quickly as it is thrown, and as a hand without it declines: the time tells nothing.
    quick = reaction(level, here, window.length)
    slow = thinking(here, style.think_ms * GIVING, SPREAD, window.length)
    decline = {"act": "decline"}
    match offer.act:
        case "putsch":
            act, delay = asked.putsch(observation, offer, style, here) or decline, quick
        case "direction":
            act, delay = asked.direction(offer, here), slow
        case "demand":
            act, delay = asked.demand(observation, offer, style) or decline, slow
        case "exchange":
            act, delay = asked.exchange(observation, offer, style), slow
        case "vote":
            latest = LATEST_VOTE_MS if window.length is None else min(LATEST_VOTE_MS, SPOKEN_FOR * window.length)
            act, delay = asked.vote(observation), latest if asked.waits_for_people(observation) else quick
        case _:
            act, delay = decline, quick
    return {**act, "window": window.id}, delay
