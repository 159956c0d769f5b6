"""Acts: whether they say what they are asked to say, and by which clock they come."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import msgspec

from service.conformance.disguise import UNKNOWN
from service.conformance.exchange import Answer, Asked, decoded
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity, Judge

LATE_S, EARLY_S = 0.5, 0.15
"""So much later than the deadline, or earlier than `not_before`, an act may come: no clock is exact."""
KINDS = {"rolls": ("roll",), "annonces": ("annonce", "pass"), "challenges": ("challenge",)}


class Offer(msgspec.Struct):
    """An act that a player may do, as `expected` tells it."""

    act: str
    name: str
    window: int | None = None
    not_before: int = 0
    deadline: int | None = None


class Expected(msgspec.Struct):
    """What `expected` tells."""

    acts: list[Offer]
    lag: dict[str, msgspec.Raw] | None = None


@dataclass
class Offered:
    """What a client was told that it may do, and when (time.monotonic)."""

    acts: list[Offer] = field(default_factory=list)
    lag: bool = False
    at: float = 0.0


class ActJudge(Judge):
    """What acts say, and when they come."""

    def __init__(self, findings: Findings, activity: Activity, skewed: bool) -> None:
        super().__init__(findings, activity)
        self._offered: dict[tuple[int, str], Offered] = {}
        self._keys: set[tuple[int, str]] = set()
        self._as_told: set[tuple[int, str]] = set()
        self._skewed = skewed

    def asked(self, asked: Asked) -> None:
        """See Judge."""
        if asked.method != "POST" or asked.part not in KINDS:
            return
        if str(asked.said.annonce or asked.said.challenge or "").startswith(UNKNOWN):
            self.findings.broke("unknown-passed-over", "an act was sent that no client can know", asked)
            return
        offered = self._offered.get((asked.client, asked.game))
        matching = _matching(offered, asked) if offered else []
        if asked.key is not None and any(self.activity.until(offer.not_before) < EARLY_S for offer in matching):
            self._as_told.add((asked.client, asked.key))
        if offered is None or not matching or not self._first(asked):
            return
        if all(offer.window is not None for offer in matching):
            self.findings.holds("window-named", asked.said.window is not None, "no `window`", asked)
            if offered.lag and all(offer.act == "annonce" for offer in matching):
                told = asked.said.reaction_ms is not None
                self.findings.holds("reaction-told", told, "no `reaction_ms`", asked)
        if self.activity.troubled[asked.client] <= offered.at:
            self._in_time(matching, asked)

    def answered(self, asked: Asked, answer: Answer | None, trouble: str) -> None:
        """See Judge."""
        if answer is None:
            return
        if asked.part == "expected" and answer.status == 200:
            told = decoded(answer.body, Expected)
            if told is not None:
                offered = Offered(told.acts, told.lag is not None, time.monotonic())
                self._offered[asked.client, asked.game] = offered
        if asked.part == "rolls" and answer.told.code == "too_early" and not trouble:
            not_before = answer.told.values.get("not_before")
            # What was put off after a client had been told of it is read by no clock.
            if not_before is not None and (asked.client, asked.key) not in self._as_told:
                early = self.activity.until(msgspec.json.decode(not_before, type=int))
                what = f"a throw came {early:.2f} s before its `not_before`"
                self.findings.holds("service-clock", early < EARLY_S, what, asked)

    def _first(self, asked: Asked) -> bool:
        """Whether it is no retry, which says what the first attempt said, and comes later than its player acted."""
        if asked.key is None:
            return True
        known = (asked.client, asked.key) in self._keys
        self._keys.add((asked.client, asked.key))
        return not known

    def _in_time(self, matching: list[Offer], asked: Asked) -> None:
        deadlines = [offer.deadline for offer in matching]
        late = [-self.activity.until(deadline) for deadline in deadlines if deadline is not None]
        if len(late) == len(deadlines):
            what = f"an act came {min(late):.2f} s after its `deadline`"
            if min(late) > LATE_S:
                self.findings.broke("service-clock", what, asked)
            elif self._skewed:
                self.findings.kept("service-clock")


def _matching(offered: Offered, asked: Asked) -> list[Offer]:
    kinds, name = KINDS[asked.part], asked.said.annonce or asked.said.challenge
    named = asked.part != "rolls"
    return [offer for offer in offered.acts if offer.act in kinds and (not named or offer.name == name)]
