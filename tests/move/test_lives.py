"""Lives of the store across a move: no game says that it went back as it was moved, and what is lost there is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.assemble import assemble
from service.settings import Settings
from service.store import keys
from service.store.redis.connection import connect
from tests.move.places import Place, move
from tests.support.cluster import Cluster
from tests.support.games import started
from tests.support.rewinding import CALM, PEOPLE, RewindableRedis, assert_unbent, log, rewound, roll

TOLD = 3
"""So often the source had lost writes: its lives have higher numbers than the target would give by itself."""


@pytest.fixture
def stores() -> Iterator[tuple[RewindableRedis, RewindableRedis]]:
    found = RewindableRedis(), RewindableRedis()
    yield found
    for store in found:
        store.close()


def told_so_often(source: RewindableRedis) -> str:
    """A game that has said each time that it went back."""
    service = source.service()
    game_id = started(service, PEOPLE, **CALM)
    for player in PEOPLE[:TOLD]:
        source.keep()
        roll(service, game_id, player)
        source.rewind()
        service.read(game_id)
    assert len(rewound(service, game_id)) == TOLD
    return game_id


def test_what_the_target_loses_is_told_and_the_move_itself_is_not(
    stores: tuple[RewindableRedis, RewindableRedis],
) -> None:
    source, target = stores
    game_id = told_so_often(source)
    move(Place(source.server.url), Place(target.server.url))
    service = target.service()
    before = log(service, game_id)
    target.keep()
    roll(service, game_id, PEOPLE[0])
    assert log(service, game_id)[: len(before)] == before
    assert len(rewound(service, game_id)) == TOLD
    target.rewind()
    service.read(game_id)
    assert len(rewound(service, game_id)) == TOLD + 1
    assert_unbent(service, game_id)


def test_a_cluster_counts_its_lives_on_from_those_of_the_source(
    stores: tuple[RewindableRedis, RewindableRedis], redis_cluster: Cluster, redis_url: str
) -> None:
    source, _ = stores
    game_id = told_so_often(source)
    with connect(source.server.url) as client:
        number = int(client.hget(keys.EPOCH, "n"))
    assert number > TOLD
    # A service was tried there before, so that some of its lives are known.
    settings = Settings(redis_url=redis_cluster.url, rq_redis_url=redis_url, wait_replicas=0)
    tried = assemble(settings)
    tried.store.load("none")
    assert tried.store.epoch.number < number
    tried.close()
    move(Place(source.server.url), Place(redis_cluster.url))
    service = assemble(settings)
    service.read(game_id)
    assert service.store.epoch.number > number
    assert len(rewound(service, game_id)) == TOLD
    service.close()
