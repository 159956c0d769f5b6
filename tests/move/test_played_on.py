"""Games that are really played, moved by the command, and played to their end: players notice nothing but the pause."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from chouette_sdk import Client, Conflict, Seat

from service.store.layout import Layout
from service.store.redis.connection import connect
from service.store.redis.nodes import layout_of
from tests.move.places import Place
from tests.serve.running import Serving, eventually
from tests.support.cluster import Cluster
from tests.support.redis import RedisServer
from tests.webhooks.receiver import Receiver

ROOT = Path(__file__).parents[2]
OPTIONS = {"target": 250, "pause_ms": 20, "reaction_ms": 300, "decision_ms": 300, "tie_ms": 20}
"""A table that goes on as it is played, so that it is not over before it is moved, however slow this machine is: no
luck brings so many points in some throws."""
WAITING = {**OPTIONS, "turn_ms": 4000, "target": 5000}
"""A table that plays by itself, slowly."""

LONGEST_S = 120.0
LOOKING = ("--ignore-clients",)
"""The test's own clients."""

ENVIRONMENT = {
    "CHOUETTE_WEBHOOK_HTTP": "true", "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8", "CHOUETTE_WAIT_REPLICAS": "0",
    "CHOUETTE_WEBHOOK_SCHEDULE_S": ",".join(["1"] * 60), "CHOUETTE_BOT_SPEED": "10",
}  # fmt: skip


def chouette(*words: str, code: int = 0) -> str:
    """What a command says."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    done = subprocess.run(
        [sys.executable, "-m", "service.cli", *words], cwd=ROOT, env=environment, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if not code else done.stderr


def serving(folder: Path, place: Place) -> Serving:
    """A service at this place."""
    here = f"--redis-url={place.name}" if "://" in place.name else f"--data-dir={place.name}"
    return Serving(
        folder, here, environment={**ENVIRONMENT, **({"CHOUETTE_RQ_REDIS_URL": place.rq} if place.rq else {})}
    )


def step(seat: Seat) -> None:
    """Throw or pass where that is offered, else wait for news."""
    expected = seat.expected()
    kinds = {each.act for each in expected.acts if each.not_before <= expected.at}
    try:
        if "roll" in kinds:
            seat.roll()
        elif "pass" in kinds:
            seat.passe()
        else:
            seat.page(after=expected.seq, wait_s=0.2)
    except Conflict:
        pass


class Played:
    """A service's guests, who keep what clients keep: tokens, keys, ids of events, answers."""

    def __init__(self, url: str, api_key: str, hook_url: str) -> None:
        self.api_key = api_key
        self.answers: dict[str, tuple[int, bytes]] = {}
        with Client(url, api_key=api_key) as client:
            self.secret = client.api.create_webhook(body=_webhook(hook_url)).secret
            table = client.create_game("wikimonde", options=OPTIONS, name="played", visibility="public")
            self.game = table.id
            self.seats = {name: table.join(name) for name in ("Perceval", "Karadoc")}
            self.tokens = {name: (seat.player, seat.token) for name, seat in self.seats.items()}
            self.seats["Perceval"].start()
            # Some dice, and the opening is over: a shout before it would be refused.
            rounds = 0
            while rounds < 6 or not any(event["type"] == "turn_started" for event in log(url, self.game)):
                rounds += 1
                for seat in self.seats.values():
                    step(seat)
            self.waiting = client.create_game("titouan", options=WAITING, name="waiting").id
            for name in ("Bohort", "Lancelot"):
                seat = client.table(self.waiting).join(name)
            seat.start()
            self.lobby = client.create_game("wikimonde", name="in the lobby", visibility="public").id

    def retried(self, url: str) -> tuple[int, bytes, str | None]:
        """An act with a key: its status and body, and whether it was replayed."""
        _, token = self.tokens["Karadoc"]
        answer = httpx.post(
            f"{url}/v1/games/{self.game}/annonces",
            json={"annonce": "grelotte_ca_picote"},
            headers={"Authorization": f"Bearer {token}", "Idempotency-Key": "one-key-for-one-act-0123456789"},
            timeout=30,
        )
        return answer.status_code, answer.content, answer.headers.get("Idempotent-Replayed")

    def stream(self, url: str, after: str, until_seq: int | None = None) -> list[tuple[str, dict[str, Any]]]:
        """Ids and events behind one, by the live stream; to the end of the game, or to this seq."""
        found: list[tuple[str, dict[str, Any]]] = []
        headers = {"Accept": "text/event-stream", **({"Last-Event-ID": after} if after else {})}
        address = f"{url}/v1/games/{self.game}/events"
        with httpx.stream("GET", address, headers=headers, timeout=60) as answer:
            assert answer.status_code == 200
            name = ""
            for line in answer.iter_lines():
                if line.startswith("id:"):
                    name = line[3:].strip()
                elif line.startswith("data:") and (told := json.loads(line[5:])).get("seq"):
                    found.append((name, told))
                    if told["seq"] == until_seq:
                        return found
        return found

    def play_to_the_end(self, url: str) -> None:
        """With the tokens from before."""
        with Client(url) as client:
            seats = [client.seat(self.game, player, token) for player, token in self.tokens.values()]
            give_up = time.monotonic() + LONGEST_S
            while client.table(self.game).view().status != "finished":
                assert time.monotonic() < give_up
                for seat in seats:
                    step(seat)


