"""For the key that made a game: the list of its games, and calling one off."""

from __future__ import annotations

import msgspec
from flask import Response

from service.commands import hosting
from service.games.lists.listing import Wanted
from service.games.service import Outcome
from service.http.act_requests import headers_of, respond, told
from service.http.errors.kinds import Kind
from service.http.game_reads import look
from service.http.openapi.examples import tables
from service.http.openapi.shapes import ACTED
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth
from service.http.pipeline.game_access import requester
from service.http.requests.queries import OwnGamesQuery, filtered
from service.http.responses.acts import ActAnswer
from service.http.responses.encoding import answer, encode
from service.http.responses.games import OwnGamePage
from service.http.wiring import arrival, service
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer

KINDS = {
    "not_your_game": Kind(403, "Not your game", "Only the key that made this game may do that."),
}
blueprint = Resource(
    "organiser",
    __name__,
    examples=tables.organiser,
    kinds=KINDS,
    url_prefix="/v1",
    description="For the key that made a game.",
)


@blueprint.operation(
    "GET",
    "/organiser/games",
    id="list_own_games",
    summary="The games of your key",
    answers={200: OwnGamePage},
    problems=("key_missing", "key_unknown", "scope_missing"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.query(OwnGamesQuery)
def list_own_games(query: JsonObject) -> Response:
    """Every game that this key has made, public or private, newest first, for as long as the service keeps it.

    Ask again with `cursor` = the `next` of the page before, until it is null: a filtered page may be short, or empty,
    before that."""
    key = api_key_auth.holder(api_key_auth.GAMES)
    wanted = Wanted(
        **filtered(query),
        after=query.get("created_after"),
        before=query.get("created_before"),
        metadata=dict(pair.split(":", 1) for pair in query.get("metadata", ())),
    )
    page = service().owned(key.id, wanted, query.get("cursor"), query["limit"])
    return answer({"games": [msgspec.Raw(card) for card in page.cards], "next": page.next})


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>",
    id="cancel_game",
    summary="Cancel a game",
    answers={200: ACTED},
    problems=("key_missing", "key_unknown", "scope_missing", "not_your_game", "game_not_found", "game_finished"),
    security="holder",
    scope=api_key_auth.GAMES,
)
def cancel_game(game_id: str) -> Response:
    """Ends a game that your key has made, before its start or while it is played: over, without a winner, `end` is
    `cancelled`. Its events, its record and the proof of its dice stay for as long as those of any finished game. May be
    sent again: the second time its effect is `repeated`."""
    at = arrival()
    api_key_auth.holder(api_key_auth.GAMES)

    def render(outcome: Outcome) -> StoredAnswer:
        body = encode(ActAnswer(**told(outcome)))
        return StoredAnswer(status=200, body=body, headers=headers_of(outcome, None, organiser=True))

    try:
        return respond(service().act(game_id, hosting.cancel(requester(), at), None, render))
    except hosting.CancelledBefore:
        seen = look(game_id)
        repeated = ActAnswer(effect="repeated", at=at, version=seen.version, seq=seen.seq, events=[])
        return answer(repeated, etag=seen.tag)
