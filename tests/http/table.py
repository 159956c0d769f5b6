"""A table for tests: an application in memory, and players who act over HTTP."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.games.service import GameService
from service.settings import Settings
from service.store.memory.store import MemoryStore
from tests.support.clock import SetClock

START = 1_800_000_000_000
DICE = [6, 1, 3, 3, 6, 1, 2, 4, 5, 5, 1, 2, 2, 5, 1, 4, 6, 3, 1, 1, 5, 2, 4, 6] * 8


class HandClock(SetClock):
    """A clock that stands still until it is moved."""

    def move(self, ms: int) -> None:
        self.time += ms


def application(clock: HandClock, **changed: Any) -> Flask:
    settings = Settings(**{"redis_url": "memory://", "allow_test_dice": True, "heartbeat_s": 0.05, **changed})
    service = GameService(MemoryStore(), settings, clock)
    return create_app(settings, service)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@dataclass
class Table:
    """A game and the tokens of its seats."""

    client: FlaskClient
    clock: HandClock
    id: str = ""
    tokens: dict[str, str] = field(default_factory=dict)

    @classmethod
    def made(cls, client: FlaskClient, clock: HandClock, **body: Any) -> Table:
        sent = {"ruleset": "wikimonde", "dice": DICE, **body}
        made = client.post("/v1/games", json={name: value for name, value in sent.items() if value is not None})
        assert made.status_code == 201, made.json
        return cls(client, clock, made.json["id"])

    @classmethod
    def seated(
        cls,
        client: FlaskClient,
        clock: HandClock,
        names: tuple[str, ...] = ("Perceval", "Karadoc"),
        **body: Any,
    ) -> Table:
        table = cls.made(client, clock, **body)
        for name in names:
            table.join(name)
        return table

    def join(self, name: str, **more: str) -> str:
        joined = self.client.post(f"/v1/games/{self.id}/players", json={"name": name, **more})
        assert joined.status_code == 201, joined.json
        seat = joined.json["seat"]
        self.tokens[seat["player"]] = seat["token"]
        return str(seat["player"])

    def post(self, player: str, path: str, body: Any = None, **headers: str) -> TestResponse:
        sent = {
            **bearer(self.tokens[player]),
            **{name.replace("_", "-"): text for name, text in headers.items()},
        }
        return self.client.post(f"/v1/games/{self.id}/{path}", json=body, headers=sent)

    def get(self, path: str = "", player: str | None = None, **headers: str) -> TestResponse:
        sent = {name.replace("_", "-"): text for name, text in headers.items()}
        if player:
            sent.update(bearer(self.tokens[player]))
        return self.client.get(f"/v1/games/{self.id}{path}", headers=sent)

    def start(self) -> None:
        started = self.post("perceval", "start", {})
        assert started.status_code == 201, started.json

    def begin(self, viewer: str | None = None) -> str:
        """Start and throw the opening dice (by the test dice: 6 for Perceval, 1 for Karadoc). Who is on turn."""
        self.start()
        while not (game := self.get("", viewer).json)["turn"]:
            for player in [who for window in game["windows"] for who in window["waiting"]]:
                self.clock.move(100)
                thrown = self.post(player, "rolls", {})
                assert thrown.status_code == 201, thrown.json
        self.clock.move(2000)
        return str(game["turn"])

    def finish(self, viewer: str | None = None) -> None:
        """Play to the end: whoever is on turn throws until somebody has won. viewer: who may look (private games)."""
        self.begin(viewer)
        for _ in range(200):
            self.clock.move(2000)
            game = self.get("", viewer).json
            if game["status"] == "finished":
                return
            if game["to_throw"]:
                self.post(game["to_throw"], "rolls")
        raise AssertionError("nobody has won")