def _webhook(url: str) -> Any:
    from chouette_sdk import models

    return models.WebhookBody(url=url, events=["event.*"])


def log(url: str, game: str) -> list[dict[str, Any]]:
    """All events as every spectator reads them."""
    found: list[dict[str, Any]] = []
    while True:
        after = found[-1]["seq"] if found else 0
        page = httpx.get(f"{url}/v1/games/{game}/events?after={after}&limit=500", timeout=30).json()["events"]
        if not page:
            return found
        found += page


def version(place: Place, game: str) -> int:
    """As it lies in the store: to look by HTTP would close what is due."""
    with connect(place.name) as client:
        layout: Layout = layout_of(client)
        return int(client.hget(layout.game(game), "v") or 0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


@pytest.mark.timeout(400)
@pytest.mark.nightly
def test_players_notice_nothing_but_the_pause(
    redis_cluster: Cluster, redis_url: str, own_redis: RedisServer, receiver: Receiver, tmp_path: Path
) -> None:
    first = Place(str(tmp_path / "data"))
    middle, last = Place(redis_cluster.url, redis_url), Place(own_redis.url)
    with serving(tmp_path / "1", first) as service:
        words = ("--scope", "games", "--scope", "webhooks", "--data-dir", first.name)
        key = chouette("keys", "create", "league", *words).strip()
        played = Played(service.url, key, receiver.url("flaky/moved"))
        answered = played.retried(service.url)
        assert answered[0] == 201, answered[1]
        assert answered[2] is None
        seen = played.stream(service.url, "", until_seq=len(log(service.url, played.game)))
        before = {game: log(service.url, game) for game in (played.game, played.waiting, played.lobby)}
    said = chouette("move", first.name, middle.name, "--to-rq", middle.rq, *LOOKING)
    assert "was moved to" in said
    assert "3 games" in said
    with serving(tmp_path / "2", middle) as service:
        assert played.retried(service.url) == (*answered[:2], "true")
        for game, events in before.items():
            after = log(service.url, game)
            assert after[: len(events)] == events
            assert not any(event["type"] == "rewound" for event in after)
        at = version(middle, played.waiting)
        assert eventually(lambda: version(middle, played.waiting) > at + 1, 60), "the alarm closes what was open"
        assert {game["id"] for game in httpx.get(f"{service.url}/v1/games?limit=50").json()["games"]} == set(before)
        with Client(service.url, api_key=played.api_key) as client:
            assert {game.id for game in client.own_games()} == set(before)
            step(client.seat(played.game, *played.tokens["Perceval"]))
    chouette("move", middle.name, last.name, "--from-rq", middle.rq, *LOOKING)
    with serving(tmp_path / "3", last) as service:
        assert played.retried(service.url) == (*answered[:2], "true")
        played.play_to_the_end(service.url)
        whole = log(service.url, played.game)
        told = [*seen, *played.stream(service.url, seen[-1][0])]
        assert [event for _, event in told] == whole
        assert [event["seq"] for event in whole] == list(range(1, len(whole) + 1))
        assert not any(event["type"] == "rewound" for event in whole)
        expected = {(game, event["seq"]) for game in before for event in before[game]}
        expected |= {(played.game, event["seq"]) for event in whole}

        def delivered() -> set[tuple[str, int]]:
            data = [got.verified(played.secret)["data"] for got in receiver.told("flaky/moved")]
            return {(one["game"]["id"], one["seq"]) for one in data}

        assert eventually(lambda: expected <= delivered(), 90), sorted(expected - delivered())
        record = httpx.get(f"{service.url}/v1/games/{played.game}/record").text
    (tmp_path / "game.yaml").write_text(record)
    chouette("replay", "--check", str(tmp_path / "game.yaml"))
    with pytest.raises(RuntimeError, match="was moved to"):
        serving(tmp_path / "4", first)
