"""Everything that a service has stored is there after a move, whichever ways of running it is from and to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.move import values
from service.move.names import Names
from service.store import keys
from service.store.layout import PLAIN, in_buckets
from service.store.redis.connection import connect
from tests.move.places import ITEMS, OPEN, Place, fill, goes_on, move, seen, url_of
from tests.support.redis import RedisServer

TRIED = [
    ("plain", "cluster"), ("cluster", "plain"), ("plain", "sentinel"), ("sentinel", "cluster"), ("cluster", "folder"),
    ("folder", "apart"), ("apart", "cluster"), ("cluster", "apart"), ("apart", "plain"), ("folder", "plain"),
]  # fmt: skip

ON = [b'{"d":1}', b'{"d":2}', b'{"d":3}']


@pytest.fixture(scope="module")
def servers() -> Iterator[list[RedisServer]]:
    """The other ends, which may not be the servers of the session."""
    found = [RedisServer() for _ in range(3)]
    for server in found:
        server.start()
    yield found
    for server in found:
        server.close()


@pytest.fixture
def others(servers: list[RedisServer]) -> list[RedisServer]:
    """The same, empty."""
    for server in servers:
        server.flush()
    return servers


def place(way: str, request: pytest.FixtureRequest, others: list[RedisServer], folder: Path) -> Place:
    """An empty place of this way; `others` are taken from."""
    match way:
        case "plain":
            return Place(others.pop().url)
        case "apart":
            return Place(others.pop().url, others.pop().url)
        case "folder":
            return Place(str(folder))
    return Place(request.getfixturevalue(f"redis_{'sentinels' if way == 'sentinel' else 'cluster'}").url)


@pytest.mark.parametrize(("here", "there"), TRIED, ids=[f"{here}-to-{there}" for here, there in TRIED])
def test_all_that_was_stored_is_there(
    here: str, there: str, request: pytest.FixtureRequest, others: list[RedisServer], tmp_path: Path
) -> None:
    left = list(others)
    source, target = (place(way, request, left, tmp_path / way) for way in (here, there))
    with url_of(source) as url:
        fill(url, source.rq)
        before = seen(url, source.rq)
    assert len(before["games"]) == 14
    # Where alarms are apart, only the service layer writes them.
    assert all(at for game, at in before["alarms"].items() if here != "apart" or not game.startswith(("gone", OPEN)))
    assert len(before["news"]) == 3
    assert before["items"][0] == ITEMS
    verdict = move(source, target)
    assert (verdict.counts["games"], len(verdict.compared), verdict.faults) == (14, 14, [])
    with url_of(target) as url:
        assert seen(url, target.rq) == before
        assert goes_on(url) == ON


def test_there_and_back_again_gives_the_same_bytes_under_the_same_names(
    others: list[RedisServer], request: pytest.FixtureRequest
) -> None:
    first, last = others[:2]
    middle = Place(request.getfixturevalue("redis_cluster").url)
    fill(first.url)
    with connect(first.url) as client:
        names = sorted(name.decode() for name in client.scan_iter())
        before = dict(zip(names, values.read(client, names), strict=True))
    move(Place(first.url), middle)
    move(middle, Place(last.url))
    own = Names(PLAIN, in_buckets())
    kept = {name: value for name, value in before.items() if own.of(name).fate in ("carried", "listed")}
    with connect(last.url) as client:
        there = {name.decode() for name in client.scan_iter()} - {keys.EPOCH, keys.PROBE}
        after = dict(zip(kept, values.read(client, list(kept)), strict=True))
    assert there == set(kept)
    assert len(kept) > 50
    assert [name for name in kept if not kept[name].same(after[name], 10_000)] == []


def test_a_server_that_reads_no_dumps_gets_values_instead(others: list[RedisServer]) -> None:
    source, target = (Place(server.url) for server in others[:2])
    fill(source.name)
    before = seen(source.name)
    assert move(source, target, by_value=True).faults == []
    assert seen(target.name) == before
    assert goes_on(target.name) == ON
