"""A floor that owes nothing to the service: bare Flask and one script by redis-py, as large as an annonce."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import redis
from flask import Flask, Response, request

SAMPLE = "BENCHMARK_SAMPLE"
"""Variable: the file with the state, the events and the answer (bytes, msgpack) that one annonce makes."""


def create() -> Flask:
    """`POST /v1/plain/{id}/annonces` reads a body, stores as many bytes and answers as many as a real shout."""
    blob, events, body = msgspec.msgpack.decode(Path(os.environ[SAMPLE]).read_bytes(), type=tuple[bytes, bytes, bytes])
    app = Flask(__name__)
    client = redis.Redis.from_url(os.environ["CHOUETTE_REDIS_URL"])
    script = client.register_script(Path(__file__).with_name("floor.lua").read_text(encoding="utf-8"))

    @app.post("/v1/plain/<string:game_id>/annonces")
    def annonce(game_id: str) -> Response:
        request.get_json()
        name = f"plain:{{{game_id}}}"
        script(keys=[f"{name}:game", f"{name}:events"], args=[blob, f"{name}:live", events])
        return Response(body, status=201, content_type="application/json")

    return app
