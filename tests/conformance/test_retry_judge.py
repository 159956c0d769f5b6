"""The judge of retries and keys: what depends on luck where a whole game is played is told to it here, step by step."""

from __future__ import annotations

import time

import pytest

from service.conformance.exchange import Answer, Asked
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity
from service.conformance.judges.retries import RetryJudge

GRACE_S = 4.0
IN_USE = Answer(409, [("content-type", "application/problem+json")], b'{"code":"idempotency_key_in_use"}')


@pytest.fixture
def findings() -> Findings:
    return Findings()


@pytest.fixture
def judge(findings: Findings) -> RetryJudge:
    return RetryJudge(findings, Activity(lambda: 0, grace_s=GRACE_S))


def asked(key: str, body: bytes = b'{"annonce":"grelotte_ca_picote"}') -> Asked:
    return Asked(1, "POST", "/v1/games/g/annonces", [("idempotency-key", key)], body)


@pytest.mark.parametrize(("key", "broken"), [("first", 1), ("second", 0)])
def test_a_key_of_another_request_is_not_fresh(judge: RetryJudge, findings: Findings, key: str, broken: int) -> None:
    judge.asked(asked("first"))
    judge.asked(asked("first"))
    assert findings.broken["key-fresh"] == 0
    judge.asked(asked(key, b'{"annonce":"pas_mou_le_caillou"}'))
    assert (findings.tried["key-fresh"], findings.broken["key-fresh"]) == (3, broken)


@pytest.mark.parametrize(("key", "broken"), [("second", 1), ("first", 0)])
def test_where_a_key_is_in_use_the_same_key_comes_again(
    judge: RetryJudge, findings: Findings, key: str, broken: int
) -> None:
    judge.asked(asked("first"))
    judge.answered(asked("first"), IN_USE, "key-in-use")
    judge.asked(asked(key))
    assert (findings.tried["key-in-use-retried"], findings.broken["key-in-use-retried"]) == (1, broken)


@pytest.mark.parametrize(("answer", "rule"), [(None, "unknown-retried"), (IN_USE, "key-in-use-retried")])
def test_what_has_no_known_outcome_and_is_not_sent_again_is_told_once(
    judge: RetryJudge, findings: Findings, answer: Answer | None, rule: str
) -> None:
    judge.asked(asked("first"))
    judge.answered(asked("first"), answer, "lost-answer")
    now = time.monotonic()
    judge.activity.last[1] = now + GRACE_S
    judge.tick(now + GRACE_S / 2)
    assert findings.broken[rule] == 0
    for _ in range(2):
        judge.tick(now + 2 * GRACE_S)
    assert (findings.tried[rule], findings.broken[rule]) == (1, 1)


def test_a_request_that_is_sent_again_after_a_lost_answer_breaks_nothing(judge: RetryJudge, findings: Findings) -> None:
    judge.asked(asked("first"))
    judge.answered(asked("first"), None, "lost-answer")
    judge.asked(asked("first"))
    judge.tick(time.monotonic() + 2 * GRACE_S)
    assert findings.tried["unknown-retried"] == 1
    assert findings.broken.total() == 0
