"""Older releases of this project, out of its own history: which they are, and their code in a folder.

A release is a tag `v…`. Until there is one, a release is where the schema of stored games changed: the commit that
brought the present schema, and the one before it, which still stored the schema before.
"""

from __future__ import annotations

import ast
import io
import subprocess
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STEPS = "service/engine/core/stored/migrations.py"
NEEDED = ("service", "worker", "sdk/python/src")


class NoHistory(Exception):
    """No older release is known here; its argument says why."""


@dataclass(frozen=True)
class Release:
    """An older release. commit: its full id. schema: of the games that it stores."""

    commit: str
    schema: int


def releases() -> list[Release]:
    """The newest tagged release and the newest of the schema before, newest first. Raises NoHistory."""
    if not (ROOT / ".git").exists():
        raise NoHistory("this is no clone, so there is no history")
    try:
        shallow = _git("rev-parse", "--is-shallow-repository").strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory(f"git cannot read this clone: {error}") from error
    if shallow == "true":
        raise NoHistory("this clone is shallow (git fetch --unshallow brings the history)")
    tags = _git(
        "tag", "--merged", "HEAD", "--no-contains", "HEAD", "--list", "v[0-9]*", "--sort=-version:refname"
    ).split()
    found = [_release(tag) for tag in tags]
    if not found:
        found = _turns()
    present = _schema("HEAD")
    same = [release for release in found if release.schema == present]
    before = [release for release in found if release.schema < present]
    if not (chosen := [*same[:1], *before[:1]]):
        raise NoHistory("the history begins with this release")
    return chosen


def _turns() -> list[Release]:
    """Where the schema changed: each commit that brought a new one, and each before it, newest first."""
    commits = _git("log", "--format=%H", "--", STEPS).split()
    found = []
    for commit in commits:
        try:
            parent = _git("rev-parse", f"{commit}~1").strip()
            old, new = _schema(parent), _schema(commit)
        except (subprocess.CalledProcessError, LookupError):
            # There were no schemas yet, or they were told elsewhere.
            break
        if old != new:
            found += [Release(commit, new), Release(parent, old)]
    return found


def _release(name: str) -> Release:
    return Release(_git("rev-parse", f"{name}^{{commit}}").strip(), _schema(name))


def _schema(commit: str) -> int:
    """Of the games that a commit stores: one more than there are steps."""
    for node in ast.parse(_git("show", f"{commit}:{STEPS}")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "STEPS":
            assert isinstance(node.value, ast.Tuple)
            return len(node.value.elts) + 1
    raise LookupError(commit)


def unpacked(release: Release, folder: Path) -> Path:
    """The folder, with the code of a release in it."""
    command = ["git", "archive", "--format=zip", release.commit, *NEEDED]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(folder)
    return folder


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout
