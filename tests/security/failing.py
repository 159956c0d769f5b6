"""A real web server whose every operation fails as it is told to, so that each refusal of each one can be looked at."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlencode

import httpx
from flask import Flask, request
from werkzeug.exceptions import MethodNotAllowed

from service.app import create_app
from service.http.errors.kinds import KINDS
from service.http.errors.problems import Problem
from service.http.errors.refusals import REFUSALS
from service.store.errors import StoreUnavailable
from tests.security import operations
from tests.serve.running import ROOT, eventually

WISH = "fail_with"
IDS = {
    "game_id": "g", "player_id": "p", "challenge_id": "1", "ruleset_id": "r", "webhook_id": "w", "delivery_id": "d",
    "tournament_id": "t", "entry_id": "e", "table_id": "1.1",
    "invitation_id": "0" * 16, "account_id": "p_aaaaaaaaaaaaaaaaaaaa",
    "pool_id": "r_aaaaaaaaaaaaaaaaaaaa", "queue_id": "q_aaaaaaaaaaaaaaaaaaaa",
    "situation_id": "s",
}  # fmt: skip


@dataclass(frozen=True)
class Failure:
    """One way in which an operation may fail, as the document has it."""

    operation: str
    method: str
    path: str
    status: int
    code: str


@cache
def every() -> tuple[Failure, ...]:
    """Each problem of each operation."""
    found = []
    for path, item in operations.document()["paths"].items():
        for method, told in item.items():
            for status, answer in told["responses"].items() if method != "parameters" else ():
                for code in answer.get("content", {}).get("application/problem+json", {}).get("examples", {}):
                    asked = f"{re.sub(r'{(.*?)}', lambda name: IDS[name[1]], path)}?{urlencode({WISH: code})}"
                    found.append(Failure(told["operationId"], method.upper(), asked, int(status), code))
    return tuple(found)


def application() -> Flask:
    """The application, by the settings of the environment; a request with `fail_with` in its query fails with that."""
    app = create_app()
    for endpoint, view in app.view_functions.items():
        app.view_functions[endpoint] = _falling(view)
    return app


def _falling(view: Callable[..., Any]) -> Callable[..., Any]:
    def answer(*values: Any, **named: Any) -> Any:
        return fail(request.args[WISH]) if WISH in request.args else view(*values, **named)

    return answer


def fail(code: str) -> NoReturn:
    """Fail in the way that leads to this code: by the framework, by an error of ours, or by a problem."""
    match code:
        case "internal_error":
            raise RuntimeError("as it was told to")
        case "method_not_allowed":
            raise MethodNotAllowed(["GET"])
        case "store_unavailable":
            raise StoreUnavailable("as it was told to")
    raise Problem(code, status=(KINDS.get(code) or REFUSALS[code]).status)


@contextmanager
def serving(folder: Path, *options: str, **environment: str) -> Iterator[str]:
    """The address at which gunicorn serves this application, set up as the service is, for as long as the block.

    options: of gunicorn, over the service's own. environment: settings, without CHOUETTE_.
    """
    clean = {key: value for key, value in os.environ.items() if not key.startswith("CHOUETTE_")}
    settings = {"REDIS_URL": "memory://", "BIND": "127.0.0.1:0", "WORKERS": "1", "LIMITS": "off", **environment}
    log = folder / "gunicorn.log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "--config=python:service.gunicorn.config",
             *options, "tests.security.failing:application()"],
            cwd=ROOT, env={**clean, **{f"CHOUETTE_{name}": value for name, value in settings.items()}},
            stdout=written, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        assert eventually(lambda: "Booting worker" in log.read_text() or process.poll() is not None, 60)
        found = re.search(r"http://127\.0\.0\.1:[1-9][0-9]*", log.read_text())
        assert found, log.read_text()
        # It listens before it has imported anything, so that the first answer may take long where cores are short.
        httpx.get(f"{found[0]}/healthz", timeout=60, verify=False).raise_for_status()
        yield found[0]
    finally:
        process.terminate()
        process.wait(25)
