"""The dashboard and the rules ask for what a real service tells, and the files are what their programs take."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import promql_parser
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.deploy import promql
from tests.serve.running import Serving, eventually

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DASHBOARD = DEPLOY / "grafana" / "chouette.json"
QUICK = {"target": 20, "turn_ms": 300, "decision_ms": 300, "reaction_ms": 200, "pause_ms": 0}
# A name that PromQL makes of a family that is told.
SUFFIX = re.compile(r"_(bucket|sum|count|total)$")
# What Prometheus puts on everything that a process tells.
SCRAPED = {"instance", "job"}

Samples = dict[str, dict[str, set[str]]]
"""The values of each label of each sample, by the sample's name."""


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return found


def panels() -> list[dict[str, Any]]:
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / "rules.yaml").read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def queries() -> dict[str, promql_parser.Expr]:
    """Every query as a tree, by its text."""
    texts = [target["expr"] for panel in panels() for target in panel["targets"]] + [rule["expr"] for rule in rules()]
    return {text: promql.parsed(text) for text in texts}


def asked() -> set[str]:
    """Every metric of the service that is named in a query."""
    names = {str(selector.name) for tree in queries().values() for selector in promql.selectors(tree)}
    recorded = {rule["record"] for rule in rules() if "record" in rule}
    return names - recorded


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Samples]:
    """All samples of a real service (web, worker, alarm, webhooks) on which two bots have played a game."""
    with Serving(
        tmp_path_factory.mktemp("monitoring"), "--workers=1", environment={"CHOUETTE_BOT_SPEED": "50"}
    ) as serving:
        http = httpx.Client(base_url=serving.url, timeout=30)
        body = {"ruleset": "wikimonde", "options": QUICK, "player": {"name": "Perceval"}}
        made = http.post("/v1/games", json=body).json()
        game, seat = f"/v1/games/{made['id']}", {"Authorization": f"Bearer {made['seat']['token']}"}
        assert http.post(f"{game}/bots", json={"level": "champion"}, headers=seat).status_code == 201
        assert http.post(f"{game}/start", json={}, headers=seat).status_code == 201
        assert http.get(f"{game}x").status_code == 404
        assert eventually(lambda: http.get(game).json()["status"] == "finished", 60)
        assert eventually(
            lambda: {"chouette_window_close_lateness_ms_count", "chouette_queue_jobs"} <= samples(http).keys()
        )
        yield samples(http)


def samples(http: httpx.Client) -> Samples:
    found: Samples = {}
    for family in text_string_to_metric_families(http.get("/metrics").raise_for_status().text):
        for sample in family.samples:
            labels = found.setdefault(sample.name, {})
            for name, value in sample.labels.items():
                labels.setdefault(name, set()).add(value)
    return found


def labels_of(selector: promql_parser.VectorSelector, told: Samples) -> set[str]:
    """Those that what it selects can have; of what is recorded those that its rule leaves."""
    for rule in rules():
        if rule.get("record") == selector.name:
            return left_over(rule["expr"], told)
    return told[str(selector.name)].keys() | SCRAPED


def left_over(query: str, told: Samples) -> set[str]:
    return promql.left_over(promql.parsed(query), lambda selector: labels_of(selector, told))


def test_every_metric_that_is_asked_for_is_told(told: Samples) -> None:
    assert len(asked()) > 20
    assert sorted(asked() - told.keys()) == []


def test_every_label_that_is_asked_for_is_told(told: Samples) -> None:
    wrong, looked_at = [], 0
    for text, tree in queries().items():
        for selector in promql.selectors(tree):
            for matcher in selector.matchers.matchers:
                looked_at += 1
                values = told[str(selector.name)].get(matcher.name, set())
                if not values or (matcher.op == promql_parser.MatchOp.Equal and matcher.value not in values):
                    wrong.append(f"{selector} in {text}: there are {matcher.name} {sorted(values)}")
        for selector, label in promql.gone_by(tree):
            looked_at += 1
            if label not in labels_of(selector, told):
                wrong.append(f"{selector} in {text} has no {label}")
    assert wrong == []
    assert looked_at > 40


def test_every_label_that_is_shown_is_left_by_its_query(told: Samples) -> None:
    shown = [
        (target["legendFormat"], target["expr"])
        for panel in panels()
        for target in panel["targets"]
        if "legendFormat" in target
    ]
    shown += [(text, rule["expr"]) for rule in rules() for text in rule.get("annotations", {}).values()]
    count = 0
    for text, query in shown:
        named = set(re.findall(r"{{\s*(?:\$labels\.)?(\w+)\s*}}", text))
        assert named <= left_over(query, told), f"{text} of {query}"
        count += len(named)
    assert count > 10


def test_every_metric_that_is_told_is_on_the_dashboard(told: Samples) -> None:
    told_of = {SUFFIX.sub("", name) for name in told if name.startswith("chouette_")}
    shown = {SUFFIX.sub("", name) for name in asked()}
    assert sorted(told_of - shown) == []


def test_the_dashboard_can_be_imported() -> None:
    found = dashboard()
    assert found["uid"] == "chouette"
    [source] = [variable for variable in found["templating"]["list"] if variable["type"] == "datasource"]
    assert source["query"] == "prometheus"
    ids = [panel["id"] for panel in found["panels"]]
    assert len(ids) == len(set(ids))
    for panel in panels():
        assert panel["datasource"]["uid"] == f"${{{source['name']}}}", panel["title"]


def test_every_rule_says_how_bad_it_is_and_what_to_do() -> None:
    alerts = [rule for rule in rules() if "alert" in rule]
    assert len({rule["alert"] for rule in alerts}) == len(alerts) > 5
    for rule in alerts:
        assert rule["labels"]["severity"] in ("info", "warning", "critical")
        assert {"summary", "what_to_do"} <= rule["annotations"].keys()


def test_the_monitoring_file_fits_the_compose_specification_and_opens_no_door() -> None:
    command = [str(Path(sys.executable).parent / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]
    answer = subprocess.run([*command, str(DEPLOY / "monitoring.yaml")], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    services = yaml.safe_load((DEPLOY / "monitoring.yaml").read_text("utf-8"))["services"]
    for name in ("api", "worker", "alarm", "webhooks"):
        # What they have besides is in the other file.
        assert services.pop(name) == {"networks": ["measured"]}
    for name, service in services.items():
        assert "redis" not in service["networks"], name
        assert service["deploy"]["resources"]["limits"]["memory"], name
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert all(str(port).startswith("127.0.0.1:") for port in service.get("ports", [])), name
        for volume in service["volumes"]:
            source = str(volume).split(":")[0]
            assert not source.startswith("./") or (DEPLOY / source).is_file(), source


def test_prometheus_asks_every_part_at_the_port_that_compose_names() -> None:
    [job] = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yaml").read_text("utf-8"))["scrape_configs"]
    [found] = job["dns_sd_configs"]
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(found["names"]) <= set(parts)
    for name in found["names"]:
        assert parts[name]["environment"]["CHOUETTE_METRICS_PORT"] == found["port"]
    # It is no port that is reached from outside.
    assert str(found["port"]) not in str(parts["api"]["ports"])
