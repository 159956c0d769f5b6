"""What `kubectl apply --kustomize` would send: rendered here, by the few features of kustomize that our folders use.

It knows resources, strategic-merge patches (by name or by a target's kind), a namespace and generated ConfigMaps, and
refuses a kustomization that asks for anything else. It does not give generated names their hash, nor sort anything, and
it knows the keys of the lists that are merged here only; that it comes to the same as the real kustomize is a test,
where kubectl or kustomize is there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).resolve().parents[2] / "deploy" / "kubernetes"

Thing = dict[str, Any]

KNOWN = {"apiVersion", "kind", "namespace", "resources", "configMapGenerator", "patches"}

KEYS = {
    "containers": "name", "initContainers": "name", "env": "name", "volumes": "name", "volumeMounts": "mountPath",
    "ports": "containerPort",
}  # fmt: skip
"""By which key the items of a list are the same; other lists are replaced as a whole."""

HASH = re.compile(r"-[a-z0-9]{10}$")


def rendered(folder: Path) -> list[Thing]:
    """Everything that the kustomization in this folder makes. Raises ValueError for what is not known here."""
    asked = yaml.safe_load((folder / "kustomization.yaml").read_text("utf-8"))
    if strange := asked.keys() - KNOWN:
        raise ValueError(f"{folder.name}: this renderer does not know {sorted(strange)}")
    found: list[Thing] = []
    for name in asked["resources"]:
        path = folder / name
        found += rendered(path) if path.is_dir() else read(path)
    for generator in asked.get("configMapGenerator", []):
        made = _config_map(folder, generator)
        found = [thing for thing in found if identity(thing)[:2] != identity(made)[:2]] + [made]
    for patch in asked.get("patches", []):
        for change in read(folder / patch["path"]):
            found = _patched(found, change, patch.get("target", {}))
    if "namespace" in asked:
        for thing in found:
            if thing["kind"] != "Namespace":
                thing["metadata"]["namespace"] = asked["namespace"]
    return found


def read(path: Path) -> list[Thing]:
    """The documents of a file."""
    return [document for document in yaml.safe_load_all(path.read_text("utf-8")) if document]


def identity(thing: Thing) -> tuple[str, str, str]:
    """Kind, name without a hash, and namespace."""
    metadata = thing["metadata"]
    return thing["kind"], HASH.sub("", metadata["name"]), metadata.get("namespace", "")


def _config_map(folder: Path, generator: Thing) -> Thing:
    if generator.keys() - {"name", "files", "envs", "behavior"}:
        raise ValueError(f"{folder.name}: this renderer does not know {generator}")
    data = {Path(file).name: (folder / file).read_text("utf-8") for file in generator.get("files", [])}
    for file in generator.get("envs", []):
        lines = (folder / file).read_text("utf-8").splitlines()
        data |= dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return {"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": generator["name"]}, "data": data}


def _patched(things: list[Thing], change: Thing, target: Thing) -> list[Thing]:
    hits, left = 0, []
    for thing in things:
        if target:
            meant = all(thing[key] == value for key, value in target.items())
        else:
            meant = identity(thing)[:2] == identity(change)[:2]
        hits += meant
        if meant and change.get("$patch") == "delete":
            continue
        body = {key: value for key, value in change.items() if key not in ("apiVersion", "kind")}
        if target:
            body = {**body, "metadata": {key: v for key, v in body["metadata"].items() if key != "name"}}
        left.append(merged(thing, body) if meant else thing)
    if not hits:
        raise ValueError(f"no such thing to patch: {identity(change)}")
    return left


def merged(base: Any, change: Any, key: str = "") -> Any:
    """A value with a strategic-merge patch on it."""
    if isinstance(base, dict) and isinstance(change, dict):
        found = dict(base)
        for name, value in change.items():
            if value is None:
                found.pop(name, None)
            else:
                found[name] = merged(base[name], value, name) if name in base else value
        return found
    if isinstance(base, list) and isinstance(change, list) and key in KEYS:
        by = KEYS[key]
        known = {item[by]: item for item in base}
        # What a patch names comes first, in its order, as kustomize has it: a variable may refer to those before it.
        named = [merged(known.get(item[by], {}), item) for item in change if item.get("$patch") != "delete"]
        return named + [item for name, item in known.items() if name not in {item[by] for item in change}]
    return change


def kustomize() -> list[str] | None:
    """The command of a real kustomize (4 or newer); None where there is none."""
    if found := shutil.which("kustomize"):
        return [found, "build"]
    if found := shutil.which("kubectl"):
        told = subprocess.run([found, "version", "--client"], capture_output=True, text=True, check=False).stdout
        if re.search(r"Kustomize Version: v([4-9]|\d\d)", told):
            return [found, "kustomize"]
    return None


def built(folder: Path, command: list[str]) -> list[Thing]:
    """What the real one makes of a folder."""
    answer = subprocess.run([*command, str(folder)], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return [document for document in yaml.safe_load_all(answer.stdout) if document]
