"""Whatever is killed, away, full or set back: no acknowledged act is lost, none is doubled, and no game is stuck.

`./dev survival` tries the same with fifty games, again and again. Killed, away and empty are tried on every day; a bad
disk, a file without its end and a clock set back by night.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from tests.serve.running import Serving
from tests.support.redis import RedisServer
from tests.survival import bad_disk, jumping_clock, kills, redis_faults
from tests.survival.forgetting import forgotten
from tests.survival.ledger import Acknowledged, Ledger
from tests.survival.trial import Outcome, Trouble, trial

GAMES = 3


def in_turn(troubles: dict[str, Trouble]) -> Trouble:
    following = cycle(troubles.values())
    return lambda: next(following)()


def assert_survived(outcome: Outcome) -> None:
    assert outcome.faults.all() == []
    assert outcome.survived, outcome


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    found = RedisServer(appendfsync="always")
    found.start()
    yield found
    found.close()


@pytest.fixture(scope="module")
def on_server(server: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("survival"), "--workers=2", f"--redis-url={server.url}") as serving:
        yield serving


@pytest.mark.timeout(300)
def test_every_part_is_killed_while_games_are_played(tmp_path: Path) -> None:
    with Serving(tmp_path, "--workers=2", "--fsync=always") as serving:
        parts = kills.troubles(serving)
        outcome = trial("kill -9", serving.url, in_turn(parts), games=GAMES, rounds=len(parts))
        assert_survived(outcome)
        never_played(serving.url)


def never_played(url: str) -> None:
    """The ledger itself is no friend of the service: what nobody did, and what nobody kept, it tells."""
    with httpx.Client(base_url=url, timeout=30) as http:
        game = http.get("/v1/games", params={"status": "finished", "limit": 1}).json()["games"][0]["id"]
        event = {"seq": 1, "type": "annonce_made", "player": "perceval"}
        act = Acknowledged("perceval", "roll", f"/v1/games/{game}/rolls", {}, "never-sent", "no-token", {})
        act.answer = {"effect": "counted", "events": [event]}
        found = Ledger(game, [act]).faults(http)
    assert any("not kept" in sentence for sentence in found.lost)
    assert any("than were asked for" in sentence for sentence in found.doubled)
    assert any("not the same" in sentence for sentence in found.doubled)


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_redis_is_away_and_full_while_games_are_played(server: RedisServer, on_server: Serving) -> None:
    known = redis_faults.troubles(server)
    chosen = {name: known[name] for name in ("Redis unreachable", "Redis out of memory")}
    assert_survived(trial("Redis", on_server.url, in_turn(chosen), games=GAMES, rounds=2))


@pytest.mark.timeout(300)
def test_redis_comes_back_empty(server: RedisServer, on_server: Serving) -> None:
    assert_survived(forgotten(on_server.url, server, 1))


@pytest.mark.nightly
@pytest.mark.timeout(300)
@pytest.mark.skipif(not jumping_clock.possible(), reason="making a clock jump takes a C compiler")
def test_the_clock_of_redis_is_set_back_while_games_are_played(tmp_path: Path) -> None:
    clock = jumping_clock.JumpingRedis(tmp_path / "clock")
    clock.server.start()
    try:
        with Serving(tmp_path / "serve", f"--redis-url={clock.server.url}") as serving:
            assert_survived(trial(jumping_clock.NAME, serving.url, clock.trouble(), games=GAMES, rounds=2))
    finally:
        clock.server.close()


@pytest.mark.nightly
@pytest.mark.timeout(400)
@pytest.mark.parametrize("fsync", ["always", "everysec"])
@pytest.mark.skipif(not bad_disk.possible(), reason="making a disk bad takes a C compiler")
def test_redis_is_killed_on_a_disk_that_is_slow_or_full(tmp_path: Path, fsync: str) -> None:
    """What was acknowledged is on the disk with `always`; with `everysec` what is not there is lost whole."""
    disk = bad_disk.BadDisk(tmp_path / "disk", fsync)
    disk.server.start()
    try:
        with Serving(tmp_path / "serve", f"--redis-url={disk.server.url}") as serving:
            trouble = in_turn(disk.troubles())
            outcome = trial("bad disk", serving.url, trouble, games=GAMES, rounds=4, lossy=fsync == "everysec")
            assert_survived(outcome)
    finally:
        disk.server.close()


@pytest.mark.nightly
@pytest.mark.timeout(400)
@pytest.mark.parametrize("fsync", ["always", "everysec"])
def test_redis_loses_the_end_of_its_file_while_everything_else_lives_on(tmp_path: Path, fsync: str) -> None:
    server = RedisServer(appendfsync=fsync)
    server.start()
    try:
        with Serving(tmp_path, "--workers=2", f"--redis-url={server.url}") as serving:
            outcome = trial("cut", serving.url, bad_disk.cutting(server), games=GAMES, rounds=4, lossy=True)
            assert_survived(outcome)
            assert outcome.given_up + outcome.gone + outcome.rewinds > 0, "nothing was lost: it proves nothing"
    finally:
        server.close()
