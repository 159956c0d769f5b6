"""A Redis that comes back empty: the games are gone, everybody is told so, and new ones are played at once."""

from __future__ import annotations

import time
from contextlib import suppress

import httpx

from tests.support.redis import RedisServer
from tests.survival.redis_faults import forget
from tests.survival.trial import Outcome, trial

PATIENCE_S = 30.0


def forgotten(url: str, server: RedisServer, games: int) -> Outcome:
    """Make a game, restart Redis empty, and play others on the service as it runs."""
    with httpx.Client(base_url=url, timeout=5) as http:
        made = http.post("/v1/games", json={"ruleset": "wikimonde", "player": {"name": "Perceval"}}).json()
        forget(server)
        path, token = f"/v1/games/{made['id']}", made["seat"]["token"]
        answer = _asked(http, http.build_request("GET", path))
        shout = _asked(
            http,
            http.build_request(
                "POST", f"{path}/annonces", json={"annonce": "pass"}, headers={"Authorization": f"Bearer {token}"}
            ),
        )
    outcome = trial("Redis restarted empty", url, lambda: None, games=games, every_s=0.1, rounds=1)
    for what, found in {"looking at": answer, "acting in": shout}.items():
        if (found.status_code, found.json()["code"]) != (404, "game_not_found"):
            outcome.faults.bent.append(f"{what} a forgotten game was answered {found.status_code}: {found.text}")
    return outcome


def _asked(http: httpx.Client, request: httpx.Request) -> httpx.Response:
    """The first answer that is not about the store being away: each web process finds it again by itself."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            answer = http.send(request)
            if answer.status_code != 503:
                return answer
        time.sleep(0.1)
    raise AssertionError("the service did not find its Redis again")
