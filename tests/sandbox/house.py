"""A service in memory with a sandbox, and games in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.http.table import START, HandClock, application, bearer

RACE = "wikimonde-window-pas-mou-le-caillou-race-chouette-velute"


@dataclass
class Standing:
    """A game of the sandbox, and the tokens of its seats."""

    client: FlaskClient
    id: str
    answer: dict[str, Any]
    tokens: dict[str, str] = field(default_factory=dict)

    @classmethod
    def made(cls, client: FlaskClient, **body: Any) -> Standing:
        made = client.post("/v1/sandbox/games", json=body)
        assert made.status_code == 201, made.json
        tokens = {seat["player"]: seat["token"] for seat in made.json["seats"] if seat["token"]}
        return cls(client, made.json["id"], made.json, tokens)

    @property
    def anyone(self) -> str:
        return next(iter(self.tokens))

    def post(self, player: str, path: str, body: Any = None, **headers: str) -> TestResponse:
        sent = {**bearer(self.tokens[player]), **{name.replace("_", "-"): text for name, text in headers.items()}}
        return self.client.post(f"/v1/games/{self.id}/{path}", json=body or {}, headers=sent)

    def view(self, player: str | None = None) -> dict[str, Any]:
        found = self.client.get(f"/v1/games/{self.id}", headers=bearer(self.tokens[player or self.anyone]))
        assert found.status_code == 200, found.json
        return dict(found.json)

    def expected(self, player: str) -> dict[str, Any]:
        found = self.client.get(f"/v1/games/{self.id}/expected", headers=bearer(self.tokens[player]))
        assert found.status_code == 200, found.json
        return dict(found.json)

    def expected_of(self, name: str) -> list[str]:
        """The players who may say this now."""
        return [one for one in self.tokens if name in [act["name"] for act in self.expected(one)["acts"]]]

    def move(self, body: Any, player: str = "", **headers: str) -> TestResponse:
        sent = {**bearer(self.tokens[player or self.anyone]), **{k.replace("_", "-"): v for k, v in headers.items()}}
        return self.client.post(f"/v1/sandbox/games/{self.id}/clock", json=body, headers=sent)

    def advance(self, ms: int) -> dict[str, Any]:
        moved = self.move({"advance_ms": ms})
        assert moved.status_code == 200, moved.json
        return dict(moved.json)

    def next_deadline(self) -> dict[str, Any]:
        moved = self.move({"to": "next_deadline"})
        assert moved.status_code == 200, moved.json
        return dict(moved.json)


def sandbox(clock: HandClock | None = None, **settings: Any) -> FlaskClient:
    """A client of a service that allows test games."""
    return application(clock or HandClock(START), **{"limits": {}, **settings}).test_client()
