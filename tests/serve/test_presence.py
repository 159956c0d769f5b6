"""A web process that is killed tells nobody who was connected to it: the alarm finds them, and the clock goes on."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import httpx

from tests.serve.running import Serving, eventually, parent_of

LEASE = {"CHOUETTE_PRESENCE_LEASE_S": "1"}


def test_kill_9_of_a_web_process_cuts_who_listened_there_unless_he_comes_back(tmp_path: Path) -> None:
    with Serving(tmp_path, environment=LEASE) as served, httpx.Client(base_url=served.url) as client:
        made = client.post("/v1/games", json={"ruleset": "wikimonde", "options": {"away_ms": 1_000}}).json()
        game = f"/v1/games/{made['id']}"
        tokens = [client.post(f"{game}/players", json={"name": n}).json()["seat"]["token"] for n in ("A", "B")]
        started = client.post(f"{game}/start", json={}, headers={"Authorization": f"Bearer {tokens[0]}"})
        assert started.status_code == 201, started.text
        headers = {"Authorization": f"Bearer {tokens[1]}", "Accept": "text/event-stream"}
        with httpx.stream("GET", served.url + f"{game}/events", headers=headers, timeout=30) as stream:
            next(stream.iter_raw())
            for pid in _web_processes(served):
                os.kill(pid, signal.SIGKILL)

        def told(kind: str) -> list[dict[str, Any]]:
            try:
                return [e for e in client.get(f"{game}/events?limit=500").json()["events"] if e["type"] == kind]
            except httpx.HTTPError:
                return []

        assert eventually(lambda: bool(told("presence_changed")), 30)
        [lost], [stood] = told("connection_lost"), told("presence_changed")
        assert (stood["player"], stood["presence"], stood["reason"]) == ("b", "standing", "cut")
        assert stood["at"] == lost["stands_at"] >= lost["at"] + 1_000
        with httpx.stream("GET", served.url + f"{game}/events", headers=headers, timeout=30) as stream:
            next(stream.iter_raw())
            assert eventually(lambda: bool(told("connection_restored")))


def _web_processes(served: Serving) -> list[int]:
    """Those that gunicorn has forked."""
    lines = served.family()
    return [pid for pid, line in lines.items() if "gunicorn" in line and "gunicorn" in lines.get(parent_of(pid), "")]
