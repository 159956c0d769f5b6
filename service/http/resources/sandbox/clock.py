"""Clocks of games: what time it is in one, and letting time pass in one that has a clock of its own."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.commands import own_clock
from service.games.changes import AdvanceClock
from service.games.service import Outcome
from service.games.snapshot import Snapshot
from service.http.act_requests import headers_of, respond, told
from service.http.errors.kinds import Kind
from service.http.game_reads import look
from service.http.openapi.examples import sandbox as examples
from service.http.openapi.shapes import of_act
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.game_access import requester
from service.http.requests.sandbox import ClockBody
from service.http.responses.encoding import answer, encode
from service.http.responses.sandbox.answers import ClockAnswer, GameClock
from service.http.wiring import arrival, service
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer

KINDS = {
    "clock_not_manual": Kind(
        409, "Clock not manual", "Time passes by itself in this game: make one of the sandbox with «clock»: «manual»."
    ),
    "clock_too_far": Kind(
        409, "Clock too far", "The clock may go on to «values.latest» at most: make a new game instead."
    ),
}
blueprint = Resource(
    "clock",
    __name__,
    examples=examples.clock,
    kinds=KINDS,
    url_prefix="/v1",
    description="What time it is in a game, and clocks that move only when they are told to.",
)
ONE = "/sandbox/games/<string:game_id>/clock"


@blueprint.operation(
    "GET",
    ONE,
    id="get_clock",
    summary="What time it is in a game",
    answers={200: GameClock},
    problems=("token_unknown", "game_not_found"),
    security="viewer",
)
def get_clock(game_id: str) -> Response:
    """All deadlines of the game are instants of this clock. Where it is `real`, it is that of `get_time`."""
    snapshot = look(game_id).snapshot
    manual = snapshot.meta.own_clock is not None
    shown = GameClock(
        clock="manual" if manual else "real",
        now=snapshot.meta.instant(arrival()),
        next_deadline=service().sandbox_games().next_instant(snapshot),
    )
    return answer(shown)


@blueprint.operation(
    "POST",
    ONE,
    id="advance_clock",
    summary="Let time pass",
    answers={200: of_act(ClockAnswer)},
    problems=(
        "token_missing",
        "token_unknown",
        "key_unknown",
        "game_not_found",
        "game_finished",
        "clock_not_manual",
        "clock_too_far",
    ),
    security="table",
)
@blueprint.body(ClockBody)
def advance_clock(body: JsonObject, game_id: str) -> Response:
    """In a game whose clock is `manual`. All that is due on the way happens, each at its own instant, bots included;
    the answer has the events that it led to, as your seat sees them. Any seat may do so, and the key that made the
    game. Of two at once both count, one after the other."""
    api_key_auth.refuse_unknown()
    make = own_clock.Advance(requester(), body.get("advance_ms"), arrival())
    return respond(service().sandbox_games().advance(game_id, make.act, idempotency.of_request(), _render(make)))


def _render(make: own_clock.Advance) -> Any:
    def render(outcome: Outcome) -> StoredAnswer:
        assert isinstance(outcome.act, AdvanceClock)
        now = outcome.meta.instant(0)
        snapshot = Snapshot(outcome.game, outcome.meta, outcome.revision, now)
        viewer = make.viewer
        moved = ClockAnswer(
            **{**told(outcome, viewer), "at": now},
            now=now,
            reached=outcome.act.to is None or now >= outcome.act.to,
            next_deadline=service().sandbox_games().next_instant(snapshot),
        )
        headers = headers_of(outcome, viewer, organiser=viewer is None)
        return StoredAnswer(status=200, body=encode(moved), headers=headers)

    return render
