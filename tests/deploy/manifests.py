"""What is in rendered manifests: what runs, with which containers, and with which variables each starts."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import kubernetes_validate
import yaml

from tests.deploy.kustomized import FOLDER, Thing

VERSIONS = ("1.30", "1.37")
"""The oldest and the newest Kubernetes that the manifests are held against."""


def of(things: list[Thing], kind: str) -> dict[str, Thing]:
    return {thing["metadata"]["name"]: thing for thing in things if thing["kind"] == kind}


def workloads(things: list[Thing]) -> dict[str, Thing]:
    return of(things, "Deployment") | of(things, "StatefulSet")


def pod(thing: Thing) -> Thing:
    found: Thing = thing["spec"]["template"]["spec"]
    return found


def pods(things: list[Thing]) -> Iterator[tuple[str, Thing]]:
    """All that run: Deployments, StatefulSets and Jobs."""
    for name, thing in (workloads(things) | of(things, "Job")).items():
        yield name, pod(thing)


def containers(things: list[Thing]) -> Iterator[tuple[str, Thing]]:
    for name, spec in pods(things):
        for container in [*spec.get("initContainers", []), *spec["containers"]]:
            yield name, container


def secrets() -> dict[str, dict[str, str]]:
    """What the script makes, as an operator would have it."""
    answer = subprocess.run(["sh", str(FOLDER / "secrets.sh")], capture_output=True, text=True, check=True)
    made = list(yaml.safe_load_all(answer.stdout))
    for secret in made:
        kubernetes_validate.validate(secret, VERSIONS[0], strict=True)
    return {secret["metadata"]["name"]: secret["stringData"] for secret in made}


def environment(things: list[Thing], container: Thing, secret: dict[str, str] | None = None) -> dict[str, str]:
    """The variables that a container starts with. Raises KeyError for a reference to what is not there.

    secret: what is in the Secret; by default what the script makes.
    """
    kept = {"redis": secret} if secret else secrets()
    maps = {name: thing["data"] for name, thing in of(things, "ConfigMap").items()}
    found: dict[str, str] = {}
    for source in container.get("envFrom", []):
        found |= maps[source["configMapRef"]["name"]]
    own: dict[str, str] = {}
    for variable in container.get("env", []):
        if "value" in variable:
            text = re.sub(r"\$\((\w+)\)", lambda name: own[name[1]], variable["value"])
        else:
            [(kind, reference)] = variable["valueFrom"].items()
            if kind == "fieldRef":
                text = "10.1.2.3"
            else:
                text = {"secretKeyRef": kept, "configMapKeyRef": maps}[kind][reference["name"]][reference["key"]]
        own[variable["name"]] = text
    return found | own
