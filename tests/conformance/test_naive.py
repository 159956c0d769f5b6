"""A naive client fails on each point that is named: habit by habit, each brought to where it goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from service.conformance.rules import RULES
from tests.conformance.benches import QUICK, Given, benched
from tests.conformance.habits import HABITS
from tests.conformance.naive import GRACE_S, SILENCE_S, STANDING, Naive
from tests.serve.running import Serving, eventually

AS_WELL = {"key-in-use-retried": {"key-kept"}, "refusal-final": {"unknown-code"}}
"""What else a habit breaks by its nature."""
OPTIONS = replace(QUICK, grace_s=GRACE_S, silence_s=SILENCE_S)
SKEW_MS = -6000
"""So far the service's clock seems to be behind: who reads their own comes too early."""


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off"}
    with Serving(tmp_path_factory.mktemp("naive"), environment=environment) as serving:
        yield serving.url


@pytest.mark.parametrize("rule", RULES)
def test_a_naive_client_breaks_the_rule_and_no_other(upstream: str, rule: str) -> None:
    plan = Given("skew", skew_ms=SKEW_MS)
    with benched(upstream, plan, OPTIONS) as up:
        it = Naive(upstream, up.url, plan, STANDING if rule == "service-clock" else None)
        try:
            HABITS[rule](it)
            eventually(lambda: up.findings.broken[rule] > 0, 5)
        finally:
            it.close()
        assert set(up.findings.broken) == {rule} | AS_WELL.get(rule, set()), up.findings.breaches
