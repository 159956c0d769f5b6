"""A service for tests of connections: in memory, with one game whose log is larger than any socket's buffer.

`/loud` tells the ids of that game and of a quiet one with a ticket for each, and how many listen now.
"""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Flask

from service import engine
from service.app import create_app
from service.games.service import GameService
from service.games.session import GameSession
from service.http.wiring import EXTENSION
from service.settings import Settings
from service.store.clock import StoreClock
from service.store.commits import Loaded
from service.store.memory.store import MemoryStore

EVENTS = 3000
SIZE = 1000


def app() -> Flask:
    """What gunicorn serves."""
    settings = Settings.from_env()
    service = GameService(MemoryStore(), settings, StoreClock())
    made = create_app(settings, service)
    games: dict[str, Any] = {}

    @made.get("/loud")
    def loud() -> dict[str, Any]:
        return {**games, "listening": len(made.extensions[EXTENSION].listening)}

    client = made.test_client()
    for name in ("loud", "quiet"):
        answer = client.post("/v1/games", json={"ruleset": "wikimonde", "player": {"name": "Perceval"}}).json
        token = {"Authorization": f"Bearer {answer['seat']['token']}"}
        ticket = client.post(f"/v1/games/{answer['id']}/stream-tickets", headers=token).json["ticket"]
        games[name] = {"id": answer["id"], "ticket": ticket}
    _shout(service, games["loud"]["id"])

    return made


def _shout(service: GameService, game_id: str) -> None:
    """Add events that mean nothing, up to so many in all."""
    known = service.store.load(game_id)
    assert isinstance(known, Loaded)
    assert known.blob is not None
    first = len(service.events(game_id, 0, 500)) + 1
    events = [b'{"seq":%d,"type":"noise","noise":"%s"}' % (seq, b"!" * SIZE) for seq in range(first, EVENTS + 1)]
    table = GameSession.open(engine, game_id, known.version, known.nonces, known.blob)
    table.game.state.events = EVENTS
    commit = table.commit(ttl_ms=0)
    service.store.commit(msgspec.structs.replace(commit, events=events, first_seq=first))
