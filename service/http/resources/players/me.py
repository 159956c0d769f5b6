"""For a player who is kept beyond games: who they are, where they play, invitations, results."""

from __future__ import annotations

import msgspec
from flask import Response

from service.http.openapi.examples import players as examples
from service.http.openapi.shapes import Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import player_auth
from service.http.requests.players import CursorQuery
from service.http.responses.encoding import answer
from service.http.responses.players import (
    PlayerInvitations,
    PlayerResultPage,
    PlayerSeats,
    Profile,
)
from service.http.wiring import wiring
from service.json_types import JsonObject
from service.players.history import PlayerResult

MINE = ("token_missing", "token_unknown")
ROWS = "h."
blueprint = Resource(
    "me",
    __name__,
    examples=examples.me,
    url_prefix="/v1/me",
    description="For the player whose token is sent.",
)


@blueprint.operation(
    "GET", "", id="get_me", summary="Who you are", answers={200: Profile}, problems=MINE, security="player"
)
def get_me() -> Response:
    """The player whose token you send."""
    known = wiring().players.load(player_auth.holder().id)
    return answer(Profile(id=known.id, name=known.name, created_at=known.created_at, seq=known.events))


@blueprint.operation(
    "GET", "/seats", id="list_my_seats", summary="Where you play", answers={200: PlayerSeats}, problems=MINE,
    security="player",
)  # fmt: skip
def list_my_seats() -> Response:
    """What to ask when the app comes back: your seats in games that wait or are played, whether you may act there now,
    and the tournaments that you take part in with the game that you play there."""
    players = wiring().players
    known = players.load(player_auth.holder().id)
    tournaments = players.places.tournaments(known)
    return answer(PlayerSeats(seats=players.places.seats(known, tournaments), tournaments=tournaments))


@blueprint.operation(
    "GET", "/invitations", id="list_my_invitations", summary="What you are invited to",
    answers={200: PlayerInvitations}, problems=MINE, security="player",
)  # fmt: skip
def list_my_invitations() -> Response:
    """Take a seat by `join_game` with your token, a place in a tournament by `enter_tournament`; or decline."""
    players = wiring().players
    known = players.load(player_auth.holder().id)
    return answer(
        PlayerInvitations(
            invitations=players.places.invitations(known), tournaments=players.places.tournament_invitations(known)
        )
    )


@blueprint.operation(
    "DELETE", "/invitations/<string:invitation_id>", id="decline_invitation", summary="Decline an invitation",
    answers={204: Shape(description="Nothing is kept for you by it.")}, problems=(*MINE, "invitation_not_found"),
    security="player",
)  # fmt: skip
def decline_invitation(invitation_id: str) -> Response:
    """To a game or a tournament. Its host or organiser may invite another player then, or you once more."""
    wiring().players.inviting.decline(player_auth.holder().id, invitation_id)
    return Response(status=204)


@blueprint.operation(
    "GET", "/results", id="list_my_results", summary="Your games that are over", answers={200: PlayerResultPage},
    problems=MINE, security="player",
)  # fmt: skip
@blueprint.query(CursorQuery)
def list_my_results(query: JsonObject) -> Response:
    """With your place and score, newest first, for as long as tournaments are kept. Ask again with `cursor` = `next`
    until that is null."""
    cursor = query.get("cursor")
    cards, following = wiring().players.results.page(
        player_auth.holder().id, cursor and cursor.replace(":", f":{ROWS}", 1), query["limit"]
    )
    found = [msgspec.json.decode(card, type=PlayerResult) for card in cards]
    return answer(PlayerResultPage(results=found, next=following and following.replace(ROWS, "", 1)))
