"""Acts that are as they should be, answered ahead of Flask: half of what an annonce costs would be its framework.

Any other request, and any body that is not plainly right, goes on to Flask and is answered there. What refuses
an act here is worded by Flask as well, so that there is one way to be refused. Nothing is decided here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from http import HTTPStatus
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec
from flask import Flask

from service.http.act_requests import headers_out
from service.http.errors.problems import Problem
from service.http.pipeline import request_body, request_metrics, security_headers
from service.http.requests.fields import Body
from service.http.requests.plain_bodies import Read, reader_of
from service.http.wiring import BODY, EXTENSION, Wiring, direct
from service.json_types import JsonObject
from service.store.idempotency import Answer

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

LARGEST = 4096
"""Bytes of a body that is read here."""

_PATH = re.compile(r"/v1/games/([A-Za-z0-9_-]{1,64})/([a-z]{1,16})")
_STATUS = {status.value: f"{status.value} {status.phrase.upper()}" for status in HTTPStatus}


class DirectAct(msgspec.Struct, frozen=True):
    """An operation whose acts may be answered here.

    place: the last part of its address. operation: its operationId. policy: the rate limit that it counts against.
    read: its plain bodies. do: what the operation does with a body and a game's id.
    """

    place: str
    operation: str
    policy: str
    read: Read
    do: Callable[[JsonObject, str], Answer]

    @classmethod
    def of(
        cls, place: str, operation: str, policy: str, body: type[Body], do: Callable[[JsonObject, str], Answer]
    ) -> DirectAct:
        """One whose body this schema describes."""
        return cls(place, operation, policy, reader_of(body), do)


class DirectActs:
    """WSGI middleware right before Flask's own."""

    def __init__(self, app: Flask, inner: WSGIApplication, acts: Iterable[DirectAct]) -> None:
        self._app = app
        self._inner = inner
        self._wiring: Wiring = app.extensions[EXTENSION]
        self._acts = {act.place: act for act in acts}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer an act, or hand the request on."""
        act, game_id = self._meant(environ)
        if act is None:
            return self._inner(environ, start_response)
        environ[EXTENSION] = self._wiring
        now, refusal, answer = direct.set(environ), None, None
        try:
            answer = self._answer(act, game_id, environ)
        except Exception as error:
            refusal = error
        finally:
            direct.reset(now)
            # What Flask answers it reads by itself.
            environ.pop(BODY, None)
        if refusal is not None:
            return self._refused(refusal, environ, start_response)
        if answer is None:
            return self._inner(environ, start_response)
        environ[request_metrics.OPERATION], environ[request_metrics.GAME] = act.operation, game_id
        headers = headers_out(answer)
        headers.append(("Content-Length", str(len(answer.body))))
        headers += security_headers.DATA
        headers += self._wiring.rate_limits.left(environ)
        start_response(_STATUS[answer.status], headers)
        return [answer.body]

    def _meant(self, environ: WSGIEnvironment) -> tuple[DirectAct | None, str]:
        """The operation that is asked for, and the game; None where Flask has to look."""
        found = _PATH.fullmatch(environ["PATH_INFO"])
        if found is None:
            return None, ""
        act = self._acts.get(found[2])
        length = environ.get("CONTENT_LENGTH") or ""
        usual = (
            environ["REQUEST_METHOD"] == "POST"
            and environ.get("CONTENT_TYPE") == "application/json"
            and not environ.get("QUERY_STRING")
            and not environ.get("SCRIPT_NAME")
            and "HTTP_CONTENT_ENCODING" not in environ
            and "HTTP_TRANSFER_ENCODING" not in environ
            and length.isascii()
            and length.isdigit()
            and len(length) <= 4
            and int(length) <= min(LARGEST, self._wiring.settings.max_body_bytes)
        )
        return (act, found[1]) if usual else (None, "")

    def _answer(self, act: DirectAct, game_id: str, environ: WSGIEnvironment) -> Answer | None:
        """The answer to an act; None where its body is for Flask to read. Raises what refuses it."""
        self._wiring.rate_limits.admit(act.policy, environ)
        announced, source = int(environ["CONTENT_LENGTH"]), environ["wsgi.input"]

        def whole() -> bytes:
            try:
                return bytes(source.read(announced))
            except Exception as error:
                raise Problem("body_incomplete") from error

        raw = request_body.take(whole, announced)
        body = act.read(raw)
        if body is None:
            environ["wsgi.input"] = BytesIO(raw)
            return None
        environ[BODY] = raw
        return act.do(body, game_id)

    def _refused(self, error: Exception, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """As Flask would answer this exception."""
        app = self._app
        with app.request_context(environ):
            response = app.process_response(app.make_response(app.handle_user_exception(error)))
            return response(environ, start_response)
