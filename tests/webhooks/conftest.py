"""What tests of webhooks share: a receiver, and an integrator with a key who asks over HTTP."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.access.keys import Key, digest
from service.app import create_app
from service.http.wiring import EXTENSION
from tests.support.places import DEAR, Place, place_on
from tests.webhooks.receiver import Receiver

ROOT = Path(__file__).parents[2]
SCHEDULE = (0.2, 0.2)
QUICK = {"webhook_http": True, "webhook_networks": ("127.0.0.0/8",), "webhook_schedule_s": SCHEDULE,
         "webhook_timeout_s": 1.0, "webhook_give_up_s": 1, "allow_test_dice": True}  # fmt: skip


def until(true: Callable[[], bool], seconds: float = 40) -> None:
    """Wait for a condition; far longer than it should take, for machines with much to do."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


class Integrator:
    """Somebody with a key, who makes games and webhooks."""

    def __init__(self, app: Flask, name: str) -> None:
        self.app = app
        self.client: FlaskClient = app.test_client()
        self.headers = {"X-API-Key": f"ck_{name}"}
        self.id = f"key_{name}"
        self.put()

    def put(self, **more: Any) -> None:
        """Have the key in the repository, as it is or otherwise."""
        scopes = more.pop("scopes", frozenset({"games", "webhooks"}))
        key = Key(id=self.id, name="test", scopes=scopes, created=1, **more)
        self.app.extensions[EXTENSION].keys.repository.put(digest(self.headers["X-API-Key"]), key)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> TestResponse:
        sent = {**self.headers, **{name.replace("_", "-"): text for name, text in headers.items()}}
        return self.client.open(f"/v1{path}", method=method, json=body, headers=sent)

    def hook(self, url: str, *events: str, **more: Any) -> dict[str, Any]:
        made = self.ask("POST", "/webhooks", {"url": url, "events": list(events or ("*",)), **more})
        assert made.status_code == 201, made.json
        found: dict[str, Any] = made.json
        return found

    def seen(self, hook: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/webhooks/{hook['id']}").json
        return found

    def deliveries(self, hook: dict[str, Any]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", f"/webhooks/{hook['id']}/deliveries?limit=100").json["deliveries"]
        return found

    def trial(self, hook: dict[str, Any]) -> dict[str, Any]:
        sent = self.ask("POST", f"/webhooks/{hook['id']}/test", {})
        assert sent.status_code == 202, sent.json
        found: dict[str, Any] = sent.json
        return found

    def game(self, *names: str, **body: Any) -> str:
        """A game in its lobby, with these players."""
        made = self.ask("POST", "/games", {"ruleset": "wikimonde", **body})
        assert made.status_code == 201, made.json
        game_id: str = made.json["id"]
        for name in names:
            joined = self.client.post(f"/v1/games/{game_id}/players", json={"name": name})
            assert joined.status_code == 201, joined.json
        return game_id


class Postman:
    """The sending process, as the supervisor starts it."""

    def __init__(self, place: Place, **changed: str) -> None:
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")},
            **place.environment,
            "CHOUETTE_LOG_LEVEL": "WARNING",
            "CHOUETTE_WEBHOOK_HTTP": "true",
            "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8",
            "CHOUETTE_WEBHOOK_SCHEDULE_S": ",".join(str(pause) for pause in SCHEDULE),
            "CHOUETTE_WEBHOOK_TIMEOUT_S": str(QUICK["webhook_timeout_s"]),
            "CHOUETTE_WEBHOOK_GIVE_UP_S": str(QUICK["webhook_give_up_s"]),
            "CHOUETTE_WEBHOOK_CONCURRENCY": "3",
            **changed,
        }
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "worker.delivery"], cwd=ROOT, env=self._environment)

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.close()


@pytest.fixture(scope="module", params=DEAR)
def post_place(request: pytest.FixtureRequest) -> Place:
    """Where the games are of all tests of a module, as a sending process is for all of them too."""
    return place_on(request.param, request)


@pytest.fixture(scope="module")
def post_app(post_place: Place) -> Flask:
    return create_app(post_place.settings(**QUICK))


@pytest.fixture(scope="module")
def postman(post_place: Place) -> Iterator[Postman]:
    found = Postman(post_place)
    yield found
    found.kill()


@pytest.fixture
def integrator(post_app: Flask, request: pytest.FixtureRequest) -> Integrator:
    """A key of its own for each test, so that they may share everything else."""
    return Integrator(post_app, request.node.name[-24:].replace("[", "_").replace("]", "_"))
