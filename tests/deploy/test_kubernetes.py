"""The Kubernetes manifests are what the API takes, and fit together: settings, secrets, ports, probes, ends, bounds."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import kubernetes_validate
import pytest
import yaml

from service.cli import SUBCOMMANDS
from service.settings import Settings, unknown
from service.store.redis.connections.places import place_of
from tests.deploy import kustomized
from tests.deploy.kustomized import FOLDER, HASH, Thing, identity
from tests.deploy.manifests import VERSIONS, containers, environment, of, pod, pods, secrets, workloads
from tests.deploy.test_deploy import megabytes
from worker.delivery.sender_pool import STOP_S
from worker.queues import JOB_TIMEOUT_S

DEPLOY = FOLDER.parent
FOLDERS = [FOLDER / "base", *sorted(path.parent for path in FOLDER.glob("overlays/*/kustomization.yaml"))]
PARTS = {"web", "worker", "alarm", "webhooks"}
PART = "app.kubernetes.io/component"


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def things(request: pytest.FixtureRequest) -> list[Thing]:
    return rendered(request.param)


@cache
def rendered(folder: Path) -> list[Thing]:
    return kustomized.rendered(folder)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_kustomize_makes_of_the_folders_what_is_tested_here(folder: Path) -> None:
    command = kustomized.kustomize()
    if command is None:
        pytest.skip("neither kustomize nor a kubectl that has it (1.21 or newer) is on the PATH")
    built = kustomized.built(folder, command)
    text = json.dumps(sorted(built, key=identity), sort_keys=True)
    for name in of(built, "ConfigMap"):
        assert HASH.search(name), f"who changes {name} would have no pod replaced"
        text = text.replace(name, HASH.sub("", name))
    assert json.loads(text) == json.loads(json.dumps(sorted(rendered(folder), key=identity), sort_keys=True))


def test_the_api_of_kubernetes_takes_them(things: list[Thing]) -> None:
    for thing in things:
        for version in VERSIONS:
            # Strict: a field that the API does not know is refused, and not only one of a wrong type.
            kubernetes_validate.validate(thing, version, strict=True)


def test_a_field_that_the_api_does_not_know_is_refused() -> None:
    [web] = [thing for thing in rendered(FOLDER / "base") if identity(thing)[:2] == ("Deployment", "web")]
    misspelt = kustomized.merged(web, {"spec": {"minReadySecond": 5}})
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(misspelt, VERSIONS[1], strict=True)


def test_every_part_runs_by_the_command_that_compose_has(things: list[Thing]) -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(of(things, "Deployment")) == PARTS
    for name, thing in of(things, "Deployment").items():
        [container] = pod(thing)["containers"]
        # The image's own is that of the API.
        assert container.get("command") == services["api" if name == "web" else name].get("command")
        assert container["image"].split(":")[0] == services["worker"]["image"]
    for _, container in containers(things):
        if container["image"].split(":")[0] != "chouette":
            assert container["image"] == services["redis"]["image"]


def test_everything_that_stays_has_probes_whose_ports_and_commands_are_there(things: list[Thing]) -> None:
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    for name, thing in workloads(things).items():
        for container in pod(thing)["containers"]:
            ports = {port["name"] for port in container["ports"]}
            for kind in ("startupProbe", "livenessProbe", "readinessProbe"):
                probe = container[kind]
                if "httpGet" in probe:
                    assert probe["httpGet"]["port"] in ports, name
                elif name in PARTS:
                    program, file, role = probe["exec"]["command"]
                    assert (program, role) == ("python", "alive")
                    assert f"COPY deploy/{Path(file).name} {file}" in image
    web = next(container for name, container in containers(things) if name == "web")
    assert web["livenessProbe"]["httpGet"]["path"] == web["startupProbe"]["httpGet"]["path"] == "/healthz"
    assert web["readinessProbe"]["httpGet"]["path"] == "/readyz"


def test_every_setting_is_one_and_can_be_used(things: list[Thing], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, container in containers(things):
        told = environment(things, container)
        assert unknown(told) == [], name
        with monkeypatch.context() as clean:
            for variable, text in told.items():
                clean.setenv(variable, text)
            settings = Settings.from_env()
        if name in PARTS:
            assert settings.metrics_port in {port["containerPort"] for port in container["ports"]}
            assert "$" not in settings.redis_url
            assert_a_redis_is_there(things, settings.redis_url)


def assert_a_redis_is_there(things: list[Thing], url: str) -> None:
    """Every host of the URL is a service or one of its pods, at a port that it has."""
    place = place_of(url)
    parsed = urlsplit(place.url)
    for host, port in place.hosts or ((str(parsed.hostname), parsed.port or 6379),):
        name, _, service = host.rpartition(".")
        found = of(things, "Service")[service]
        assert port in {each["port"] for each in found["spec"]["ports"]}, url
        replicas = of(things, "StatefulSet")[service]["spec"]["replicas"]
        assert not name or name in {f"{service}-{number}" for number in range(replicas)}, url
    # Those that look for a place are told all of it.
    assert place.way == "plain" or len(place.hosts) >= 3


def test_no_secret_is_in_the_repository_and_what_calls_out_learns_its_own_alone(things: list[Thing]) -> None:
    made = secrets()
    assert of(things, "Secret") == {}
    assert len({word for data in made.values() for word in data.values()}) == sum(map(len, made.values()))
    assert secrets() != made, "the script makes new ones each time"
    [sender] = [container for name, container in containers(things) if name == "webhooks"]
    named = {variable["name"] for variable in sender["env"]}
    assert not any("PASSWORD" in name and "WEBHOOKS" not in name for name in named)


def test_no_container_may_write_or_gain_rights(things: list[Thing]) -> None:
    [user] = re.findall(r"^USER (\d+):\d+$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    for name, spec in pods(things):
        assert spec["securityContext"]["runAsNonRoot"] is True, name
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}, name
        assert spec["securityContext"]["runAsUser"] == (int(user) if name in PARTS else 999), name
        assert spec["automountServiceAccountToken"] is False, name
        # Kubernetes would set variables of the form of our settings.
        assert spec["enableServiceLinks"] is False, name
    for name, container in containers(things):
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False, "readOnlyRootFilesystem": True, "capabilities": {"drop": ["ALL"]},
        }, name  # fmt: skip


def test_every_container_says_what_it_takes(things: list[Thing]) -> None:
    [most] = re.findall(r"^maxmemory (\w+)$", (DEPLOY / "redis.conf").read_text("utf-8"), re.MULTILINE)
    for name, container in containers(things):
        resources = container["resources"]
        assert {"cpu", "memory"} <= resources["requests"].keys(), name
        bound = megabytes(resources["limits"]["memory"].removesuffix("i"))
        assert bound >= megabytes(resources["requests"]["memory"].removesuffix("i"))
        if container["name"] == "redis":
            assert bound >= 2.5 * megabytes(most)


def test_who_stops_has_the_time_that_the_end_takes(things: list[Thing], monkeypatch: pytest.MonkeyPatch) -> None:
    ends = {name: spec["terminationGracePeriodSeconds"] for name, spec in pods(things) if name in PARTS}
    [web] = [container for name, container in containers(things) if name == "web"]
    with monkeypatch.context() as clean:
        for variable, text in environment(things, web).items():
            clean.setenv(variable, text)
        settings = Settings.from_env()
    [_, pause] = web["lifecycle"]["preStop"]["exec"]["command"]
    # Long enough for every node to hear of it, and for the slowest request; streams are ended at once.
    assert int(pause) >= 5
    assert settings.grace_s >= settings.send_timeout_s
    assert ends["web"] >= int(pause) + settings.grace_s + 5
    assert ends["worker"] >= JOB_TIMEOUT_S + 5
    assert ends["webhooks"] >= STOP_S + 5


def test_services_budgets_and_spreading_mean_pods_that_are_there(things: list[Thing]) -> None:
    labels = {name: thing["spec"]["template"]["metadata"]["labels"] for name, thing in workloads(things).items()}

    def meant(selector: dict[str, str]) -> list[str]:
        return [name for name, has in labels.items() if selector.items() <= has.items()]

    for name, thing in workloads(things).items():
        assert meant(thing["spec"]["selector"]["matchLabels"]) == [name]
        spread = pod(thing).get("topologySpreadConstraints", [])
        assert all(meant(each["labelSelector"]["matchLabels"]) == [name] for each in spread)
        if name in PARTS:
            assert [each["topologyKey"].split("/")[1] for each in spread] == ["zone", "hostname"]
    for service in of(things, "Service").values():
        [name] = meant(service["spec"]["selector"])
        ports = {
            port["name"] for container in pod(workloads(things)[name])["containers"] for port in container["ports"]
        }
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports
    budgets = of(things, "PodDisruptionBudget")
    for name, budget in budgets.items():
        assert meant(budget["spec"]["selector"]["matchLabels"]) == [name]
        assert budget["spec"]["maxUnavailable"] == 1
    several = {name for name, thing in workloads(things).items() if thing["spec"].get("replicas", 2) > 1}
    assert set(budgets) == several >= PARTS


def test_a_job_moves_the_games_of_the_one_redis_to_the_cluster() -> None:
    """It knows the places by the names that the parts have for them, and may no more than they."""
    job = yaml.safe_load((FOLDER / "move.yaml").read_text("utf-8"))
    for version in VERSIONS:
        kubernetes_validate.validate(job, version, strict=True)
    base, cluster = rendered(FOLDER / "base"), rendered(FOLDER / "overlays/cluster")
    spec, made = pod(job), secrets()["redis"]
    [container] = spec["containers"]
    told = environment(cluster, container, made)
    url = {}
    for name, things in (("CHOUETTE_MOVE_FROM", base), ("CHOUETTE_MOVE_TO", cluster)):
        [worker] = [found for part, found in containers(things) if part == "worker"]
        url[name] = environment(things, worker, made)["CHOUETTE_REDIS_URL"]
        assert container["image"] == worker["image"]
        assert container["securityContext"] == worker["securityContext"]
    assert {name: told[name] for name in url} == url
    assert container["command"][0] == "chouette"
    assert container["command"][1] in SUBCOMMANDS
    [worker] = [found for part, found in pods(cluster) if part == "worker"]
    for kept in ("securityContext", "automountServiceAccountToken", "enableServiceLinks"):
        assert spec[kept] == worker[kept]
    label = job["spec"]["template"]["metadata"]["labels"].items()
    policies = of(cluster, "NetworkPolicy")
    for name in ("to-redis", "to-shards"):
        assert policies[name]["spec"]["podSelector"]["matchLabels"].items() <= label


def test_web_is_scaled_by_processor_time_and_by_streams_that_are_recorded(things: list[Thing]) -> None:
    [scaling] = of(things, "HorizontalPodAutoscaler").values()
    target = scaling["spec"]["scaleTargetRef"]
    assert "replicas" not in of(things, target["kind"])[target["name"]]["spec"], "two would say how many"
    by = {metric["type"]: metric for metric in scaling["spec"]["metrics"]}
    assert by["Resource"]["resource"]["name"] == "cpu"
    [rule] = yaml.safe_load((FOLDER / "adapter.yaml").read_text("utf-8"))["rules"]["custom"]
    assert by["Pods"]["pods"]["metric"]["name"] == rule["name"]["as"]
    groups = yaml.safe_load((DEPLOY / "prometheus/rules.yaml").read_text("utf-8"))["groups"]
    recorded = {each.get("record") for group in groups for each in group["rules"]}
    assert rule["seriesQuery"].split("{")[0] in recorded
    settings = of(things, "ConfigMap")["settings"]["data"]
    room = Settings.streams_max * int(settings["CHOUETTE_WORKERS"])
    # A third of the pods may go, and the others have room for their streams.
    assert int(by["Pods"]["pods"]["target"]["averageValue"]) * 3 / 2 <= room
    assert Settings.streams_max < Settings.connections


def test_only_what_calls_out_gets_out_and_redis_is_reached_by_the_service_alone(things: list[Thing]) -> None:
    policies = {name: thing["spec"] for name, thing in of(things, "NetworkPolicy").items()}
    assert policies["nothing-else"] == {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
    out = {name for name, policy in policies.items() if "ipBlock" in json.dumps(policy.get("egress", []))}
    assert out == {"webhooks"}
    assert policies["webhooks"]["podSelector"]["matchLabels"] == {PART: "webhooks"}
    closed = policies["webhooks"]["egress"][0]["to"][0]["ipBlock"]["except"]
    assert {"10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"} <= set(closed)
    reached = policies["redis"]["ingress"]
    assert [list(source) for rule in reached for source in rule["from"]] == [["podSelector"]] * len(reached)
    ports = {
        name: {port["name"] for c in pod(thing)["containers"] for port in c["ports"]}
        for name, thing in workloads(things).items()
    }
    for name, policy in policies.items():
        for rule in policy.get("ingress", []):
            for port in rule["ports"]:
                assert any(port["port"] in names for names in ports.values()), f"{name}: {port}"


def test_prometheus_asks_the_pods_that_there_are(things: list[Thing]) -> None:
    [job] = yaml.safe_load((DEPLOY / "prometheus/kubernetes.yaml").read_text("utf-8"))["scrape_configs"]
    [keep] = [each for each in job["relabel_configs"] if each.get("action") == "keep"]
    label, port = keep["regex"].split(";")
    for name, thing in of(things, "Deployment").items():
        assert thing["spec"]["template"]["metadata"]["labels"]["app.kubernetes.io/part-of"] == label
        assert port in {each["name"] for each in pod(thing)["containers"][0]["ports"]}, name
        assert thing["metadata"]["namespace"] in job["kubernetes_sd_configs"][0]["namespaces"]["names"]


def test_redis_is_configured_as_in_compose() -> None:
    for name in ("redis.conf", "redis.sh"):
        assert (FOLDER / "base/redis" / name).read_bytes() == (DEPLOY / name).read_bytes()
