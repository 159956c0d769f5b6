"""Only the adapters know which way the service runs: one Redis, Sentinels or a cluster; nothing else asks for it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAY_ASK = {
    # What a URL says, and whether a server is what its URL says.
    "service/store/redis/connections/places.py",
    "service/store/redis/connections/fitness.py",
    # Which client, and by it which names, epochs and declarations.
    "service/store/redis/connection.py",
    "service/store/redis/nodes.py",
    "service/store/redis/store.py",
    "service/store/redis/scripts/script.py",
    # Where the alarms are, and of the ends of a move, too.
    "service/outbox/choice.py",
    "service/move/ends.py",
}
QUESTIONS = re.compile(r"\.way\b|\.buckets\b|\blayout_of\b|\bPLAIN\b|'cluster'|'sentinel'|'plain'")
"""In what is compared."""

KINDS = {"Nodes", "ClusterClient", "Topology", "ToMaster", "Master", "ClusterEpochs", "OnNodes", "OwedToLists"}
"""What there is on one of the ways only."""

ADAPTERS = re.compile(r"redis\.(cluster|sentinel)|.*\.connections\.(cluster|cluster_pipeline|sentinel|topology)\b.*")


def asked(source: str) -> list[str]:
    """Where a module asks which way the service runs, or has something to do with one of them only."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if (
            (isinstance(node, ast.Compare) and QUESTIONS.search(ast.unparse(node)))
            or (isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance" and _kinds(node.args[1]) & KINDS)
            or (isinstance(node, ast.ImportFrom) and ADAPTERS.fullmatch(f"{node.module}"))
            or (isinstance(node, ast.Import) and any(ADAPTERS.fullmatch(alias.name) for alias in node.names))
        ):
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def _kinds(node: ast.expr) -> set[str]:
    return {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}


@pytest.mark.parametrize(
    "source",
    [
        "if place_of(url).way == 'cluster': pass",
        "if settings.way in ('cluster', 'sentinel'): pass",
        "apart = layout.buckets > 1",
        "names = [] if layout_of(client) is PLAIN else owed",
        "if isinstance(client, Nodes | None): pass",
        "if isinstance(client, (Client, ClusterClient)): pass",
        "from redis.cluster import RedisCluster",
        "import redis.sentinel",
        "from service.store.redis.connections.topology import Topology",
    ],
)
def test_a_question_is_found(source: str) -> None:
    assert len(asked(source)) == 1


def test_only_adapters_ask_which_way_the_service_runs() -> None:
    askers = {
        path.relative_to(ROOT).as_posix(): found
        for folder in ("service", "worker")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.parent.name != "connections" or path.name in ("places.py", "fitness.py")
        if ROOT / "service" / "engine" not in path.parents
        if (found := asked(path.read_text("utf-8")))
    }
    assert {path: found for path, found in askers.items() if path not in MAY_ASK} == {}
    assert set(askers) == MAY_ASK, "who no longer asks is no longer allowed to"


ROUND_THE_STORE = ("http", "access", "service", "contention", "worker", "webhooks")
"""Folders of tests that need a Redis, of whichever way; those of the store have a contract for all of them."""

ONE_SERVER = {
    "access/test_keys.py": "the service that runs on this machine has a Redis of its own",
    "worker/test_bucket_alarms.py": "RQ's queues are beside the games, whose names one Redis may have as well",
    "worker/test_on_cluster.py": "RQ's queues are beside the cluster",
    "worker/test_on_sentinels.py": "the games are on one Redis, and RQ's queues behind Sentinels",
    "worker/test_processes.py": "the alarm lives on a Redis apart from the games'",
    "worker/test_punctuality.py": "the alarm lives on a Redis apart from the games'",
    "webhooks/test_contract.py": "of one Redis with the names of buckets it is seen what scripts touch",
    "webhooks/test_hearing.py": "one Redis with the names of buckets",
    "webhooks/test_through_failovers.py": "RQ's queues are beside the cluster",
}
"""Where a test asks for one server all the same, and why. Those with an `own_redis` kill, fill or starve it."""


def test_what_needs_a_redis_runs_on_each_way() -> None:
    """By the fixtures `place` and `beside`, or by contracts over `ON_ALL`."""
    asking = {
        f"{path.parent.name}/{path.name}"
        for folder in ROUND_THE_STORE
        for path in sorted((ROOT / "tests" / folder).glob("*.py"))
        if re.search(r"\b(redis_url|redis_server): |getfixturevalue\(\"redis_url\"\)", path.read_text("utf-8"))
    }
    assert asking == ONE_SERVER.keys()
