"""Examples of what belongs to no game: rulebooks, the clock, and what operators look at."""

from __future__ import annotations

import msgspec

from service import engine
from service.health.checks import Check
from service.http.openapi.played_game import START_MS, Examples
from service.http.responses import rulesets as books
from service.http.responses.operators import Health, Readiness, TimeAnswer
from service.settings import Settings


def rulesets(made: Examples) -> None:
    """The rulebooks."""
    made.put("list_rulesets", "all", books.RulesetList(rulesets=[_short(book) for book in engine.rulesets()]))
    made.put("get_ruleset", "titouan", _short(engine.ruleset("titouan")))


def _short(book: engine.RulesetInfo) -> books.RulesetInfo:
    """A rulebook with two of its rules: an example is to be read."""
    shown = [rule for rule in book.rules if rule.id in ("velute", "grelottine")]
    return books.offered(msgspec.structs.replace(book, rules=shown), Settings())


def time(made: Examples) -> None:
    """The clock."""
    made.put("get_time", "now", TimeAnswer(now=START_MS))


def health(made: Examples) -> None:
    """A service that is well."""
    made.put("get_health", "alive", Health(status="ok"))
    checks = [
        Check(name="store", status="ok", detail="The store answers and takes writes."),
        Check(name="alarm", status="ok", detail="An alarm wakes the workers."),
    ]
    made.put("get_readiness", "ready", Readiness(status="ready", store="ok", alarm_age_ms=140, checks=checks))


def metrics(made: Examples) -> None:
    """A few lines of what is counted."""
    counted = 'chouette_acts_total{code="",kind="roll",outcome="counted"} 1204.0\n'
    made.put("get_metrics", "acts", f"# TYPE chouette_acts_total counter\n{counted}")
