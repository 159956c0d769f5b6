"""Variants of the compose file fit on it, and are as closed as it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from service.settings import Settings, unknown
from service.store.redis.connections.places import place_of
from tests.deploy.composed import DEPLOY, SECRETS, filled_in

VARIANTS = sorted(DEPLOY.glob("compose.*.yaml"))
PARTS = ("api", "worker", "alarm", "webhooks")


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def on_top(base: Any, variant: Any, key: str = "") -> Any:
    """As `docker compose -f base -f variant` merges: mappings by key; volumes and networks add up, others are not."""
    if isinstance(base, dict) and isinstance(variant, dict):
        return base | {name: on_top(base[name], value, name) if name in base else value
                       for name, value in variant.items()}  # fmt: skip
    if isinstance(base, list) and isinstance(variant, list) and key in ("volumes", "networks"):
        return base + variant
    return variant


@pytest.fixture(params=VARIANTS, ids=lambda path: path.name)
def compose(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = on_top(read(DEPLOY / "compose.yaml"), read(request.param))
    return found


@pytest.mark.parametrize("path", VARIANTS, ids=lambda path: path.name)
def test_it_fits_the_compose_specification(path: Path) -> None:
    command = [str(Path(sys.executable).parent / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]
    answer = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_no_container_may_write_or_gain_rights_and_each_is_bounded_and_looked_at(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["restart"] == "unless-stopped", name
        assert service["deploy"]["resources"]["limits"]["memory"], name
        assert service["healthcheck"]["test"], name
        assert re.search(r":\d+\.\d+\.\d+", service["image"]) or service["image"] == "chouette", name
    assert [name for name, service in compose["services"].items() if "ports" in service] == ["api"]


def test_every_file_and_volume_is_there(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith("./") else source in compose["volumes"], volume
        assert set(service["networks"]) <= set(compose["networks"])


def test_every_part_has_a_redis_whose_servers_are_there_and_in_its_network(
    compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    services = compose["services"]
    for name in PARTS:
        told = {key: filled_in(str(text), SECRETS) for key, text in services[name]["environment"].items()}
        assert unknown(told) == []
        with monkeypatch.context() as clean:
            for variable, text in told.items():
                clean.setenv(variable, text)
            settings = Settings.from_env()
        for url in {settings.redis_url, settings.alarm_redis_url}:
            place = place_of(url)
            hosts = [host for host, _ in place.hosts] or [str(urlsplit(place.url).hostname)]
            for host in hosts:
                assert set(services[host]["networks"]) & set(services[name]["networks"]), f"{name} cannot reach {host}"
    # What calls out does not learn the password that opens everything.
    assert "REDIS_PASSWORD" not in str(services["webhooks"])


def test_nothing_starts_without_the_passwords(compose: dict[str, Any]) -> None:
    for name, service in compose["services"].items():
        told = [str(text) for text in service["environment"].values()]
        with pytest.raises(KeyError):
            [filled_in(text, {}) for text in told]
        [filled_in(text, SECRETS) for text in told]
        assert name


def test_what_the_sentinels_ask_for_is_there() -> None:
    services = read(DEPLOY / "compose.sentinel.yaml")["services"]
    assert {name for name in services if name not in PARTS} == {
        "redis", "redis-2", "redis-3", "sentinel-1", "sentinel-2", "sentinel-3",
    }  # fmt: skip
    for name, service in services.items():
        if name in PARTS:
            continue
        assert service["environment"]["SELF"] == name
        assert service["environment"]["SENTINELS"].split() == [f"sentinel-{number}:26379" for number in (1, 2, 3)]
        assert service["environment"].get("FIRST", "redis:6379") == "redis:6379"
        if name.startswith("redis"):
            assert service["pre_stop"] == [{"command": ["sh", "/etc/sentinel/stop-redis.sh"]}]


def test_the_nodes_of_the_cluster_are_those_of_which_it_is_made() -> None:
    services = read(DEPLOY / "compose.cluster.yaml")["services"]
    nodes = {name: service for name, service in services.items() if re.fullmatch(r"shard-\d-\d", name)}
    for name, service in nodes.items():
        assert service["environment"]["SELF"] == name
        shards = [
            [node.split(":")[0] for node in shard.split(",")] for shard in service["environment"]["SHARDS"].split()
        ]
        assert sorted(nodes) == sorted(node for shard in shards for node in shard)
        assert all(len({node[: len("shard-0")] for node in shard}) == 1 for shard in shards)
        assert service["pre_stop"] == [{"command": ["sh", "/etc/cluster/stop-node.sh"]}]
