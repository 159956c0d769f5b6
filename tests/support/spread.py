"""How `-n auto` spreads a run of all tests over processes: a file a process, and those that take long first.

A file stays whole, so that what its tests share is started once; and the quick ones come last, so that all processes
end at about the same time.
"""

from __future__ import annotations

import os

import pytest
from xdist.scheduler import LoadFileScheduling

# They wait for processes that start, fail and come back: two of them on one core are hardly slower than one.
LONG = (
    "chaos", "sdk/test_generators", "survival", "conformance/test_clients", "packages", "deploy/test_cluster_scripts",
    "deploy/test_sentinel_scripts", "fuzz/test_schemathesis", "store/connections", "move", "serve", "worker", "sdk",
    "browser", "e2e", "docs", "play", "conformance", "deploy", "webhooks", "players", "fuzz", "bots", "benchmarks",
    "security", "sandbox", "contention", "checks", "engine",
)  # fmt: skip
"""Folders and files, slowest first; all others after them."""

TOGETHER = {
    "tests/packages/test_npm_package.py": "typescript",
    "tests/packages/test_python_packages.py": "typescript",
    "tests/conformance/test_clients.py": "typescript",
    "tests/conformance/test_other_games.py": "typescript",
    "tests/conformance/test_programs.py": "typescript",
    "tests/docs/test_readme.py": "typescript",
    "tests/sdk/test_generated.py": "typescript",
    "tests/sdk/test_readmes.py": "typescript",
    "tests/sdk/test_typescript.py": "typescript",
}
"""What writes into the same folders, and so may not run at once."""


def processes() -> int:
    """How many share a run: one more than there are cores, as many tests wait for processes of theirs."""
    return (os.cpu_count() or 1) + 1


def long_first(items: list[pytest.Item]) -> None:
    """Put them in the order in which they are handed out."""
    items.sort(key=lambda item: _rank(item.nodeid))


def _rank(nodeid: str) -> int:
    name = nodeid.removeprefix("tests/")
    return next((number for number, long in enumerate(LONG) if name.startswith(long)), len(LONG))


class Spread(LoadFileScheduling):
    """A file is the least that is handed out."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return TOGETHER.get(file, file)
