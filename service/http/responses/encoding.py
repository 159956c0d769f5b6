"""Answers as bytes, encoded by msgspec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response

_encoder = msgspec.json.Encoder()


def encode(body: Any) -> bytes:
    """The JSON of a struct."""
    return _encoder.encode(body)


def answer(
    body: Any, status: int = 200, *, etag: str | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """A JSON answer; what is about one game is for its asker alone and to be asked for again."""
    response = Response(encode(body), status=status, content_type="application/json")
    response.headers["Cache-Control"] = "private, no-cache" if etag else "no-store"
    response.headers["Vary"] = "Authorization, Accept"
    if etag:
        response.set_etag(etag)
    response.headers.update(headers or {})
    return response
