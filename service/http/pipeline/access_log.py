"""One line a request: what was asked, by whom, about which game, and what came of it. No query, no header, no body.

Written by hand and not through the logger, whose general way would cost as much as a good part of an act.
"""

from __future__ import annotations

import logging
import random
import re
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from service.http.pipeline.request_metrics import GAME, KEY, NONE, OPERATION, PLAYER, PROBLEM
from service.http.wiring import REQUEST_ID
from service.telemetry import logs

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

    from service.settings import Settings

# A game's id in an address is what a client wrote there; what is none stays out of the log.
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Line(msgspec.Struct, omit_defaults=True):
    """An answered request. ms: until the answer began; key: the public id of an API key; code: of the problem."""

    timestamp: str
    level: str
    method: str
    operation: str
    status: int
    ms: float
    request_id: str
    event: str = msgspec.field(default_factory=lambda: "request")
    game: str | None = None
    player: str | None = None
    key: str | None = None
    code: str | None = None

    @property
    def told(self) -> str:
        """For a person's eyes."""
        about = [f"{name}={value}" for name in ("game", "player", "key", "code") if (value := getattr(self, name))]
        return " ".join([self.timestamp, self.method, self.operation, str(self.status), f"{self.ms} ms", *about])


_encode = msgspec.json.Encoder().encode


class AccessLog:
    """Writes lines as the settings say: all, a share of them, those of our own faults only (5xx), or none."""

    def __init__(self, settings: Settings) -> None:
        level = logging.getLevelNamesMapping().get(settings.log_level, logging.INFO)
        self._share = settings.access_log if level <= logging.INFO else min(0.0, settings.access_log)
        self._plain = logs.for_people(settings.log_format)

    def __call__(self, environ: WSGIEnvironment, status: int, seconds: float) -> None:
        """A request has its answer."""
        ours = status >= 500
        if self._share < 0 or (not ours and self._share < 1 and random.random() >= self._share):
            return
        game = environ.get(GAME)
        line = Line(
            timestamp=datetime.now(UTC).isoformat(timespec="milliseconds"),
            level="warning" if ours else "info",
            method=environ["REQUEST_METHOD"][:16],
            operation=environ.get(OPERATION, NONE),
            status=status,
            ms=round(seconds * 1000, 2),
            request_id=environ.get(REQUEST_ID, ""),
            game=game if game and _ID.fullmatch(game) else None,
            player=environ.get(PLAYER),
            key=environ.get(KEY),
            code=environ.get(PROBLEM),
        )
        sys.stderr.write(f"{line.told if self._plain else _encode(line).decode()}\n")
