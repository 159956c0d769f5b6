"""Who chooses, and what is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from service.bots.levels import Level
from service.bots.modulaire.observation import Observation, Offer, Seat, Window
from service.json_types import JsonMapping, JsonObject

Offers = Mapping[str, Offer]
"""What may be said, by word."""


@dataclass(frozen=True)
class Said:
    """A word that is offered, with what is said besides it. quick: whether it is a matter of reflexes."""

    offer: Offer
    fields: JsonMapping = field(default_factory=dict)
    quick: bool = False

    @property
    def act(self) -> JsonObject:
        """As an act, in the window that it is offered in."""
        name, place = self.offer.name, {"window": self.offer.window}
        if self.offer.act == "annonce":
            return {"act": "annonce", "annonce": name, "fields": dict(self.fields), **place}
        if self.offer.act == "challenge":
            return {"act": "challenge", "challenge": name, **self.fields, **place}
        return {"act": self.offer.act, **self.fields, **place}


@dataclass(frozen=True)
class Decider:
    """A player at one instant. chance: their own at this place. window: where they choose, None between throws."""

    observation: Observation
    level: Level
    chance: Random
    window: Window | None = None

    @property
    def counts(self) -> bool:
        """Whether they go by the odds, this time."""
        return self.chance.random() < self.level.skill

    def dares(self, often: float) -> bool:
        """Whether they feel like it; the boldest do so often (0 to 1)."""
        return self.chance.random() < often * self.level.bold

    def would(self, brings: float, often: float) -> bool:
        """Whether they do what brings so many points on average: those who count by that, others as they feel like."""
        return brings > 0 if self.counts else self.dares(often)

    def leader(self, among: list[str]) -> str:
        """Who of these, rather another player, has most points."""
        seats: list[Seat] = [self.observation.seat(id_) for id_ in among]
        others = [seat for seat in seats if seat.id != self.observation.account]
        return max(others or seats, key=lambda seat: (seat.score, seat.id)).id

    @property
    def behind(self) -> float:
        """How far another player is ahead, in points; below zero where none is."""
        return float(self.observation.best - self.observation.me.score)
