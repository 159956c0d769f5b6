"""Prometheus' own program runs the rules: each alert is told where it should be, and is not where it should not."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

DEPLOY = Path(__file__).resolve().parents[2] / "deploy" / "prometheus"
RULES = DEPLOY / "rules.yaml"
TOLD: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("alerts.yaml").read_text("utf-8"))

PROMTOOL = shutil.which("promtool")
needs_promtool = pytest.mark.skipif(
    PROMTOOL is None,
    reason="promtool is not on the PATH: it comes with Prometheus (Debian: apt-get install prometheus)",
)


def rules(kind: str) -> dict[str, dict[str, Any]]:
    """Those of a kind (`alert`, `record`), by name."""
    groups = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    return {rule[kind]: rule for group in groups for rule in group["rules"] if kind in rule}


def promtool(*arguments: str) -> None:
    assert PROMTOOL is not None
    answer = subprocess.run([PROMTOOL, *arguments], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def run(folder: Path, cases: list[dict[str, Any]], expected: list[dict[str, Any]]) -> None:
    """Have promtool look at one instant of each case. expected: what it shall find in each."""
    tests = [
        {
            "interval": "1m",
            "input_series": [{"series": name, "values": values} for name, values in case["series"].items()],
            **found,
        }
        for case, found in zip(cases, expected, strict=True)
    ]
    document = {"rule_files": [str(RULES)], "evaluation_interval": "15s", "tests": tests}
    file = folder / "test.yaml"
    file.write_text(yaml.safe_dump(document), "utf-8")
    promtool("test", "rules", str(file))


def test_of_each_alert_it_is_said_when_it_is_told_and_when_it_is_not() -> None:
    assert list(TOLD["alerts"]) == list(rules("alert"))
    for alert, cases in TOLD["alerts"].items():
        assert any(case["told"] for case in cases), f"{alert} is never told"
        assert any(not case["told"] for case in cases), f"{alert} is always told"
    assert list(TOLD["recorded"]) == list(rules("record"))
    for case in [*(case for cases in TOLD["alerts"].values() for case in cases), *TOLD["recorded"].values()]:
        # YAML reads 0x9 without quotes as a number.
        assert all(isinstance(values, str) for values in case["series"].values()), case


@needs_promtool
@pytest.mark.parametrize("alert", TOLD["alerts"])
def test_an_alert_is_told_where_it_should_be_and_nowhere_else(tmp_path: Path, alert: str) -> None:
    cases = TOLD["alerts"][alert]
    run(tmp_path, cases, [expected(alert, case) for case in cases])


def expected(alert: str, case: dict[str, Any]) -> dict[str, Any]:
    rule = rules("alert")[alert]
    told = [
        {
            "exp_labels": {**rule["labels"], **labels},
            "exp_annotations": {name: filled_in(text, labels) for name, text in rule["annotations"].items()},
        }
        for labels in case["told"]
    ]
    return {"alert_rule_test": [{"eval_time": case["at"], "alertname": alert, "exp_alerts": told}]}


def filled_in(text: str, labels: dict[str, str]) -> str:
    return re.sub(r"{{ \$labels\.(\w+) }}", lambda found: labels[found[1]], text)


@needs_promtool
def test_what_is_recorded_is_what_its_name_says(tmp_path: Path) -> None:
    expected = []
    for name, case in TOLD["recorded"].items():
        samples = [{"labels": f"{name}{labels}", "value": value} for labels, value in case["told"].items()]
        expected.append({"promql_expr_test": [{"expr": name, "eval_time": case["at"], "exp_samples": samples}]})
    run(tmp_path, list(TOLD["recorded"].values()), expected)


@needs_promtool
def test_prometheus_takes_the_rules_and_its_configuration(tmp_path: Path) -> None:
    promtool("check", "rules", str(RULES))
    for file in DEPLOY.glob("*.yaml"):
        if file != RULES:
            told = yaml.safe_load(file.read_text("utf-8"))
            for job in told["scrape_configs"]:
                # Debian's promtool is built without it; the pods that are found by it are in test_kubernetes.py.
                job.pop("kubernetes_sd_configs", None)
            (tmp_path / file.name).write_text(yaml.safe_dump(told), "utf-8")
            # Only the words: the files that it names lie where the container has them.
            promtool("check", "config", "--syntax-only", str(tmp_path / file.name))
