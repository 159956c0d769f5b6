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
import pytest
import yaml

from tests.serve.running import Serving, eventually

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
DASHBOARD = DEPLOY / "grafana" / "chouette.json"
QUICK = {"turn_ms": 1000, "decision_ms": 1000, "reaction_ms": 500, "pause_ms": 100}
# A name that PromQL makes of a family that is told.
SUFFIX = re.compile(r"_(bucket|sum|count|total)$")


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return found


def panels() -> list[dict[str, Any]]:
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / "rules.yaml").read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def asked() -> set[str]:
    """Every metric that is named in a query."""
    queries = [target["expr"] for panel in panels() for target in panel["targets"]]
    queries += [rule["expr"] for rule in rules()]
    return {name for query in queries for name in re.findall(r"\bchouette_[a-z_]+\b", query)}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[set[str]]:
    """The names of all samples of a real service in which a game was begun and left to the worker."""
    with Serving(tmp_path_factory.mktemp("monitoring"), "--workers=1") as serving:
        body = {"ruleset": "wikimonde", "options": QUICK, "player": {"name": "Perceval"}}
        made = httpx.post(f"{serving.url}/v1/games", json=body).json()
        url = f"{serving.url}/v1/games/{made['id']}"
        httpx.post(f"{url}/players", json={"name": "Karadoc"})
        httpx.post(f"{url}/start", headers={"Authorization": f"Bearer {made['seat']['token']}"})
        httpx.get(f"{url}x")

        def names() -> set[str]:
            text = httpx.get(f"{serving.url}/metrics").text
            return set(re.findall(r"^(chouette_\w+)[ {]", text, re.MULTILINE))

        assert eventually(lambda: {"chouette_window_close_lateness_ms_count", "chouette_queue_jobs"} <= names())
        yield names()


def test_every_metric_that_is_asked_for_is_told(told: set[str]) -> None:
    assert len(asked()) > 20
    assert sorted(asked() - told) == []


def test_every_metric_that_is_told_is_on_the_dashboard(told: set[str]) -> None:
    shown = {SUFFIX.sub("", name) for name in asked()}
    assert sorted({SUFFIX.sub("", name) for name in told} - shown) == []


def test_the_dashboard_can_be_imported() -> None:
    found = dashboard()
    assert found["uid"] == "chouette"
    [source] = [variable for variable in found["templating"]["list"] if variable["type"] == "datasource"]
    assert source["query"] == "prometheus"
    ids = [panel["id"] for panel in found["panels"]]
    assert len(ids) == len(set(ids))
    for panel in panels():
        assert panel["datasource"]["uid"] == f"${{{source['name']}}}", panel["title"]
        for target in panel["targets"]:
            assert target["expr"].count("(") == target["expr"].count(")"), target["expr"]


def test_every_rule_says_how_bad_it_is_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules()) > 5
    for rule in rules():
        assert rule["labels"]["severity"] in ("info", "warning", "critical")
        assert {"summary", "what_to_do"} <= rule["annotations"].keys()
        assert rule["expr"].count("(") == rule["expr"].count(")")


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
