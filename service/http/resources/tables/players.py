"""Seats: taking one, leaving it for good, standing up and sitting down, and starting the game."""

from __future__ import annotations

from functools import partial

from flask import Response

from service.access import credentials
from service.commands import seating
from service.engine import Refusal
from service.engine.core.actions.acts import Start
from service.games.service import Outcome
from service.games.tasks import Make
from service.http.act_requests import act, acted, headers_of, respond, told
from service.http.errors.kinds import Kind
from service.http.errors.refusals import ACTING
from service.http.game_reads import look
from service.http.openapi.examples import tables
from service.http.openapi.shapes import ACTED, of_act
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency, player_auth
from service.http.pipeline.game_access import requester
from service.http.requests.acts import EmptyBody, PresenceBody
from service.http.requests.games import JoinBody
from service.http.responses.acts import ActAnswer, JoinAnswer, Seat
from service.http.responses.encoding import answer, encode
from service.http.wiring import arrival, service, wiring
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer

KINDS = {
    "player_not_found": Kind(
        404, "Player not found", "There is no such player at this table; GET the game lists them."
    ),
    "already_seated": Kind(
        409, "Already seated", "You have a seat at this game: your token opens it, and «values.player» names it."
    ),
    "seat_of_player": Kind(
        409,
        "Seat of a player",
        "A player's own token opens this seat: the key that made the player replaces it (`replace_player_token`).",
    ),
    "too_many_seats": Kind(
        409, "Too many seats", "You have seats in «values.limit» games: let some come to their end first."
    ),
}
blueprint = Resource(
    "players",
    __name__,
    examples=tables.players,
    kinds=KINDS,
    url_prefix="/v1",
    description="Seats and their tokens.",
)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/players",
    id="join_game",
    summary="Take a seat",
    answers={201: of_act(JoinAnswer)},
    problems=(
        "game_not_found",
        "invitation_needed",
        "invitation_unknown",
        "invitation_used",
        "invitation_expired",
        "invitation_for_another",
        "game_started",
        "table_full",
        "unknown_team",
        "token_unknown",
        "already_seated",
        "too_many_seats",
    ),
)
@blueprint.body(JoinBody)
def join_game(body: JsonObject, game_id: str) -> Response:
    """Take a seat in the lobby. The answer holds the seat's token, this once.

    Where `seats` are `open`, the game's id is all that it takes: give that of a private game only to those whom you
    invite. Where they are `invited`, send the `invitation` that the game's host gave you: it is spent by this, and by
    nothing else (a retry with the same Idempotency-Key gets the same answer). The key that made the game needs none.

    With the token of a player (`create_player`) as a bearer token that player sits down, under the own name and id; the
    answer's token is the same one. An invitation for that player is spent by it without being sent.

    Where a rule lets newcomers into a game under way, a player who joins late waits without a seat: `get_expected`
    tells what to say for a seat, and when.
    """
    at, token = arrival(), body.pop("invitation", "")
    player = player_auth.sitting_down(body)

    def render(outcome: Outcome) -> StoredAnswer:
        seat = Seat(player=outcome.secrets["player"], token=outcome.secrets["token"])
        joined = JoinAnswer(seat=seat, **told(outcome, seat.player))
        return StoredAnswer(status=201, body=encode(joined), headers=headers_of(outcome, seat.player))

    make = seating.join(requester(), player, token, at)
    with wiring().players.sitting.at(player.member, game_id, make):
        return respond(service().act(game_id, make, idempotency.of_request(), render))


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>/players/<string:player_id>",
    id="leave_game",
    summary="Leave for good",
    answers={200: ACTED},
    problems=(*ACTING, "key_unknown", "not_your_seat", "player_not_found", "game_started"),
    security="table",
)
def leave_game(game_id: str, player_id: str) -> Response:
    """In the lobby the seat is free again. In a game leaving for good is a forfeit: the player is out at once
    (`player_out`, reason `left`) and cannot come back; the token goes on showing the game. The last side in the game
    wins. To go away for a while, stand up (`set_presence`).

    The key that made the game takes a player out of the lobby by it; once the game has started, players stay until they
    leave."""
    at = arrival()
    api_key_auth.refuse_unknown()
    return _again(game_id, seating.leave(requester(), player_id, at), at)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/players/<string:player_id>/token",
    id="replace_token",
    summary="Replace your seat's token",
    answers={201: Seat},
    problems=("token_missing", "token_unknown", "game_not_found", "not_your_seat", "player_not_found",
              "seat_of_player"),
    security="seat",
)  # fmt: skip
@blueprint.body(EmptyBody, required=False)
def replace_token(body: JsonObject, game_id: str, player_id: str) -> Response:
    """A new token for your seat, told this once. The one that you send opens nothing from then on, neither do tickets
    that were made with it, and streams that it opened end (`dropped`, reason `token`)."""
    at, token = arrival(), credentials.new_token()

    def render(outcome: Outcome) -> StoredAnswer:
        return StoredAnswer(status=201, body=encode(Seat(player=player_id, token=token)))

    make = seating.replace_token(requester(), player_id, token, at)
    return respond(service().act(game_id, make, idempotency.of_request(), render))


@blueprint.operation(
    "PUT",
    "/games/<string:game_id>/players/<string:player_id>/presence",
    id="set_presence",
    summary="Stand up or sit down",
    answers={200: ACTED},
    problems=(*ACTING, "not_your_seat", "player_not_found", "not_started", "graines_owed", "not_seated"),
    security="seat",
)
@blueprint.body(PresenceBody)
def set_presence(body: JsonObject, game_id: str, player_id: str) -> Response:
    """For a player who stands the table throws, without waiting. While everybody stands, the game's clock stops."""
    at, seated = arrival(), body["presence"] == "seated"
    return _again(game_id, seating.set_presence(requester(), player_id, at, seated=seated), at)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/start",
    id="start_game",
    summary="Start the game",
    answers={201: ACTED},
    problems=(*ACTING, "key_unknown", "game_started", "too_few_players", "teams_incomplete"),
    security="table",
)
@blueprint.body(EmptyBody, required=False)
def start_game(body: JsonObject, game_id: str) -> Response:
    """Any player with a seat may start, and so may the key that made the game, once at least two sit at the table."""
    at = arrival()
    return act(game_id, lambda player: Start(player=player, at=at), organiser=True)


def _again(game_id: str, make: Make, at: int) -> Response:
    """Like every PUT and DELETE these may be sent again, for instance when the first answer was lost."""
    try:
        return respond(service().act(game_id, make, None, partial(acted, status=200)))
    except Refusal as refusal:
        if refusal.code not in ("already_standing", "not_standing"):
            raise
    seen = look(game_id)
    return answer(ActAnswer(effect="repeated", at=at, version=seen.version, seq=seen.seq, events=[]), etag=seen.tag)
