"""The number of buckets is the cluster's: a release that knows another one would not find its games, and is refused."""

from __future__ import annotations

import pytest

from service.assemble import assemble
from service.settings import Settings, SettingsError
from service.store import keys
from service.store.layout import BUCKETS
from service.store.redis.connection import connect
from tests.support.cluster import Cluster


def test_a_cluster_keeps_the_number_of_buckets_of_its_first_process(redis_cluster: Cluster, redis_url: str) -> None:
    settings = Settings(redis_url=redis_cluster.url, rq_redis_url=redis_url)
    for _ in range(2):
        assemble(settings).close()
    client = connect(redis_cluster.url)
    assert client.get(keys.BUCKETS) == str(BUCKETS).encode()
    client.set(keys.BUCKETS, 512)
    with pytest.raises(SettingsError, match="in 512 buckets, where this release looks for them in 1024"):
        assemble(settings)
    client.close()


def test_one_redis_has_no_such_number(redis_url: str) -> None:
    assemble(Settings(redis_url=redis_url)).close()
    assert connect(redis_url).get(keys.BUCKETS) is None
