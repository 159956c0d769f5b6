"""Schemathesis with all of its checks against the running service: it does what its document says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from service.access.keys import SCOPES
from tests.serve.running import ROOT, Serving

HERE = Path(__file__).parent
# A stream ends soon and a long poll gives up soon, so that the time goes into questions and not into waiting.
BRISK = {
    "CHOUETTE_LONG_POLL_MAX_S": "0.05",
    "CHOUETTE_STREAM_MAX_S": "0.1",
    "CHOUETTE_HEARTBEAT_S": "0.05",
    "CHOUETTE_ALLOW_TEST_DICE": "true",
    # A fuzzer is the flood that limits are for; they have tests of their own.
    "CHOUETTE_LIMITS": "off",
    "CHOUETTE_LOG_LEVEL": "warning",
}
CONFIG = """
[parameters]
"path.game_id" = "{game}"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 422]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 414, 422, 431]

[[operations]]
include-name = "PUT /v1/games/{{game_id}}/players/{{player_id}}/presence"
parameters = {{ "path.player_id" = "perceval", "path.game_id" = "{game}" }}
"""
# At tables of their own, since they would end the game of all others, or take the token of its seat away.
APART = {
    "cancel_game": "DELETE /v1/games/{game_id}",
    "leave_game": "DELETE /v1/games/{game_id}/players/{player_id}",
    "replace_token": "POST /v1/games/{game_id}/players/{player_id}/token",
}
OPERATION = """
[[operations]]
include-name = "{name}"
parameters = {{ {parameters} }}
"""


@pytest.mark.timeout(180)
def test_the_service_does_what_its_document_says(tmp_path: Path) -> None:
    service = Serving(tmp_path / "service", environment=BRISK)
    try:
        key = _key(tmp_path / "service" / "data")
        game, token = _table(service.url)
        config, tokens = CONFIG.format(game=game), {"": token}
        for operation, name in APART.items():
            spare, tokens[operation] = _table(service.url, key)
            known = {"game_id": spare, "player_id": "perceval"}
            parameters = ", ".join(f'"path.{part}" = "{id_}"' for part, id_ in known.items() if f"{{{part}}}" in name)
            config += OPERATION.format(name=name, parameters=parameters)
        (tmp_path / "schemathesis.toml").write_text(config)
        run = subprocess.run(
            [
                str(Path(sys.executable).parent / "schemathesis"),
                f"--config-file={tmp_path / 'schemathesis.toml'}",
                "run",
                f"{service.url}/openapi.json",
                "--checks=all",
                "--max-examples=8",
                "--max-time=30",
                "--seed=20",
                "--no-color",
                "--generation-database=none",
            ],
            cwd=tmp_path,
            env={
                **os.environ,
                "SCHEMATHESIS_HOOKS": "hooks",
                "PYTHONPATH": str(HERE),
                "FUZZ_TOKENS": json.dumps(tokens),
                "FUZZ_KEY": key,
            },
            capture_output=True,
            text=True,
            timeout=150,
            check=False,
        )
    finally:
        service.stop()
    (tmp_path / "schemathesis.log").write_text(run.stdout)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert "Unhandled" not in service.said
    assert "unhandled error" not in service.said


def _key(folder: Path) -> str:
    """A key of the service with this data that may do all that a key may."""
    scopes = (f"--scope={scope}" for scope in SCOPES)
    command = [sys.executable, "-m", "service.cli", "keys", "create", "fuzz", *scopes, f"--data-dir={folder}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _table(url: str, key: str = "") -> tuple[str, str]:
    """A running game of two, made with this key if there is one, and the token of its first seat."""
    body = {"ruleset": "titouan", "options": {"turn_ms": 0}, "player": {"name": "Perceval"}}
    made = httpx.post(f"{url}/v1/games", json=body, headers={"X-API-Key": key} if key else {}).json()
    game, token = made["id"], made["seat"]["token"]
    httpx.post(f"{url}/v1/games/{game}/players", json={"name": "Karadoc"}).raise_for_status()
    seat = {"Authorization": f"Bearer {token}"}
    httpx.post(f"{url}/v1/games/{game}/start", headers=seat).raise_for_status()
    return game, token
