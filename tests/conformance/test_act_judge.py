"""The judge of acts: by which clock a throw comes, told to it step by step."""

from __future__ import annotations

import pytest

from service.conformance.exchange import Answer, Asked
from service.conformance.findings import Findings
from service.conformance.judges.acts import ActJudge
from service.conformance.judges.judge import Activity

NOW_MS = 10_000
JSON = [("content-type", "application/json")]
EARLY = Answer(409, JSON, b'{"code":"too_early","values":{"not_before":10300}}')
EXPECTED = Asked(1, "GET", "/v1/games/g/expected", [], b"")
THROW = Asked(1, "POST", "/v1/games/g/rolls", [("idempotency-key", "first")], b"{}")


def told(not_before: int) -> Answer:
    return Answer(200, JSON, b'{"acts":[{"act":"roll","name":"cul","not_before":%d}]}' % not_before)


@pytest.mark.parametrize(("not_before", "broken"), [(10_300, 1), (NOW_MS, 0)])
def test_a_throw_is_early_by_what_its_client_was_told_and_not_by_what_was_put_off_since(
    not_before: int, broken: int
) -> None:
    findings = Findings()
    judge = ActJudge(findings, Activity(lambda: NOW_MS), skewed=True)
    judge.answered(EXPECTED, told(not_before), "")
    judge.asked(THROW)
    judge.answered(THROW, EARLY, "")
    assert findings.broken["service-clock"] == broken


def test_a_throw_of_a_client_that_asked_for_nothing_is_early_by_its_refusal() -> None:
    findings = Findings()
    judge = ActJudge(findings, Activity(lambda: NOW_MS), skewed=True)
    judge.asked(THROW)
    judge.answered(THROW, EARLY, "")
    assert findings.broken["service-clock"] == 1
