"""A game of `modulaire` on the real clock, in which Perceval foresees the dice that Karadoc will throw."""

from __future__ import annotations

from typing import Any

from tests.http.table import bearer
from tests.http.test_modulaire_games import COMING, PERCEVAL_FIRST
from tests.webhooks.conftest import Integrator, until

OPTIONS = {"pause_ms": 0, "rules": {"a3": False, "a5": False, "t3": True}}


class Foreseeing:
    """A game of two on the real clock: what is too early is sent again until it counts."""

    def __init__(self, integrator: Integrator) -> None:
        dice = [*PERCEVAL_FIRST, *[6] * 23, *COMING, 1]
        self.client = integrator.client
        self.id = integrator.ask("POST", "/games", {"ruleset": "modulaire", "dice": dice, "options": OPTIONS}).json[
            "id"
        ]
        joined = [
            self.client.post(f"/v1/games/{self.id}/players", json={"name": name}).json["seat"]
            for name in ("Perceval", "Karadoc")
        ]
        self.tokens = {seat["player"]: seat["token"] for seat in joined}

    def does(self, player: str, path: str, **body: Any) -> dict[str, Any]:
        """An act that counts."""
        sent: list[Any] = []

        def counts() -> bool:
            sent.append(self.client.post(f"/v1/games/{self.id}/{path}", json=body, headers=bearer(self.tokens[player])))
            return bool(sent[-1].json.get("code") != "too_early")

        until(counts)
        assert sent[-1].status_code == 201, sent[-1].json
        return dict(sent[-1].json)

    def log(self, player: str | None = None) -> list[dict[str, Any]]:
        headers = bearer(self.tokens[player]) if player else {}
        found = self.client.get(f"/v1/games/{self.id}/events?limit=500", headers=headers).json["events"]
        return list(found)
