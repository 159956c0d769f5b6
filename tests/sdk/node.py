"""Runs the TypeScript SDK's tools: what npm pins, fetched on first use only."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "sdk" / "typescript"
PRINTED_URL, PRINTED_KEY = "http://127.0.0.1:8000", "ck_YOURS"
PATIENCE_S = 400
"""So long one of these programs may take, all of a package's tests included, where cores are short."""
READMES = {"top": ROOT / "README.md", "sdk": FOLDER / "README.md"}

needs_npm = pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node 20 or newer with npm")


def run(*command: str, folder: Path = FOLDER, **environment: str) -> str:
    """What a program printed. Where it fails, what it said is the test's message."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def installed() -> Path:
    """The SDK's folder, with its tools in it."""
    with (FOLDER / "package.json").open() as alone:
        # Tests in several processes may all find them missing.
        fcntl.flock(alone, fcntl.LOCK_EX)
        kept = FOLDER / "node_modules" / ".package-lock.json"
        if not kept.exists() or kept.stat().st_mtime < (FOLDER / "package-lock.json").stat().st_mtime:
            run("npm", "ci", "--no-audit", "--no-fund")
            kept.touch()
    return FOLDER


@cache
def built() -> Path:
    """The SDK's folder, with the package that users get, built from what is there now: once for all tests."""
    run("npm", "run", "build", folder=installed())
    return FOLDER


def programs(readme: str) -> list[Path]:
    """The TypeScript programs that a README prints, compiled as they are printed."""
    return _compiled()[readme]


@cache
def _compiled() -> dict[str, list[Path]]:
    """Those of all READMEs at once: most of the time goes into what each of them imports."""
    # Inside the package its own name is found, as it is in a user's program that has it in node_modules.
    folder = built() / "build" / "readmes"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made: dict[str, list[Path]] = {}
    for name, readme in READMES.items():
        printed = re.findall(r"^```ts\n(.*?)^```$", readme.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        made[name] = [folder / f"{name}{number}.ts" for number in range(len(printed))]
        for path, program in zip(made[name], printed, strict=True):
            path.write_text(program, "utf-8")
    modern = ("--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom")
    compiler = str(FOLDER / "node_modules" / ".bin" / "tsc")
    sources = [path.name for paths in made.values() for path in paths]
    run(compiler, "--strict", "--skipLibCheck", *modern, *sources, folder=folder)
    return {name: [path.with_suffix(".js") for path in paths] for name, paths in made.items()}


def play(program: Path, url: str, key: str = "") -> str:
    """What such a program prints where the service is at this address, and takes this key."""
    written = program.read_text("utf-8")
    assert PRINTED_URL in written
    here = program.with_name(f"here-{program.name}")
    here.write_text(written.replace(PRINTED_URL, url).replace(PRINTED_KEY, key), "utf-8")
    return run("node", str(here), folder=program.parent)
