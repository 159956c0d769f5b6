"""Runs the TypeScript SDK's tools: what npm pins, fetched on first use only."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "sdk" / "typescript"

needs_npm = pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node 20 or newer with npm")


def run(*command: str, folder: Path = FOLDER, **environment: str) -> str:
    """What a program printed. Where it fails, what it said is the test's message."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, timeout=110
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
