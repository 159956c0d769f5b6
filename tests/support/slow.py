"""Which tests are slow: `./dev test` leaves them to `./dev test --all`, and to `.ci/run`.

They start whole services, browsers, clusters or compilers, or ask for every operation there is; what they are about is
tried by others as well, with one application, one Redis or one process. What is here is all that is marked so.
"""

from __future__ import annotations

import pytest

SLOW = (
    "benchmarks/test_benchmarks.py::test_all_modules", "browser/", "chaos/", "checks/test_tournaments.py",
    "conformance/test_clients.py", "conformance/test_naive.py", "deploy/", "docs/test_dev.py", "docs/test_runbook.py",
    "docs/test_tutorials.py", "e2e/", "fuzz/test_garbage.py", "fuzz/test_schemathesis.py", "move/", "packages/",
    "play/test_coming_back.py", "play/test_command.py", "play/test_whole_games.py", "players/test_killed.py",
    "sandbox/test_docs.py", "sandbox/test_gallery.py", "sandbox/test_on_every_way.py", "sandbox/test_situations.py",
    "sandbox/test_streams_on_own_clock.py", "sdk/test_deals.py", "sdk/test_generated.py", "sdk/test_generators.py",
    "sdk/test_readmes.py", "sdk/test_table.py", "sdk/test_typescript.py", "security/test_cross_origin.py",
    "security/test_cut_bodies.py", "security/test_hidden.py", "security/test_matrix.py", "security/test_served.py",
    "serve/test_dropped.py", "serve/test_hanging.py", "serve/test_lines.py", "serve/test_logs.py",
    "serve/test_losses.py", "serve/test_metrics.py", "serve/test_presence.py", "serve/test_refused_places.py",
    "serve/test_round_trips.py", "store/connections/", "store/test_acknowledged.py", "store/test_cluster_epochs.py",
    "store/test_nodes.py", "store/test_shard_away.py", "survival/", "tournaments/test_seatings_table.py",
    "webhooks/test_delivery.py", "webhooks/test_through_failovers.py", "webhooks/test_tournaments.py",
    "worker/test_bucket_alarms.py", "worker/test_life.py", "worker/test_on_cluster.py", "worker/test_on_sentinels.py",
    "worker/test_packing.py", "worker/test_punctuality.py",
)  # fmt: skip
"""Where their names begin, below tests/."""


def mark(items: list[pytest.Item]) -> None:
    """Mark those of them that are slow."""
    for item in items:
        if item.nodeid.removeprefix("tests/").startswith(SLOW):
            item.add_marker(pytest.mark.slow)
