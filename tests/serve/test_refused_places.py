"""What cannot work with the Redis that is named is refused in one sentence, by every program, before it begins."""

from __future__ import annotations

import subprocess

import pytest

from service.runtime.embedded_redis import RedisUnavailable, check_url
from service.settings import Settings, SettingsError
from service.startup import refuse_what_cannot_work
from service.store import keys
from service.store.redis.connection import connect
from service.store.redis.connections.places import Acknowledging
from tests.serve.test_settings import PROGRAMS, run
from tests.support.cluster import Cluster
from tests.support.sentinels import Sentinels

BESIDE = "redis://127.0.0.1:1/0"


def said_by(refused: subprocess.CompletedProcess[str]) -> str:
    """The one line that it ends with."""
    assert refused.returncode in (1, 3)
    [line] = [line for line in refused.stderr.splitlines() if "Redis" in line or "cluster" in line]
    return line.removeprefix("Error: ")


@pytest.mark.parametrize("program", PROGRAMS, ids=" ".join)
def test_a_cluster_without_a_redis_for_rq_is_refused_by_every_program(program: tuple[str, ...]) -> None:
    assert said_by(run(*program, REDIS_URL="redis+cluster://h1,h2")) == (
        "CHOUETTE_REDIS_URL names a cluster: RQ's queues need a Redis beside it, in CHOUETTE_RQ_REDIS_URL."
    )


@pytest.mark.parametrize("program", PROGRAMS, ids=" ".join)
def test_a_cluster_behind_the_url_of_one_server_is_refused_by_every_program(
    program: tuple[str, ...], redis_cluster: Cluster
) -> None:
    refused = run(*program, REDIS_URL=redis_cluster.plain_url, PORT="0", BIND="127.0.0.1:0", WORKERS="1")
    assert "is a node of a cluster: write redis+cluster://HOST,HOST,…, with CHOUETTE_RQ_REDIS_URL" in said_by(refused)


def test_rq_on_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, redis_cluster: Cluster, redis_url: str) -> None:
    monkeypatch.setenv("CHOUETTE_REDIS_URL", redis_url)
    monkeypatch.setenv("CHOUETTE_RQ_REDIS_URL", "redis+cluster://h1,h2")
    with pytest.raises(SettingsError, match="on which RQ does not run"):
        Settings.from_env()
    with pytest.raises(SettingsError, match="The Redis of CHOUETTE_RQ_REDIS_URL is a node of a cluster"):
        refuse_what_cannot_work(Settings(redis_url=redis_url, rq_redis_url=redis_cluster.plain_url))


def test_one_server_is_no_cluster_and_a_sentinel_keeps_no_games(redis_sentinels: Sentinels) -> None:
    server = redis_sentinels.master().address
    with pytest.raises(SettingsError, match="is a server by itself and no cluster"):
        refuse_what_cannot_work(Settings(redis_url=f"redis+cluster://{server}", rq_redis_url=BESIDE))
    with pytest.raises(RedisUnavailable, match=r"is a Sentinel: write redis\+sentinel://"):
        check_url(redis_sentinels.sentinels[0].url)


@pytest.mark.parametrize("program", [*PROGRAMS, ("service.cli", "keys", "list")], ids=" ".join)
def test_a_cluster_of_another_number_of_buckets_is_refused_by_every_program(
    program: tuple[str, ...], redis_cluster: Cluster, redis_url: str
) -> None:
    client = connect(redis_cluster.url)
    client.set(keys.BUCKETS, 512)
    client.close()
    places = {"REDIS_URL": redis_cluster.url, "RQ_REDIS_URL": redis_url}
    refused = run(*program, **places, PORT="0", BIND="127.0.0.1:0", WORKERS="1")
    assert "keeps its games in 512 buckets, where this release looks for them in 1024" in said_by(refused)
    assert "Traceback" not in refused.stderr + refused.stdout


def test_what_only_looks_at_a_cluster_does_not_say_how_many_buckets_it_has(redis_cluster: Cluster) -> None:
    check_url(redis_cluster.url)
    client = connect(redis_cluster.url)
    assert client.get(keys.BUCKETS) is None
    client.close()


def test_what_works_passes_and_what_is_away_is_waited_for(redis_cluster: Cluster, redis_sentinels: Sentinels) -> None:
    refuse_what_cannot_work(Settings(redis_url=redis_cluster.url, rq_redis_url=redis_sentinels.url))
    refuse_what_cannot_work(Settings(redis_url=redis_sentinels.url))
    refuse_what_cannot_work(Settings(redis_url=BESIDE))
    check_url(redis_cluster.url)
    check_url(redis_sentinels.url)


@pytest.mark.parametrize(
    ("url", "replicas"),
    [("redis://h", 0), ("unix:///s", 0), ("memory://", 0), ("redis+sentinel://s/n", 1), ("redis+cluster://h", 1)],
)
def test_a_replica_acknowledges_where_there_are_some_unless_it_is_said_otherwise(url: str, replicas: int) -> None:
    assert Settings(redis_url=url).acknowledging == Acknowledging(replicas, 500)
    told = Settings(redis_url=url, wait_replicas=2, wait_timeout_ms=100)
    assert told.acknowledging == Acknowledging(2, 100)
    assert Settings(redis_url=url, wait_replicas=0).acknowledging.replicas == 0
