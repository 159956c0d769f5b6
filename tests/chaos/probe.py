"""How long a shard is away for its clients: from a trouble to the first act on it that is acknowledged."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

import httpx

from service.access.credentials import new_game_id
from service.store.idempotency import Idempotency

AGAIN_S = 0.05
TIMEOUT_S = 5.0
PATIENCE_S = 60.0
ANONYMOUS = hashlib.sha256(b"\n").hexdigest()
"""The scope of the keys of all who come without credentials."""


def key_for(wanted: Callable[[str], bool]) -> tuple[str, str]:
    """An Idempotency-Key whose game has an id that is wanted, and that id."""
    while True:
        key = secrets.token_urlsafe(16)
        game_id = new_game_id(Idempotency(key=key, fingerprint="", scope=ANONYMOUS))
        if wanted(game_id):
            return key, game_id


def first_act_s(url: str, wanted: Callable[[str], bool], begun: float) -> float:
    """Ask for a game whose id is wanted until it is made; how long (s) after `begun` (time.monotonic()) that was."""
    key, game_id = key_for(wanted)
    body = {"ruleset": "wikimonde", "visibility": "private", "player": {"name": "Bohort"}}
    with httpx.Client(base_url=url, timeout=TIMEOUT_S) as http:
        while time.monotonic() - begun < PATIENCE_S:
            try:
                made = http.post("/v1/games", json=body, headers={"Idempotency-Key": key})
            except httpx.TransportError:
                time.sleep(AGAIN_S)
                continue
            if made.status_code == 201:
                assert made.json()["id"] == game_id, "the probe would be of another shard"
                return time.monotonic() - begun
            assert made.status_code == 503, made.text
            time.sleep(AGAIN_S)
    raise AssertionError(f"no act on the shard within {PATIENCE_S:g} s")
