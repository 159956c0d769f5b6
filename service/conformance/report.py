"""What a run comes to: as text for a terminal, and as JSON for programs."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.conformance.findings import Breach, Findings
from service.conformance.plan import Plan
from service.conformance.rules import RULES
from service.conformance.troubles import TROUBLES

Outcome = Literal["kept", "broken", "not tried"]


class BreachTold(msgspec.Struct):
    """One breach. at_s: seconds since the run began. client: a number for each token. request: method and address."""

    at_s: float
    client: int
    request: str
    what: str


class RuleTold(msgspec.Struct):
    """A rule and what became of it. tried, broken: how often. breaches: the first ones."""

    id: str
    outcome: Outcome
    says: str
    doc: str
    tried: int
    broken: int
    breaches: list[BreachTold]


class TroubleTold(msgspec.Struct):
    """A trouble, and how often it was made."""

    id: str
    says: str
    times: int


class Report(msgspec.Struct):
    """A run. skew_ms: by how much the clock was moved that clients were shown. ok: no rule was broken."""

    upstream: str
    seed: str
    skew_ms: int
    ok: bool
    rules: list[RuleTold]
    troubles: list[TroubleTold]


def outcome(rule: str, findings: Findings) -> Outcome:
    """What became of a rule; what was not put to the test was not kept either."""
    if findings.broken[rule]:
        return "broken"
    return "kept" if findings.tried[rule] else "not tried"


def report(upstream: str, plan: Plan, findings: Findings) -> Report:
    """The run as it is written into a file."""
    rules = [
        RuleTold(
            rule.id, outcome(rule.id, findings), rule.says, rule.doc, findings.tried[rule.id], findings.broken[rule.id],
            [BreachTold(b.at_s, b.client, b.request, b.what) for b in findings.breaches if b.rule == rule.id],
        )
        for rule in RULES.values()
    ]  # fmt: skip
    troubles = [TroubleTold(each.id, each.says, findings.struck[each.id]) for each in TROUBLES.values()]
    ok = not findings.broken
    return Report(upstream, plan.seed, plan.skew_ms, ok, rules, troubles)


def as_json(told: Report) -> bytes:
    """The report as a file."""
    return msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"


def breach_line(breach: Breach) -> str:
    """A breach as it is told while the run goes on."""
    return f"{breach.at_s:8.1f} s  BROKEN   {breach.rule}: {breach.what} ({breach.request}, client {breach.client})"


def as_text(told: Report) -> str:
    """The end of a run, for a terminal."""
    width = max(map(len, RULES))
    lines = [""]
    for rule in told.rules:
        times = f"{rule.broken} of {rule.tried}" if rule.broken else str(rule.tried or "")
        lines.append(f"{rule.outcome:<9}  {rule.id:<{width}}  {times:>9}  {rule.says}")
    for rule in told.rules:
        if rule.broken:
            lines += ["", f"{rule.id}: {rule.says}", f"  see {rule.doc}"]
            lines += [f"  {b.at_s:.1f} s, client {b.client}, {b.request}: {b.what}" for b in rule.breaches[:3]]
            if rule.broken > 3:
                lines.append(f"  … and {rule.broken - 3} more")
    counts = {word: sum(rule.outcome == word for rule in told.rules) for word in ("kept", "broken", "not tried")}
    made = sum(trouble.times for trouble in told.troubles)
    summary = ", ".join(f"{count} {word}" for word, count in counts.items())
    lines += ["", f"{len(told.rules)} rules: {summary}; {made} troubles; --seed {told.seed} makes them again."]
    return "\n".join(lines)
