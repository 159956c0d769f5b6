"""What a run has found: which rules were put to the test, how often, and where they were broken."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from service.conformance.exchange import Asked
from service.conformance.rules import RULES
from service.conformance.troubles import TROUBLES

KEPT = 20
"""So many breaches of a rule are told one by one; all of them are counted."""


@dataclass(frozen=True)
class Breach:
    """A rule that was broken. at_s: seconds since the run began. client: 1, 2, 3 …, a number for each token."""

    rule: str
    at_s: float
    what: str
    client: int
    request: str


@dataclass
class Findings:
    """tried, broken, struck: how often by the ids of rules and of troubles. on_*: called as it happens."""

    tried: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)
    breaches: list[Breach] = field(default_factory=list)
    on_breach: Callable[[Breach], None] = lambda _: None
    on_trouble: Callable[[str, Asked], None] = lambda *_: None
    begun: float = field(default_factory=time.monotonic)

    def kept(self, rule: str) -> None:
        """This rule was put to the test, and kept."""
        assert rule in RULES
        self.tried[rule] += 1

    def broke(self, rule: str, what: str, asked: Asked) -> None:
        """This rule was broken by this request, or after it."""
        self.kept(rule)
        self.broken[rule] += 1
        breach = Breach(rule, round(time.monotonic() - self.begun, 3), what, asked.client, asked.line)
        if self.broken[rule] <= KEPT:
            self.breaches.append(breach)
        self.on_breach(breach)

    def holds(self, rule: str, kept: bool, what: str, asked: Asked) -> None:
        """This rule was put to the test: whether it was kept, and what was done otherwise."""
        if kept:
            self.kept(rule)
        else:
            self.broke(rule, what, asked)

    def strike(self, trouble: str, asked: Asked) -> None:
        """This trouble was made, to this request."""
        assert trouble in TROUBLES
        self.struck[trouble] += 1
        self.on_trouble(trouble, asked)
