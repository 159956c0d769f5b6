"""What keeps the standings of a client right that follows a tournament: frames `standings` among its events."""

from __future__ import annotations

import time

from service.director.repository import TournamentNotFound
from service.director.standings_board import StandingsBoard
from service.http.responses.encoding import encode
from service.http.responses.standings import changed
from service.http.streaming.subscribers import Listener
from service.outbox.batch import Batch

GATHER_S = 0.25
"""So long after an event the standings are told: a round's results come together, and are told together."""


class StandingsFrames:
    """The company (event_stream.Company) of one stream: all lines first, then those that have changed."""

    def __init__(self, board: StandingsBoard, listener: Listener) -> None:
        self._board = board
        self._listener = listener
        self._count = 0
        self.due = 0.0

    def hear(self, batch: Batch) -> None:
        """Any event may change the standings."""
        self.due = min(self.due, time.monotonic() + GATHER_S)

    def say(self) -> bytes:
        """The lines that have changed since the last time. Raises StoreUnavailable."""
        before = self._count
        self.due = float("inf")
        try:
            found = self._board.since(self._listener.game_id, before)
        except TournamentNotFound:
            return b""
        self._count = found.standing.count
        if before and not (found.lines or found.gone or found.standing.tournament.over):
            return b""
        return self._listener.frame("standings", encode(changed(found, whole=not before)))
