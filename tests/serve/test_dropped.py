"""Streams over HTTP end, and say why, as soon as what opened them opens the game no more."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.serve.running import ROOT, Serving, eventually

FORM = {"Accept": "application/x-ndjson"}
TOLD = {"event": "dropped", "data": {"reason": "token"}}


@dataclass
class Follower:
    """A client that follows a game's events in a thread of its own, until its stream ends."""

    url: str
    headers: dict[str, str]
    said: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert eventually(lambda: bool(self.said)), "the stream has begun"

    def _run(self) -> None:
        with httpx.stream("GET", self.url, headers={**self.headers, **FORM}, timeout=60) as stream:
            if stream.status_code != 200:
                self.said.append(stream.status_code)
            for line in stream.iter_lines():
                if line:
                    self.said.append(httpx.Response(200, text=line).json())

    def ended(self) -> bool:
        """Whether the stream ends, and with the reason that is told for tokens."""
        self._thread.join(30)
        return not self._thread.is_alive() and bool(self.said[-1] == TOLD)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dropped")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[httpx.Client]:
    with (
        Serving(folder, environment={"CHOUETTE_HEARTBEAT_S": "0.5"}) as served,
        httpx.Client(base_url=served.url, timeout=20) as client,
    ):
        yield client


def keys(folder: Path, *asked: str) -> str:
    command = [sys.executable, "-m", "service.cli", "keys", *asked, f"--data-dir={folder}/data"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@dataclass
class Guests:
    """A game for guests, by a key of its own."""

    client: httpx.Client
    key: dict[str, str]
    url: str = ""

    def __post_init__(self) -> None:
        body = {"ruleset": "wikimonde", "seats": "invited", "watching": "invited"}
        made = self.client.post("/v1/games", json=body, headers=self.key).raise_for_status()
        self.url = f"/v1/games/{made.json()['id']}"

    def invite(self, **body: Any) -> Any:
        return self.client.post(f"{self.url}/invitations", json=body, headers=self.key).raise_for_status().json()

    def follow(self, headers: dict[str, str]) -> list[Follower]:
        """Two streams: with what these headers bring, and with a ticket for it."""
        ticket = self.client.post(f"{self.url}/stream-tickets", headers=headers).raise_for_status().json()["url"]
        base = str(self.client.base_url).rstrip("/")
        return [Follower(f"{base}{self.url}/events", headers), Follower(f"{base}{ticket}", {})]


@pytest.fixture
def guests(client: httpx.Client, folder: Path) -> Guests:
    return Guests(client, {"X-API-Key": keys(folder, "create", "guests", "--scope=games")})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_guests_streams_end_when_the_invitation_is_over(guests: Guests) -> None:
    followers = guests.follow(bearer(guests.invite(kind="watch", expires_in_s=6)["token"]))
    assert [each.ended() for each in followers] == [True, True]


def test_a_guests_streams_end_when_the_invitation_is_taken_back(guests: Guests) -> None:
    stays, gone = (guests.invite(kind="watch") for _ in range(2))
    others, followers = guests.follow(bearer(stays["token"])), guests.follow(bearer(gone["token"]))
    guests.client.delete(f"{guests.url}/invitations/{gone['invitation']['id']}", headers=guests.key).raise_for_status()
    assert [each.ended() for each in followers] == [True, True]
    guests.client.delete(guests.url, headers=guests.key).raise_for_status()
    assert eventually(lambda: all(each.said[-1].get("type") == "game_finished" for each in others)), "they go on"


def test_a_seats_streams_end_when_its_token_is_replaced_and_the_new_one_goes_on(guests: Guests) -> None:
    body = {"name": "Perceval", "invitation": guests.invite()["token"]}
    seat = guests.client.post(f"{guests.url}/players", json=body).raise_for_status().json()["seat"]
    followers = guests.follow(bearer(seat["token"]))
    again = guests.client.post(f"{guests.url}/players/perceval/token", headers=bearer(seat["token"]))
    assert [each.ended() for each in followers] == [True, True]
    more = guests.follow(bearer(again.raise_for_status().json()["token"]))
    assert [each.said[0]["type"] for each in more] == ["game_created", "game_created"]
    guests.client.delete(f"{guests.url}/players/perceval", headers=guests.key).raise_for_status()
    assert [each.ended() for each in more] == [True, True], "the seat was given away"


def test_an_organisers_streams_end_when_the_key_is_revoked(guests: Guests, folder: Path) -> None:
    followers = guests.follow(guests.key)
    [key] = [line.split()[0] for line in keys(folder, "list").splitlines() if line.startswith("key_")][-1:]
    keys(folder, "revoke", key)
    assert [each.ended() for each in followers] == [True, True]
