"""The service's own application with one route more, the floor: the same stack, one Lua script, and no game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from flask import Flask, Response

from service import engine
from service.app import create_app
from service.engine.core.actions.acts import Annonce
from service.games.session import Envelope
from service.http.act_requests import respond
from service.http.openapi.smorest import Resource
from service.http.requests.acts import AnnonceBody
from service.http.responses.acts import ActAnswer
from service.http.responses.encoding import encode
from service.settings import Settings
from service.store import keys
from service.store.idempotency import Answer
from service.store.meta import Meta
from service.store.redis.connection import connect
from service.store.redis.scripts.script import Script
from tests.benchmarks import tables

_encode = msgspec.json.Encoder().encode


def create() -> Flask:
    """`POST /v1/floor/{id}/annonces` reads the same body, stores as many bytes and answers as many as a real shout."""
    settings = Settings.from_env()
    app = create_app(settings)
    script = Script(connect(settings.redis_url), Path(__file__).with_name("floor.lua"))
    blob, events, body = sample()
    blueprint = Resource("floor", __name__, url_prefix="/v1")

    @blueprint.body(AnnonceBody)
    def floor(body_read: dict[str, Any], game_id: str) -> Response:
        script([keys.game(game_id), keys.events(game_id)], [blob, keys.live(game_id), events])
        return respond(Answer(201, body, {"ETag": '"1"'}))

    blueprint.add_url_rule("/floor/<string:game_id>/annonces", endpoint="floor", view_func=floor, methods=["POST"])
    app.register_blueprint(blueprint)
    return app


def sample() -> tuple[bytes, bytes, bytes]:
    """What one real shout stores, tells and answers."""
    game = tables.waiting(tables.SUITE, 0, tie_ms=5000)
    window = tables.reaction(game)
    tokens = {player.id: "0" * 64 for player in game.state.players}
    game.fresh.clear()
    act = Annonce(player=window.who[0], at=window.opened, annonce=window.words[0])
    engine.play(game, act)
    blob = _encode(Envelope(Meta("public", 0, test_dice=True, tokens=tokens), msgspec.Raw(engine.encode(game))))
    answer = ActAnswer(effect="counted", at=act.at, version=9, seq=game.state.events, events=list(game.fresh))
    return blob, b"\n".join(map(_encode, game.fresh)), encode(answer)
