"""Makes what is generated in both SDKs, or shows where what is checked in differs: clients from openapi/openapi.json,
and a copy of the rules of tournaments."""

from __future__ import annotations

import argparse
import difflib
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import act_fields
from build_table import main as build_table
from making import ROOT, TYPESCRIPT, GenerationFailed, contents, replace, run

DOCUMENT = ROOT / "openapi" / "openapi.json"
PYTHON = ROOT / "sdk" / "python"
RULES = ROOT / "service" / "tournaments"
RANDOMNESS = ROOT / "service" / "engine" / "randomness.py"
RULES_OUTPUT = PYTHON / "src" / "chouette_sdk" / "_tournament_rules"
PYTHON_OUTPUT = PYTHON / "src" / "chouette_sdk" / "_generated"
TYPESCRIPT_OUTPUT = TYPESCRIPT / "src" / "generated"


COPIED = "# Copied from the service by ./dev sdk: not edited here.\n"
LINES = "application/x-ndjson"
OPEN = "x-extensible-enum"
ANY_OTHER = "(string & {})"
"""Among the values of a field it stands for all that are not known yet. It is how TypeScript writes a text of which
some values are known; the Python templates look for it."""


def tool(name: str) -> str:
    """The program that belongs to the running Python, whatever the PATH holds."""
    beside = Path(sys.executable).with_name(name)
    return str(beside) if beside.exists() else name


def make_python(document: Path, output: Path) -> None:
    """Writes the generated half of the Python SDK into `output`."""
    run(
        [
            tool("openapi-python-client"), "generate", "--meta", "none", "--overwrite", "--fail-on-warning",
            "--path", str(document), "--output-path", str(output),
            "--config", str(PYTHON / "generator" / "config.yaml"),
            "--custom-template-path", str(PYTHON / "generator" / "templates"),
        ]
    )  # fmt: skip
    (output / "fields.py").write_text(act_fields.module(json.loads(document.read_text("utf-8"))), "utf-8")
    style = ["--isolated", "--line-length", "110", "--target-version", "py311", "--no-cache"]
    fix = ["--fix", "--unsafe-fixes", "--select", "F401,I,UP"]
    run([tool("ruff"), "check", *style, "--quiet", *fix, str(output)])
    run([tool("ruff"), "format", *style, "--quiet", str(output)])


def make_typescript(document: Path, output: Path) -> None:
    """Writes the generated half of the TypeScript SDK into `output`; fetches its tools on first use."""
    if shutil.which("npm") is None:
        raise GenerationFailed("The TypeScript SDK needs Node 20 or newer with npm on the PATH.")
    installed = TYPESCRIPT / "node_modules" / ".package-lock.json"
    lock = TYPESCRIPT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(["npm", "ci", "--no-audit", "--no-fund"], cwd=TYPESCRIPT)
        installed.touch()
    environment = {**os.environ, "CHOUETTE_OPENAPI": str(document), "CHOUETTE_SDK_OUTPUT": str(output)}
    run([str(TYPESCRIPT / "node_modules" / ".bin" / "openapi-ts")], cwd=TYPESCRIPT, env=environment)
    types = output / "types.gen.ts"
    types.write_text(types.read_text("utf-8").replace(f"'{ANY_OTHER}'", ANY_OTHER), "utf-8")


def opened(node: object) -> object:
    """The document with its open lists of values as enums, which the generators read, and a mark in each of them."""
    if isinstance(node, list):
        return [opened(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    made = {key: opened(inner) for key, inner in node.items() if key != OPEN}
    return made | {"enum": [*node[OPEN], ANY_OTHER]} if OPEN in node else made


def whole(node: object) -> object:
    """The document with answers that come as lines alone as one text: the generators would take the lines for one."""
    if isinstance(node, list):
        return [whole(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    made = {key: whole(inner) for key, inner in node.items()}
    content = made.get("content")
    if isinstance(content, dict) and list(content) == [LINES]:
        made["content"] = {LINES: {"schema": {"type": "string"}}}
    return made


def make_rules(document: Path, output: Path) -> None:
    """Copies the rules of tournaments into the Python SDK, which derives what the service has derived by them."""
    for path in sorted([*RULES.rglob("*.py"), *RULES.rglob("*.json"), RANDOMNESS]):
        copy = output / (path.name if path == RANDOMNESS else path.relative_to(RULES))
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            text = text.replace("service.tournaments", "chouette_sdk._tournament_rules")
            text = COPIED + text.replace("service.engine.randomness", "chouette_sdk._tournament_rules.randomness")
        copy.write_text(text, "utf-8")


Maker = Callable[[Path, Path], None]
MAKERS: dict[str, tuple[Maker, Path]] = {
    "python": (make_python, PYTHON_OUTPUT),
    "rules": (make_rules, RULES_OUTPUT),
    "typescript": (make_typescript, TYPESCRIPT_OUTPUT),
}


def differences(made: dict[str, str], kept: dict[str, str], label: str) -> list[str]:
    """What a reader needs to see where the two sets of files differ: one unified diff a file."""
    lines: list[str] = []
    for name in sorted(made.keys() | kept.keys()):
        old, new = kept.get(name, ""), made.get(name, "")
        if old == new and name in made and name in kept:
            continue
        path = f"{label}/{name}"
        diff = difflib.unified_diff(old.splitlines(), new.splitlines(), path, "generated", lineterm="", n=1)
        lines += list(diff) or [f"{path} differs"]
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0: written (or in step); 1: drift, or a generator failed."""
    parser = argparse.ArgumentParser(prog="./dev sdk", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 on a difference")
    parser.add_argument("--only", choices=sorted(MAKERS), help="one of them")
    parser.add_argument("--document", type=Path, default=DOCUMENT, help="another OpenAPI document")
    options = parser.parse_args(arguments)
    status = 0
    for name, (make, target) in MAKERS.items():
        if options.only not in (None, name):
            continue
        with tempfile.TemporaryDirectory() as scratch:
            output, document = Path(scratch) / target.name, Path(scratch) / "openapi.json"
            document.write_text(json.dumps(whole(opened(json.loads(options.document.read_text("utf-8"))))), "utf-8")
            try:
                make(document, output)
            except GenerationFailed as failure:
                print(f"{name}: {failure}", file=sys.stderr)
                return 1
            if not options.check:
                replace(target, output)
                print(f"{name}: written to {target.relative_to(ROOT)}")
                continue
            drift = differences(contents(output), contents(target), str(target.relative_to(ROOT)))
            print("\n".join(drift[:200]) if drift else f"{name}: in step")
            status = status or int(bool(drift))
    if not options.check and options.only != "python":
        # The table carries the TypeScript SDK in its bundle.
        return build_table([])
    if status:
        print("The SDKs are behind the service: run ./dev sdk and commit it.", file=sys.stderr)
    return status


if __name__ == "__main__":
    raise SystemExit(main())
