"""What every act has in common: whose seat it is, doing it once, and telling what it led to."""

from __future__ import annotations

from collections.abc import Callable

from flask import Response

from service.commands.requester import Viewer
from service.engine.core.actions.acts import ORGANISER, Act
from service.games.service import Outcome
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.game_access import requester
from service.http.responses import etag
from service.http.responses.acts import ActAnswer
from service.http.responses.encoding import encode
from service.http.wiring import arrival, service
from service.json_types import JsonObject
from service.store.idempotency import Answer, StoredAnswer

Make = Callable[[str], Act]


def act(game_id: str, make: Make, *, organiser: bool = False) -> Response:
    """The answer to an act on its way out: see `done`."""
    return respond(done(game_id, make, organiser=organiser))


def play(game_id: str, kind: type[Act], fields: JsonObject) -> Response:
    """The answer to an act of this kind, made by the player whose token came with the request, when it arrived."""
    at = arrival()
    return act(game_id, lambda player: kind(player=player, at=at, **fields))


def done(game_id: str, make: Make, *, organiser: bool = False) -> Answer:
    """Do what `make(player)` returns, for the player whose token came with the request.

    organiser: whether the key that made the game may do so as well; player is then ORGANISER.
    """
    if organiser:
        api_key_auth.refuse_unknown()
    who = requester()
    author = who.actor if organiser else who.seated
    return service().act(game_id, lambda game, meta: make(author(meta)), idempotency.of_request(), acted)


def acted(outcome: Outcome, status: int = 201) -> StoredAnswer:
    """The answer to an act, with the events as its author sees them."""
    assert isinstance(outcome.act, Act)
    player = outcome.act.player
    return StoredAnswer(
        status=status,
        body=encode(ActAnswer(**told(outcome, player))),
        headers=headers_of(outcome, player, organiser=player == ORGANISER),
    )


def told(outcome: Outcome, player: str | None = None) -> JsonObject:
    """The fields that every act's answer has. player: the seat that sees its events, None for their public forms."""
    timing = outcome.game.timing
    return {
        "effect": outcome.effect,
        "at": outcome.act.at if timing is None else timing.counted_at,
        "version": outcome.version,
        "seq": outcome.seq,
        "events": outcome.seen_by(player),
        **({} if timing is None else {"timing": timing}),
    }


def headers_of(outcome: Outcome, player: str | None, *, organiser: bool = False) -> dict[str, str]:
    """The tag of the game as it is after the act, so that the next GET can be conditional."""
    return {"ETag": f'"{etag.of_game(outcome.shown_to(player), Viewer(player, organiser).tag)}"'}


def respond(answer: Answer) -> Response:
    """The answer on its way out; one that was stored for an earlier request says so."""
    # All at once: each header that is set later is looked for among those that are there.
    return Response(answer.body, status=answer.status, headers=headers_out(answer))


def headers_out(answer: Answer) -> list[tuple[str, str]]:
    """The headers that the answer to an act has, whichever way it goes out."""
    headers = {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        "Vary": "Authorization",
        **answer.headers,
    }
    if answer.replayed:
        headers["Idempotent-Replayed"] = "true"
    return list(headers.items())
