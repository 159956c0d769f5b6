"""What making the SDKs and making the table have in common: tools that are run, folders that are compared and put."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "sdk" / "typescript"


class GenerationFailed(Exception):
    """A generator did not do its work; the message carries what it said."""


def run(command: list[str], **options: object) -> None:
    """Runs one tool quietly; what it said is shown only where it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **options)  # type: ignore[call-overload]
    if done.returncode:
        raise GenerationFailed(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def contents(folder: Path) -> dict[str, str]:
    """Every file under `folder`, by its path inside it."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}


def replace(target: Path, made: Path) -> None:
    """Puts the folder `made` where `target` is."""
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(made, target)
