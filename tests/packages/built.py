"""The packages as a release has them, built once a session; and empty projects into which they are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.sdk import node

ROOT = Path(__file__).resolve().parents[2]
UV = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
PATIENCE_S = 400

needs_uv = pytest.mark.skipif(not Path(UV).exists(), reason="needs uv, which ./dev fetches")


def run(*command: str, folder: Path, environment: dict[str, str] | None = None) -> str:
    """What a program printed. Where it fails, what it said is the test's message."""
    done = subprocess.run(
        command, cwd=folder, env=environment or dict(os.environ), capture_output=True, text=True, timeout=PATIENCE_S,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def fetched(*command: str, folder: Path) -> None:
    """Run uv from what it has kept already; where that is not enough, from the registry."""
    alone = subprocess.run(
        [UV, *command, "--offline"], cwd=folder, capture_output=True, timeout=PATIENCE_S, check=False
    )
    if alone.returncode != 0:
        run(UV, *command, folder=folder)


@dataclass(frozen=True)
class Packages:
    """The folder with all of them."""

    folder: Path

    def _one(self, pattern: str) -> Path:
        [found] = self.folder.glob(pattern)
        return found

    @property
    def service(self) -> Path:
        """The wheel of the service."""
        return self._one("chouette-*.whl")

    @property
    def sdk(self) -> Path:
        """The wheel of the Python SDK."""
        return self._one("chouette_sdk-*.whl")

    @property
    def sources(self) -> list[Path]:
        """The sdists of both."""
        return sorted(self.folder.glob("*.tar.gz"))

    @property
    def npm(self) -> Path:
        """The tarball of the TypeScript SDK."""
        if not list(self.folder.glob("*.tgz")):
            run("npm", "pack", "--silent", f"--pack-destination={self.folder}", folder=node.built())
        return self._one("*.tgz")


@cache
def packages(folder: Path) -> Packages:
    """All of them, built as a release builds them: wheels from the sdists."""
    folder.mkdir(parents=True, exist_ok=True)
    fetched("build", "--quiet", "--all-packages", f"--out-dir={folder}", folder=ROOT)
    return Packages(folder)


def names(archive: Path) -> set[str]:
    """The files in an archive; those of a tarball without its top folder."""
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as opened:
        return {each.name.partition("/")[2] for each in opened.getmembers() if each.isfile()}


class Project:
    """An empty project of a Python developer, with these packages installed."""

    def __init__(self, folder: Path, *wheels: Path) -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        fetched("venv", "--quiet", f"--python={sys.executable}", "venv", folder=folder)
        self.python = str(folder / "venv" / "bin" / "python")
        self.bin = folder / "venv" / "bin"
        fetched("pip", "install", "--quiet", f"--python={self.python}", *map(str, wheels), folder=folder)

    def run(self, *arguments: str) -> str:
        """What Python printed, run in this project and with nothing of ours on its path."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("CHOUETTE_", "PYTHON"))}
        return run(self.python, *arguments, folder=self.folder, environment=environment)
