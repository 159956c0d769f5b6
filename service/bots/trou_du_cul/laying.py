"""What to lay on turn, or whether to pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from service.bots.trou_du_cul.hand import Judge, ranks_of
from service.bots.trou_du_cul.observation import JOKER, Observation, Offer
from service.bots.trou_du_cul.style import Style
from service.json_types import JsonObject

FINISH = 20.0
LEADING = 0.8
"""What it is worth to lead the next tour."""
SURE = 0.85
CLOSE = 2
"""With so few cards a player is about to finish."""
FORCING = 0.5
"""How much likelier the same combination once more is to stay on top."""


@dataclass(frozen=True)
class Lay:
    """Cards that may be laid, as what. closes: of the closing rank. turns: whether they turn the order."""

    cards: tuple[str, ...]
    rank: str
    closes: bool = False
    turns: bool = False

    @property
    def size(self) -> int:
        """How many cards."""
        return len(self.cards)

    @property
    def wild(self) -> int:
        """How many jokers."""
        return sum(card[0] == JOKER for card in self.cards)

    def act(self, kind: str) -> JsonObject:
        """As an act."""
        return {"act": kind, "cards": list(self.cards), "as": self.rank}


def legal(offer: Offer) -> Iterator[Lay]:
    """Everything that may be laid, from the weakest; with no more jokers than it takes."""
    jokers = offer.limits.get("jokers") or []
    for choice in offer.limits.get("ranks") or []:
        held = choice["cards"]
        for size in choice["sizes"]:
            natural = held[:size]
            cards = (*natural, *jokers[: size - len(natural)])
            turns = bool(choice.get("revolution")) and len(natural) == size == len(held)
            yield Lay(cards, choice["rank"], bool(choice.get("closes")), turns)


def choose(observation: Observation, style: Style, chance: Random) -> Lay | None:
    """What a player of this style lays, None for a pass; the leader of a tour always lays something."""
    offer, leads = observation.offer("play"), observation.top is None
    lays = list(legal(offer)) if offer else []
    if not lays:
        return None
    if chance.random() < style.errs:
        return chance.choice(lays if leads else [*lays, None])
    if not style.weighs:
        return next((lay for lay in lays if not lay.wild and not lay.closes), lays[0])
    table = _Weighed(observation, style)
    best = max(lays, key=lambda lay: (table.gain(lay), -lay.wild))
    return best if leads or table.gain(best) > table.worth_it else None


def worth_throwing(observation: Observation, style: Style, lay: Lay) -> bool:
    """Whether a pair is worth throwing out of turn."""
    if not style.weighs:
        return not lay.wild
    table = _Weighed(observation, style)
    return table.gain(lay) > table.worth_it


class _Weighed:
    """One hand before and after what may be laid of it."""

    def __init__(self, observation: Observation, style: Style) -> None:
        self.observation, self.style = observation, style
        self.judge = Judge(observation, style.counts)
        self.turned = Judge(observation, style.counts, observation.order[::-1]) if style.counts else self.judge
        self.hand = ranks_of(observation.hand)
        self.before = self.judge.cost(self.hand)
        self.pressed = style.counts and any(seat.cards <= CLOSE for seat in observation.others)
        self.worth_it = style.worth_it

    def gain(self, lay: Lay) -> float:
        """How much better off the player is with these cards on the table."""
        left = self.hand - ranks_of(lay.cards)
        if not left:
            return -FINISH if lay.closes else FINISH
        if lay.turns:
            return self.before - self.turned.cost(left) + LEADING
        kept = self._stays(lay)
        gain = self.before - self.judge.cost(left) + LEADING * kept
        if self.observation.top is None and self._is_home(left) and kept >= SURE:
            gain += LEADING + 1
        if self.pressed and self.observation.top is None:
            gain += kept
        return gain

    def _stays(self, lay: Lay) -> float:
        if not self.style.counts:
            return self.judge.stays(lay.rank, lay.size)
        asked = [seat for seat in self.observation.asked_after if seat.cards >= lay.size]
        stays = self.judge.stays(lay.rank, lay.size, len(asked))
        top = self.observation.top
        if top is not None and top.rank == lay.rank and not lay.closes:
            stays += (1 - stays) * (FORCING if len(asked) > 1 else SURE)
        return stays

    def _is_home(self, left: Counter[str]) -> bool:
        """Whether one more lead finishes: then the sure cards go first."""
        return self.judge.losers(left) <= 1
