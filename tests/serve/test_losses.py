"""A Redis that comes back without its last writes: told at the terminal, in readiness, in metrics, and in the game."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from service.runtime.aof import BEGIN
from tests.serve.cutting import cut, written
from tests.serve.running import Serving, eventually


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("losses"), "--fsync=always") as found:
        yield found


def checks(serving: Serving) -> dict[str, dict[str, str]]:
    """What readiness says of each part; nothing while it says no."""
    answer = httpx.get(f"{serving.url}/readyz", timeout=10)
    return {check["name"]: check for check in answer.json()["checks"]} if answer.status_code == 200 else {}


def test_readiness_tells_when_acts_are_on_the_disk(serving: Serving) -> None:
    durability = checks(serving)["durability"]
    assert (durability["status"], durability["todo"]) == ("ok", "")
    assert "on the disk" in durability["detail"]
    assert "losses" not in checks(serving)


def seated(serving: Serving) -> str:
    """The URL of a game with one player."""
    table = httpx.post(f"{serving.url}/v1/games", json={"ruleset": "wikimonde", "player": {"name": "Perceval"}}).json()
    return f"{serving.url}/v1/games/{table['id']}"


def lose(serving: Serving, game: str, cut_at: int) -> int:
    """A player sits down, and the file ends so many bytes behind where that commit begins; the last seq told."""
    assert httpx.post(f"{game}/players", json={"name": "Karadoc"}).status_code == 201
    content = written(folder(serving)).read_bytes()
    # Workers and alarms write as well: where the commit begins is looked for, not reckoned.
    keep = content.rindex(BEGIN, 0, content.rindex(b"Karadoc")) + cut_at
    told: int = httpx.get(f"{game}/events").json()["last_seq"]
    [pid] = serving.pid_of("redis.sock")
    cut(pid, folder(serving), keep=keep)
    return told


def folder(serving: Serving) -> Path:
    return serving.log.parent / "data" / "redis"


def losses(serving: Serving) -> dict[str, str]:
    return checks(serving).get("losses", {})


def rewound(game: str) -> list[tuple[int, int]]:
    """From which event to which one the game says that it went back."""
    events = httpx.get(f"{game}/events", timeout=10).json()["events"]
    return [(event["from_seq"], event["to_seq"]) for event in events if event["type"] == "rewound"]


@pytest.mark.timeout(120)
def test_a_file_that_was_cut_off_is_told_loudly_everywhere(serving: Serving) -> None:
    game = seated(serving)
    assert "DATA WAS LOST" not in serving.said
    # In the middle of the next command: a file that ends with a whole one has nothing that Redis could notice.
    told = lose(serving, game, cut_at=9)
    assert eventually(lambda: "DATA WAS LOST" in serving.said)
    assert eventually(lambda: "Truncating the AOF" in serving.said), "Redis' own words are shown too"
    assert eventually(lambda: "cut off" in losses(serving).get("detail", ""))
    assert losses(serving)["status"] == "warn"
    assert "full disk" in losses(serving)["todo"]
    assert "CHOUETTE_FSYNC" not in losses(serving)["todo"], "it is set already"
    assert eventually(lambda: httpx.get(game, timeout=10).status_code == 200)
    assert rewound(game) == [(told, told - 1)]
    assert eventually(lambda: "games rewound: 1" in losses(serving)["detail"])
    assert "chouette_games_rewound_total 1.0" in httpx.get(f"{serving.url}/metrics").text
    assert serving.said.count("a game was rewound") == 1, "in one line"


@pytest.mark.timeout(120)
def test_half_a_commit_is_cut_off_before_redis_reads_it_and_told(serving: Serving) -> None:
    game = seated(serving)
    said = len(serving.said)
    told = lose(serving, game, cut_at=300)
    assert eventually(lambda: "The append-only file ended within a commit" in serving.said[said:])
    assert "DATA WAS LOST" in serving.said[said:]
    assert eventually(lambda: "games rewound: 2" in losses(serving).get("detail", ""))
    assert rewound(game) == [(told, told - 1)]
    assert httpx.post(f"{game}/players", json={"name": "Arthur"}).status_code == 201
    names = [player["name"] for player in httpx.get(game).json()["players"]]
    assert names == ["Perceval", "Arthur"]


@pytest.mark.timeout(120)
def test_of_a_file_that_cannot_be_read_nothing_is_thrown_away_and_it_is_told_what_to_do(serving: Serving) -> None:
    game = seated(serving)
    [pid] = serving.pid_of("redis.sock")
    os.kill(pid, signal.SIGSTOP)
    path = written(folder(serving))
    with path.open("ab") as file:
        size = file.tell()
        file.write(b"\xff" * 100)
    os.kill(pid, signal.SIGKILL)
    assert eventually(lambda: "THE GAMES CANNOT BE READ" in serving.said)
    assert "redis-check-aof" in serving.said
    # Readiness believes for a second what it saw last.
    assert eventually(lambda: httpx.get(f"{serving.url}/readyz", timeout=10).status_code == 503)
    assert path.stat().st_size == size + 100
    os.truncate(path, size)
    assert eventually(lambda: httpx.get(game, timeout=10).status_code == 200, 40)
