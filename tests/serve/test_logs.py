"""The logs of a real service: one JSON object a line, games to find again, and no secret at any level."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import redis

from tests.serve.running import Serving, eventually

QUICK = {"turn_ms": 1000, "decision_ms": 1000, "reaction_ms": 500, "pause_ms": 100}


def test_a_game_is_found_in_every_part_and_its_secrets_in_none(tmp_path: Path) -> None:
    environment = {"CHOUETTE_LOG_LEVEL": "debug", "CHOUETTE_LOG_FORMAT": "json"}
    with Serving(tmp_path, environment=environment) as serving:
        body = {"ruleset": "wikimonde", "options": QUICK, "player": {"name": "Perceval"}}
        made = httpx.post(f"{serving.url}/v1/games", json=body).json()
        url, token = f"{serving.url}/v1/games/{made['id']}", made["seat"]["token"]
        seated = {"Authorization": f"Bearer {token}"}
        other = httpx.post(f"{url}/players", json={"name": "Karadoc"}).json()["seat"]["token"]
        assert httpx.post(f"{url}/start", headers=seated).status_code == 201
        httpx.get(f"{url}/events", params={"ticket": f"{token}x"})
        httpx.get(f"{url}/expected", headers={"Authorization": "Bearer wrong-" + token})
        assert eventually(lambda: '"looked"' in serving.said)
        metrics = httpx.get(f"{serving.url}/metrics").text
        with redis.Redis(unix_socket_path=str(tmp_path / "data" / "redis.sock")) as client:
            kept = b" ".join(client.hgetall(f"chouette:{{{made['id']}}}:game").values()).decode(errors="replace")
    # What the first answer tells already, the hash of the seed among it, is no secret.
    hidden = [found for found in re.findall(r"[0-9a-f]{64}", kept) if found not in json.dumps(made)]
    assert hidden
    told = serving.said + metrics
    assert not [secret for secret in (token, other, *hidden) if secret in told]
    lines = [json.loads(line) for line in serving.said.splitlines() if line.startswith("{")]
    assert {line.get("part", "web") for line in lines} >= {"web", "worker"}
    assert [line for line in lines if line["event"] == "request" and line.get("game") == made["id"]]
    assert [line for line in lines if line["event"] == "looked" and made["id"] in line["games"]]
