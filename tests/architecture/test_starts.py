"""What takes long to import is imported by those processes alone that use it, as every start pays for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HTTP_CLIENT = ("httpx", "httpcore")
WEB = ("gevent", "flask", "marshmallow", "service.http")
RULES = ("service.engine", "service.games", "service.bots")


@pytest.mark.parametrize(
    ("module", "unused"),
    [
        ("worker.__main__", (*HTTP_CLIENT, *WEB, "service.webhooks")),
        ("worker.alarm", (*HTTP_CLIENT, *WEB, "service.webhooks", *RULES)),
        ("worker.delivery.__main__", WEB),
        ("service.runtime.serve", (*HTTP_CLIENT, *WEB, *RULES, "redis", "rq", "rich")),
        ("service.cli", (*HTTP_CLIENT, *WEB, *RULES, "redis", "rq", "rich", "yaml")),
    ],
)
def test_a_process_does_not_import_what_it_has_no_use_for(module: str, unused: tuple[str, ...]) -> None:
    code = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert module in loaded.split()
    assert [name for name in unused if name in loaded.split()] == []
