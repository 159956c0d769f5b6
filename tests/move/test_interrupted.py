"""A move that is interrupted goes on where it stopped, and ends the same; until then no service starts at its ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from service.move import notes
from service.move.ends import opened
from service.move.errors import CannotMove
from service.move.giving_up import give_up
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store import keys
from service.store.layout import in_buckets
from service.store.redis.connection import connect
from tests.move.places import Place, fill, move, seen, url_of
from tests.support.cluster import Cluster
from tests.support.redis import RedisServer
from tests.support.redis_node import until

ROOT = Path(__file__).parents[2]
MANY = 6_000
"""Kept answers: enough for a move to take a while."""


@pytest.fixture
def source(redis_url: str) -> Place:
    """A store that takes some seconds to be moved."""
    fill(redis_url)
    with connect(redis_url) as client:
        pipe = client.pipeline(transaction=False)
        for number in range(MANY):
            pipe.set(keys.record("gone-0", f"{number:064x}"), bytes(3_000), ex=3600)
        pipe.execute()
    return Place(redis_url)


def begun(source: Place, target: Place) -> subprocess.Popen[str]:
    """The command in a process of its own, which has begun to carry."""
    command = [sys.executable, "-m", "service.cli", "move", "--ignore-clients", source.name, target.name]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stderr=subprocess.PIPE, stdout=subprocess.PIPE
    )


def killed_half_way(source: Place, target: Place, url: str = "") -> int:
    """kill -9 as soon as some have come; how many had."""
    process = begun(source, target)
    layout = in_buckets() if "cluster" in (url or target.name) else None
    with connect(url or target.name) as client:
        name = (layout.record if layout else keys.record)("gone-0", f"{MANY // 4:064x}")
        until("some have come", lambda: client.exists(name) or process.poll() is not None, 60)
    assert process.poll() is None, "it was too fast for this test"
    process.kill()
    process.wait()
    return process.returncode


def starts_nowhere(*urls: str) -> None:
    """Neither end takes a service while a move is half done."""
    for url in urls:
        with pytest.raises(SettingsError, match="has not come to its end: run it again"):
            refuse_what_cannot_work(Settings(redis_url=url, rq_redis_url="redis://127.0.0.1:1/0"))


def test_killed_in_the_middle_and_begun_again_it_ends_the_same(source: Place, redis_cluster: Cluster) -> None:
    target = Place(redis_cluster.url)
    before = seen(source.name)
    killed_half_way(source, target)
    with connect(target.name) as client:
        half = sum(node.dbsize() for node in client.masters())
    assert half < MANY
    starts_nowhere(source.name, target.name)
    said: list[str] = []
    verdict = move(source, target, said)
    assert verdict.faults == []
    assert verdict.counts["kept answers"] == MANY + 5
    assert seen(target.name) == before
    assert not any("anew" in line for line in said)
    refuse_what_cannot_work(Settings(redis_url=target.name, rq_redis_url="redis://127.0.0.1:1/0"))


def test_ended_from_outside_it_says_how_to_go_on_and_a_folder_can_be_used_at_once(
    source: Place, tmp_path: Path
) -> None:
    target = Place(str(tmp_path / "data"))
    process = begun(source, target)
    socket = tmp_path / "data" / "redis.sock"

    def some_have_come() -> bool:
        with connect(f"unix://{socket}") as client:
            return bool(client.dbsize() > MANY // 4)

    until("some have come", lambda: socket.exists() and some_have_come(), 60)
    process.terminate()
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said.strip().endswith("Run the same again to go on where this stopped, or with --give-up to take it back.")
    before = seen(source.name)
    assert move(source, target).faults == []
    with url_of(target) as url:
        assert seen(url) == before


def test_a_target_that_dies_in_the_middle_gets_the_rest_when_it_is_back(source: Place, own_redis: RedisServer) -> None:
    target = Place(own_redis.url)
    before = seen(source.name)
    process = begun(source, target)
    with connect(target.name) as client:
        until("some have come", lambda: client.dbsize() > MANY // 4, 60)
    own_redis.kill()
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "A server did not do what it was asked" in said
    assert "Run the same again" in said
    own_redis.start()
    assert move(source, target).faults == []
    assert seen(target.name) == before


def test_it_is_taken_back(source: Place, redis_cluster: Cluster) -> None:
    target = Place(redis_cluster.url)
    before = seen(source.name)
    killed_half_way(source, target)
    with opened(source.name, "", new=False) as here, opened(target.name, "", new=True) as there:
        assert f"that had come to {target.name} are gone, and a service may start at {source.name}." in give_up(
            here, there, clients=False
        )
        with pytest.raises(CannotMove, match="nothing is given up"):
            give_up(here, there, clients=False)
    with connect(target.name) as client:
        assert sum(node.dbsize() for node in client.masters()) == 0
    refuse_what_cannot_work(Settings(redis_url=source.name))
    assert seen(source.name) == before
    assert move(source, target).faults == []


def test_another_move_waits_for_the_first_or_its_end(
    source: Place, redis_cluster: Cluster, own_redis: RedisServer
) -> None:
    target, other = Place(redis_cluster.url), Place(own_redis.url)
    killed_half_way(source, target)
    with pytest.raises(CannotMove, match=f"is being moved to {target.name.replace('+', '.')} by `chouette move`"):
        move(source, other)
    fill(other.name)
    with pytest.raises(CannotMove, match=f"is being filled from {source.name} by `chouette move`"):
        move(other, target)


def test_a_source_that_takes_no_writes_is_moved_and_begun_anew_where_it_was_interrupted(
    source: Place, redis_cluster: Cluster
) -> None:
    """A full disk is a reason to move; nothing keeps services out there, so that anything may have changed."""
    target = Place(redis_cluster.url)
    with connect(source.name) as client:
        client.config_set("min-replicas-to-write", 1)
        try:
            killed_half_way(source, target)
            client.config_set("min-replicas-to-write", 0)
            client.set(keys.record("gone-0", f"{0:064x}"), b"another answer", ex=3600)
            before = seen(source.name)
            client.config_set("min-replicas-to-write", 1)
            said: list[str] = []
            assert move(source, target, said).faults == []
        finally:
            client.config_set("min-replicas-to-write", 0)
        assert notes.note_at(client) is None
    assert any("takes no writes" in line for line in said)
    assert any("all comes anew" in line for line in said)
    assert seen(target.name) == before
    with connect(target.name) as client:
        assert client.get(in_buckets().record("gone-0", f"{0:064x}")) == b"another answer"
