"""What every read of a game has in common: who looks, whether they may, and whether they have it already."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from flask import Flask, Response, request

from service.commands.presence import heard_of
from service.commands.requester import Viewer, is_private
from service.engine import Game
from service.games.snapshot import Snapshot
from service.http.errors.problems import Problem
from service.http.pipeline import seat_auth
from service.http.pipeline.game_access import requester
from service.http.responses import etag
from service.http.streaming import grants
from service.http.streaming.tickets import holder_of
from service.http.wiring import arrival, service, settings, wiring
from service.outbox.presence import Seat
from service.store.meta import Meta

GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Seen:
    """A game as one viewer looks at it."""

    snapshot: Snapshot
    by: Viewer

    @property
    def game(self) -> Game:
        """The game, for its views."""
        return self.snapshot.game

    @property
    def meta(self) -> Meta:
        """What the service knows of it."""
        return self.snapshot.meta

    @property
    def seq(self) -> int:
        """Of the game's last event."""
        return self.snapshot.seq

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.snapshot.finished

    @property
    def viewer(self) -> str | None:
        """The id of the viewer's seat, None without one."""
        return self.by.player

    @property
    def organiser(self) -> bool:
        """Whether it is shown to the key that made it."""
        return self.by.organiser

    @property
    def version(self) -> int:
        """Goes up with every change that this viewer may know of."""
        return self.snapshot.version

    @cached_property
    def tag(self) -> str:
        """The ETag of what this viewer sees."""
        return etag.of_game(self.snapshot.shown_to(self.viewer), self.by.tag)


def look(game_id: str, ticket: str | None = None) -> Seen:
    """The game, settled up to now. Raises `game_not_found`, `token_unknown`; with a stream ticket
    `ticket_unknown`, `ticket_expired`."""
    snapshot = service().read(game_id)
    if ticket and seat_auth.bearer() is None:
        viewer = _ticketed(ticket, game_id, snapshot.meta)
    else:
        viewer = requester().viewer(snapshot.meta)
    if viewer.player is not None and snapshot.is_cut(viewer.player):
        # A player who looks is there, whatever became of their streams.
        heard_of(service(), Seat(game_id, viewer.player))
        snapshot = service().read(game_id)
    return Seen(snapshot, viewer)


def _ticketed(ticket: str, game_id: str, meta: Meta) -> Viewer:
    def kept_of(holder: str) -> str | None:
        found = grants.of_viewer(meta, grants.named(holder), wiring().keys, service().players, arrival())
        return found.kept if found else None

    holder = holder_of(ticket, kept_of, game_id, arrival(), settings().stream_ticket_s * 1000)
    if holder is None:
        raise Problem("game_not_found" if is_private(meta) else "ticket_unknown")
    return grants.named(holder)


def conditional(seen: Seen) -> Response | None:
    """304 if the client has this version already."""
    return etag.unchanged(seen.tag)


def _known_form() -> None:
    game_id = (request.view_args or {}).get("game_id")
    if game_id is not None and not GAME_ID.fullmatch(game_id):
        raise Problem("game_not_found")


def register(app: Flask) -> None:
    """What cannot be a game's id is none: it never comes to the store, where it would be part of a name."""
    app.before_request(_known_form)
