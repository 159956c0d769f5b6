"""Invitations: letting guests sit or watch, where a game is not open to everybody."""

from __future__ import annotations

import msgspec
from flask import Response

from service.commands import hosting
from service.games import invitations
from service.games.changes import Invite
from service.games.service import Outcome
from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.errors.refusals import HOSTING
from service.http.openapi.examples import tables
from service.http.openapi.played_game import INVITATION_ID
from service.http.openapi.shapes import Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.game_access import requester
from service.http.requests.games import InvitationBody
from service.http.responses.encoding import answer, encode
from service.http.responses.invitations import InvitationAnswer, InvitationList, invitation
from service.http.wiring import arrival, service, wiring
from service.json_types import JsonObject
from service.players.record import GameInvitation
from service.store.idempotency import StoredAnswer

KINDS = {
    "invitation_needed": Kind(403, "Invitation needed", "Seats of this game are for guests: send your `invitation`."),
    "invitation_unknown": Kind(
        403, "Invitation unknown", "This invitation opens no seat of this game; ask its host for another one."
    ),
    "invitation_used": Kind(409, "Invitation used", "A player has taken a seat with it; ask the host for another."),
    "invitation_expired": Kind(403, "Invitation expired", "Its time is over; ask the game's host for another one."),
    "invitation_for_another": Kind(
        403, "Invitation for another name", "It is for the player called «values.name»: take the seat under that name."
    ),
    "invitation_limit": Kind(
        409, "Too many invitations", "This game has «values.limit» invitations: revoke some that are unused."
    ),
    "invitation_not_found": Kind(404, "Invitation not found", "This game has no such invitation (any more)."),
    "watching_not_invited": Kind(
        409, "Watching takes no invitation", "Invitations to watch are for games whose `watching` is `invited`."
    ),
}
PARAMETERS = {
    "invitation_id": {
        "description": "The invitation's id.",
        "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
        "example": INVITATION_ID,
    }
}
DELETED = Shape(description="The invitation is taken back.")
blueprint = Resource(
    "invitations",
    __name__,
    examples=tables.invitations,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Letting guests sit or watch.",
)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/invitations",
    id="create_invitation",
    summary="Invite a guest",
    answers={201: InvitationAnswer},
    problems=(*HOSTING, "game_finished", "watching_not_invited", "invitation_limit", "not_your_player"),
    security="table",
)
@blueprint.body(InvitationBody, required=False)
def create_invitation(body: JsonObject, game_id: str) -> Response:
    """For the key that made the game, and for the seat that it was made with.

    An invitation to a seat opens one seat, once, where `seats` are `invited`; where they are `open` it may still bring
    a guest's `external_id`. An invitation to watch opens the game, its events, record and proof for as long as it is
    valid; send its token as a bearer token. With `player_id` the seat is kept for that player, who is told of it by the
    own stream (`list_my_events`) and sees it among `list_my_invitations`."""
    at = arrival()
    api_key_auth.refuse_unknown()
    life, member = body.pop("expires_in_s", None), body.pop("player_id", "")
    invite = Invite(
        at=at, id=invitations.new_id(), token=invitations.new_token(),
        expires_at=None if life is None else at + life * 1000, member=member, **body,
    )  # fmt: skip

    def render(outcome: Outcome) -> StoredAnswer:
        kept = outcome.meta.invitations[invite.id]
        made = InvitationAnswer(invitation=invitation(invite.id, kept, at), token=invite.token)
        return StoredAnswer(status=201, body=encode(made))

    make = hosting.invite(requester(), invite, service().players.find(member) if member else None)
    answered = service().act(game_id, make, idempotency.of_request(), render)
    if member:
        # Also by a retry, should the first request have been broken off here.
        made = msgspec.json.decode(answered.body, type=InvitationAnswer).invitation
        invited = GameInvitation(id=made.id, game=game_id, invited_at=made.created_at, expires_at=made.expires_at)
        wiring().players.inviting.to_game(member, invited)
    return respond(answered)


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/invitations",
    id="list_invitations",
    summary="The invitations of a game",
    answers={200: InvitationList},
    problems=HOSTING,
    security="table",
)
def list_invitations(game_id: str) -> Response:
    """Who was invited, and which seats were taken by it; without the tokens. For the game's host."""
    api_key_auth.refuse_unknown()
    snapshot = service().read(game_id)
    requester().host(snapshot.meta)
    found = [invitation(id_, kept, snapshot.now) for id_, kept in snapshot.meta.invitations.items()]
    return answer(InvitationList(invitations=found))


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>/invitations/<string:invitation_id>",
    id="revoke_invitation",
    summary="Take an invitation back",
    answers={204: DELETED},
    problems=(*HOSTING, "invitation_not_found", "invitation_used"),
    security="table",
)
def revoke_invitation(game_id: str, invitation_id: str) -> Response:
    """It opens nothing any more, and streams that it opened end. The seat of one that was used is not touched by it."""
    at = arrival()
    api_key_auth.refuse_unknown()
    make = hosting.revoke(requester(), invitation_id, at)
    return respond(service().act(game_id, make, None, lambda _: StoredAnswer(status=204, body=b"")))
