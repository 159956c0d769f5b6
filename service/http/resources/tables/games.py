"""Games: making one, the lobby, and one game as its viewer may see it."""

from __future__ import annotations

import msgspec
from flask import Response

from service import engine
from service.access import credentials
from service.access.keys import Key
from service.games.commands import CreateGame, NewBot
from service.games.lists.listing import Filter
from service.games.service import Outcome
from service.http.act_requests import headers_of, respond, told
from service.http.errors.kinds import Kind
from service.http.errors.problems import FieldError, Problem
from service.http.errors.refusals import CREATING
from service.http.game_reads import conditional, look
from service.http.openapi.examples import tables
from service.http.openapi.shapes import NOT_MODIFIED, of_act
from service.http.openapi.smorest import Resource
from service.http.pipeline import admission, api_key_auth, idempotency, player_auth, rated, request_metrics
from service.http.pipeline.game_access import requester
from service.http.requests.games import GameBody
from service.http.requests.queries import LobbyQuery, filtered
from service.http.responses.acts import Seat
from service.http.responses.encoding import answer, encode
from service.http.responses.games import AnyGame, CreateAnswer, GamePage, game
from service.http.wiring import arrival, service, settings, wiring
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer

KINDS = {
    "test_dice_off": Kind(
        403,
        "Test dice off",
        "This server throws real dice only; leave out «dice» or allow test dice in its settings.",
    ),
    "watching_contradicts": Kind(
        422, "Watching contradicts visibility", "Send `watching` or `visibility`: each says by itself who may watch."
    ),
    "host_missing": Kind(
        422, "Host missing", "Send a key, or the `player` who is to be the host, where `seats` are `invited`."
    ),
}
blueprint = Resource(
    "games",
    __name__,
    examples=tables.games,
    kinds=KINDS,
    url_prefix="/v1",
    description="Tables: making one, the lobby, one game as you may see it.",
)


@blueprint.operation(
    "POST",
    "/games",
    id="create_game",
    summary="Make a game",
    answers={201: of_act(CreateAnswer, Location="Where the game is.")},
    problems=(
        "key_missing",
        "key_unknown",
        "scope_missing",
        "too_many_games",
        "too_many_lobbies",
        "test_dice_off",
        "watching_contradicts",
        "host_missing",
        *CREATING,
        "table_full",
        "unknown_team",
        "no_bots",
        "token_unknown",
        "too_many_seats",
        "not_your_pool",
        "plan_wrong",
    ),
    security="creator",
)
@blueprint.body(GameBody)
def create_game(body: JsonObject) -> Response:
    """A table by a rulebook, with what this table agrees on. With `player`, the first seat is taken at once; with
    `bots`, bots take the next ones.

    Where the server asks for a key, it needs the scope `games`. A key with the scope `test_dice` may give `dice` on
    any server; the game tells that its dice were given (`test_dice`).
    """
    key = api_key_auth.creator()
    idem = idempotency.of_request()
    given = body.get("dice", body.get("decks"))
    if given is not None and not settings().allow_test_dice and not (key and "test_dice" in key.scopes):
        raise Problem("test_dice_off")
    if body.get("metadata") and key is None:
        raise Problem("key_missing", "Metadata is for the key that makes the game: send one, or leave it out.")
    player = player_auth.sitting_down(body["player"], "player.name") if "player" in body else None
    command = CreateGame(
        ruleset=body["ruleset"],
        options=body.get("options", {}),
        **_openness(body, key),
        name=body.get("name", ""),
        given=given,
        player=player,
        bots=[NewBot(**bot) for bot in body.get("bots", [])],
        api_key_id=key.id if key else None,
        metadata=body.get("metadata", {}),
        pool=rated.pool_of(body, key),
        at=arrival(),
    )
    game_id = credentials.new_game_id(idem)
    try:
        with admission.counted(key, game_id), wiring().players.sitting.at(player.member if player else "", game_id):
            return respond(service().create(command, idem, _created, game_id))
    except engine.Refusal as refusal:
        raise _named(refusal) from refusal


def _openness(body: JsonObject, key: Key | None) -> JsonObject:
    """Who may see the new game and who may sit at it. Raises `watching_contradicts` or `host_missing`."""
    seats, watching = body.get("seats", "open"), body.get("watching", "")
    visibility = body.get("visibility") or ("private" if watching in ("invited", "nobody") else "public")
    if watching and (watching == "public") != (visibility == "public"):
        why = f"A game that is {visibility} cannot be watched like that."
        raise Problem("watching_contradicts", errors=[FieldError(field="watching", code="contradicts", detail=why)])
    if seats == "invited" and key is None and "player" not in body:
        why = "Without a key and a host there is no one who could invite."
        raise Problem("host_missing", errors=[FieldError(field="seats", code="host_missing", detail=why)])
    return {"visibility": visibility, "seats": seats, "watching": watching}


def _created(outcome: Outcome) -> StoredAnswer:
    secrets = outcome.secrets
    seat = Seat(player=secrets["player"], token=secrets["token"]) if secrets else None
    viewer = seat.player if seat else None
    id_ = outcome.game_id
    request_metrics.about(game=id_)
    organiser = requester().organises(outcome.meta)
    made = CreateAnswer(
        id=id_,
        seat=seat,
        game=game(engine.view(outcome.game, viewer), outcome.version, outcome.meta, organiser=organiser),
        **told(outcome, viewer),
    )
    headers = {**headers_of(outcome, viewer, organiser=organiser), "Location": f"/v1/games/{id_}"}
    return StoredAnswer(status=201, body=encode(made), headers=headers)


def _named(refusal: engine.Refusal) -> Exception:
    """The refusal with its field as the client sent it: the engine knows the options, not what they came
    in."""
    field = refusal.values.get("field")
    if not field or field in ("ruleset", "bots"):
        return refusal
    named = {**refusal.values, "field": f"options.{field}"}
    return engine.Refusal(refusal.code, refusal.message, refusal.kind, **named)


@blueprint.operation(
    "GET",
    "/games",
    id="list_games",
    summary="The lobby",
    answers={200: GamePage},
    problems=(),
)
@blueprint.query(LobbyQuery)
def list_games(query: JsonObject) -> Response:
    """Public games, newest first. A filtered page may be short, or empty, while there is a next one. For the next page
    send the `next` of this one as `cursor`, until it is null."""
    page = service().lobby(query.get("cursor"), query["limit"], Filter(**filtered(query)))
    return answer({"games": [msgspec.Raw(card) for card in page.cards], "next": page.next})


@blueprint.operation(
    "GET",
    "/games/<string:game_id>",
    id="get_game",
    summary="One game",
    answers={200: AnyGame, 304: NOT_MODIFIED},
    problems=("token_unknown", "game_not_found"),
    security="viewer",
)
def get_game(game_id: str) -> Response:
    """The game as you may see it: what is hidden from you is not in it. Send If-None-Match to get an answer only if
    something has changed. The key that made the game sees it too, private or not: what a spectator sees, and
    `metadata`."""
    seen = look(game_id)
    return conditional(seen) or answer(
        game(engine.view(seen.game, seen.viewer), seen.version, seen.meta, organiser=seen.organiser), etag=seen.tag
    )
