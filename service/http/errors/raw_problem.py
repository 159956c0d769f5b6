"""The answer to what could not be read as HTTP, and so has no request that a problem could be told in."""

from __future__ import annotations

import secrets
from http import HTTPStatus

import msgspec

from service.http.errors.problems import MEDIA_TYPE, Problem, details
from service.http.pipeline.cross_origin import Told


def answer(code: str, told: Told) -> bytes:
    """A whole HTTP answer: the problem with this code, after which the connection is closed.

    told: which pages may read it.
    """
    problem, request_id = Problem(code), secrets.token_hex(8)
    body = msgspec.json.encode(details(problem, "", request_id))
    head = (
        f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}\r\n"
        f"Content-Type: {MEDIA_TYPE}\r\nContent-Length: {len(body)}\r\nX-Request-Id: {request_id}\r\n"
        "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
        "Cross-Origin-Resource-Policy: cross-origin\r\nConnection: close\r\n"
    )
    more = "".join(f"{name}: {value}\r\n" for name, value in told.unasked())
    return f"{head}{more}\r\n".encode() + body
