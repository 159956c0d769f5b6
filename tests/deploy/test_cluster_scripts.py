"""The scripts of the cluster overlay on real nodes: a master that stops hands over, and all parts play on meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from service.scenario.check import check
from service.scenario.form import parse
from tests.deploy.cluster_servers import Cluster
from tests.deploy.kustomized import FOLDER
from tests.deploy.parts import Parts
from tests.deploy.sentinel_servers import has_cli
from tests.serve.running import eventually
from tests.support.redis_node import until
from tests.survival.rolling import game_of_bots
from tests.webhooks.receiver import Receiver


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        found.up()
        yield found
    finally:
        found.close()


@pytest.fixture(scope="module")
def parts(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parts]:
    found = Parts(FOLDER / "overlays/cluster", tmp_path_factory.mktemp("parts"), cluster.here)
    try:
        found.start()
        yield found
    finally:
        found.stop()


def test_what_is_formed_already_stays_as_it_is(cluster: Cluster) -> None:
    before = cluster.slots()
    assert sum(before.values()) == 16_384
    assert len(before) == len(cluster.shards)
    cluster.form()
    assert cluster.slots() == before


def test_all_parts_play_with_the_settings_of_the_overlay_through_a_planned_failover(
    cluster: Cluster, parts: Parts
) -> None:
    assert eventually(parts.well, 60), parts.said()
    games = [game_of_bots(parts.url) for _ in range(3)]
    master, replica = cluster.shards[1]
    cluster.stop(master)
    assert cluster.role(replica) == "master"
    # A master without any replica takes no writes; it is back before long, as a pod is.
    cluster.node(master)
    until("it follows", lambda: cluster.role(master) == "slave", 60)
    finished(parts, games)
    assert eventually(parts.well, 60), parts.said()
    assert "NOPERM" not in parts.said()


def test_what_happens_is_told_to_a_receiver_by_a_process_that_may_do_little(parts: Parts) -> None:
    assert eventually(parts.well, 60), parts.said()
    key, receiver = parts.key(), Receiver()
    try:
        hook = {"url": receiver.url("ok/here"), "events": ["event.dice_rolled", "game.finished"]}
        made = httpx.post(f"{parts.url}/v1/webhooks", json=hook, headers={"X-API-Key": key}, timeout=30)
        assert made.status_code == 201, made.text
        game_of_bots(parts.url, key)
        assert eventually(lambda: any(b"game.finished" in told.body for told in receiver.at("ok/here")), 90), (
            parts.said()
        )
    finally:
        receiver.close()
    assert "NOPERM" not in parts.said()
    assert '"level": "error"' not in parts.said("webhooks")


@pytest.mark.skipif(
    not has_cli(), reason="a rebalance takes valkey-cli or redis-cli (Debian: apt-get install redis-tools)"
)
def test_a_shard_is_added_while_games_are_played(cluster: Cluster, parts: Parts) -> None:
    assert eventually(parts.well, 60), parts.said()
    games = [game_of_bots(parts.url) for _ in range(3)]
    cluster.grow()
    shares = cluster.slots()
    assert sum(shares.values()) == 16_384
    assert shares[cluster.shards[-1][0]] > 50
    assert cluster.role(cluster.shards[-1][1]) == "slave"
    finished(parts, games)


def finished(parts: Parts, games: list[str]) -> None:
    """Wait until the games are over; each is what its own acts lead to."""
    with httpx.Client(base_url=parts.url, timeout=30) as http:

        def over(game: str) -> bool:
            answer = http.get(game)
            return answer.status_code == 200 and answer.json()["status"] == "finished"

        for game in games:
            assert eventually(lambda game=game: over(game), 90), parts.said()  # type: ignore[misc]
            verdict = check(parse(http.get(f"{game}/record?format=json").json(), game))
            assert verdict.outcome == "passed", verdict.why
