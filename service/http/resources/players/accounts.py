"""Players of a key: made, listed, changed, given tokens, erased."""

from __future__ import annotations

import msgspec
from flask import Response

from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.openapi.examples import players as examples
from service.http.openapi.played_game import PLAYER_ID
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.requests.acts import EmptyBody
from service.http.requests.players import NewPlayerBody, PlayerChangeBody, PlayersQuery
from service.http.responses.encoding import answer, encode
from service.http.responses.players import PlayerAccount, PlayerCreation, PlayerPage, PlayerToken, account
from service.http.wiring import wiring
from service.json_types import JsonObject
from service.players.ids import PATTERN, STORED
from service.players.kept import Draft
from service.players.record import Player, PlayerCard
from service.store.idempotency import Answer, StoredAnswer

KINDS = {
    "account_not_found": Kind(
        404, "Account not found", "Your key has made no such player, or has erased them: `list_players` tells all."
    ),
    "not_your_player": Kind(
        422,
        "Not your player",
        "The body names «values.player», whom this key has not made, or has erased: name one of `list_players`.",
    ),
}
PARAMETERS = {
    "account_id": {
        "description": "The player's id, the same at all games.",
        "schema": {"type": "string", "pattern": f"^{PATTERN}$"},
        "example": PLAYER_ID,
    },
}
KEYED = ("key_missing", "key_unknown", "scope_missing")
OF_ONE = (*KEYED, "account_not_found")
ONE = "/players/<string:account_id>"
blueprint = Resource(
    "accounts",
    __name__,
    examples=examples.accounts,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Players who are kept beyond games, with one token for all of their seats.",
)


@blueprint.operation(
    "POST",
    "/players",
    id="create_player",
    summary="Make a player",
    answers={
        201: of_retried(PlayerCreation, Location="Where the player is."),
        200: Shape.of(PlayerCreation),
    },
    problems=KEYED,
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(NewPlayerBody)
def create_player(body: JsonObject) -> Response:
    """A player of your key. The answer holds a token, this once: with it the player joins and acts in all games, and
    enters tournaments. Give it to that player only, say to the app on their phone.

    For an `external_id` that has a player already, that player is told as they are (200), without a token: nothing is
    made twice."""

    def render(draft: Draft[Player], token: str) -> StoredAnswer:
        made = PlayerCreation(player=account(draft.record.shown), token=token)
        return StoredAnswer(status=201, body=encode(made), headers={"Location": f"/v1/players/{draft.record.id}"})

    found = wiring().players.create(
        _owner(), body["name"], body.get("external_id", ""), body.get("metadata", {}), idempotency.of_request(), render
    )
    if isinstance(found, Answer):
        return respond(found)
    return answer(PlayerCreation(player=account(found.shown), token=None))


@blueprint.operation(
    "GET",
    "/players",
    id="list_players",
    summary="The players of your key",
    answers={200: PlayerPage},
    problems=KEYED,
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.query(PlayersQuery)
def list_players(query: JsonObject) -> Response:
    """Newest first; those that were erased are not in it. A page may be short, or empty, before the last one: ask again
    with `cursor` = `next` until that is null."""
    owner, players = _owner(), wiring().players
    if "external_id" in query:
        found = players.by_external_id(owner, query["external_id"])
        return answer(PlayerPage(players=[account(one.shown) for one in found], next=None))
    cursor = query.get("cursor")
    cards, following = players.page(owner, cursor and cursor.replace(":", f":{STORED}", 1), query["limit"])
    shown = [account(msgspec.json.decode(card, type=PlayerCard)) for card in cards]
    return answer(PlayerPage(players=shown, next=following and following.replace(STORED, "", 1)))


@blueprint.operation(
    "GET",
    ONE,
    id="get_player",
    summary="One player",
    answers={200: PlayerAccount},
    problems=OF_ONE,
    security="holder",
    scope=api_key_auth.GAMES,
)
def get_player(account_id: str) -> Response:
    """As you made the player."""
    return answer(account(wiring().players.load(account_id, _owner()).shown))


@blueprint.operation(
    "PATCH",
    ONE,
    id="change_player",
    summary="Change a player",
    answers={200: PlayerAccount},
    problems=OF_ONE,
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(PlayerChangeBody, required=False)
def change_player(body: JsonObject, account_id: str) -> Response:
    """Name or metadata. Seats and entries that are taken keep the name that they have."""

    def render(draft: Draft[Player], _: None) -> StoredAnswer:
        return StoredAnswer(status=200, body=encode(account(draft.record.shown)))

    return respond(wiring().players.change(account_id, _owner(), body.get("name"), body.get("metadata"), render))


@blueprint.operation(
    "DELETE",
    ONE,
    id="erase_player",
    summary="Erase a player",
    answers={204: Shape(description="The player is erased.")},
    problems=OF_ONE,
    security="holder",
    scope=api_key_auth.GAMES,
)
def erase_player(account_id: str) -> Response:
    """The token opens nothing any more, games that are played are left, tournaments withdrawn from. Wherever the name
    stood it says «Erased player» from now on: in games and their events, in lists, in tournaments. Records of games
    stay as they are and can be played again: they never held the name. May be sent again: then nothing changes. What
    webhooks were told is no longer in our hands."""
    wiring().players.erase(account_id, _owner())
    return Response(status=204)


@blueprint.operation(
    "POST",
    f"{ONE}/token",
    id="replace_player_token",
    summary="Give a player another token",
    answers={201: of_retried(PlayerToken)},
    problems=OF_ONE,
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(EmptyBody, required=False)
def replace_player_token(body: JsonObject, account_id: str) -> Response:
    """Told this once. The one until now opens nothing any more, in running games either, three seconds from now at the
    latest; streams that it opened end at once."""

    def render(draft: Draft[Player], token: str) -> StoredAnswer:
        return StoredAnswer(status=201, body=encode(PlayerToken(token=token)))

    return respond(wiring().players.give_token(account_id, _owner(), idempotency.of_request(), render))


@blueprint.operation(
    "DELETE",
    f"{ONE}/token",
    id="revoke_player_token",
    summary="Revoke a player's token",
    answers={204: Shape(description="No token opens anything for this player.")},
    problems=OF_ONE,
    security="holder",
    scope=api_key_auth.GAMES,
)
def revoke_player_token(account_id: str) -> Response:
    """As if it was replaced by one that is told to no one. Seats and entries stay the player's, for whom you make
    another token. May be sent again."""
    nothing = StoredAnswer(status=204, body=b"")
    return respond(wiring().players.revoke_token(account_id, _owner(), lambda draft, _: nothing))


def _owner() -> str:
    return api_key_auth.holder(api_key_auth.GAMES).id
