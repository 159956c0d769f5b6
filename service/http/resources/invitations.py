"""Invitations: letting guests sit or watch, where a game is not open to everybody."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.engine import Game
from service.games import invitations
from service.games.commands import Invite, Revoke
from service.games.service import Outcome
from service.http.act_requests import respond
from service.http.errors.problems import Problem
from service.http.errors.refusals import HOSTING
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, game_access, idempotency
from service.http.requests.games import InvitationBody
from service.http.responses.encoding import answer, encode
from service.http.responses.games import InvitationAnswer, InvitationList, invitation
from service.http.wiring import arrival, service
from service.store.port import Meta, StoredAnswer

blueprint = Resource("invitations", __name__, url_prefix="/v1", description="Letting guests sit or watch.")


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/invitations",
    id="create_invitation",
    summary="Invite a guest",
    answers={201: "InvitationAnswer"},
    problems=(*HOSTING, "game_finished", "watching_not_invited", "invitation_limit"),
    security="table",
)
@blueprint.body(InvitationBody, required=False)
def create_invitation(body: dict[str, Any], game_id: str) -> Response:
    """For the key that made the game, and for the seat that it was made with.

    An invitation to a seat opens one seat, once, where `seats` are `invited`; where they are `open` it may still bring
    a guest's `external_id`. An invitation to watch opens the game, its events, record and proof for as long as it is
    valid; send its token as a bearer token."""
    at = arrival()
    api_key_auth.refuse_unknown()
    life = body.pop("expires_in_s", None)
    invite = Invite(
        at=at, id=invitations.new_id(), token=invitations.new_token(),
        expires_at=None if life is None else at + life * 1000, **body,
    )  # fmt: skip

    def make(game: Game, meta: Meta) -> Invite:
        game_access.host(meta)
        if game.state.status == "finished":
            raise Problem("game_finished", "The game is over: there is nothing to invite to.", status=409)
        if invite.kind == "watch" and meta.watchers != "invited":
            raise Problem("watching_not_invited", values={"watching": meta.watchers})
        if len(invitations.without_expired(meta, at)) >= invitations.MOST:
            raise Problem("invitation_limit", values={"limit": invitations.MOST})
        return invite

    def render(outcome: Outcome) -> StoredAnswer:
        kept = outcome.meta.invitations[invite.id]
        made = InvitationAnswer(invitation=invitation(invite.id, kept, at), token=invite.token)
        return StoredAnswer(status=201, body=encode(made))

    return respond(service().act(game_id, make, idempotency.of_request(), render))


@blueprint.operation(
    "GET",
    "/games/<string:game_id>/invitations",
    id="list_invitations",
    summary="The invitations of a game",
    answers={200: "InvitationList"},
    problems=HOSTING,
    security="table",
)
def list_invitations(game_id: str) -> Response:
    """Who was invited, and which seats were taken by it; without the tokens. For the game's host."""
    api_key_auth.refuse_unknown()
    snapshot = service().read(game_id)
    game_access.host(snapshot.meta)
    found = [invitation(id_, kept, snapshot.now) for id_, kept in snapshot.meta.invitations.items()]
    return answer(InvitationList(invitations=found))


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>/invitations/<string:invitation_id>",
    id="revoke_invitation",
    summary="Take an invitation back",
    answers={204: "Deleted"},
    problems=(*HOSTING, "invitation_not_found", "invitation_used"),
    security="table",
)
def revoke_invitation(game_id: str, invitation_id: str) -> Response:
    """It opens nothing any more, and streams that it opened end. The seat of one that was used is not touched by it."""
    at = arrival()
    api_key_auth.refuse_unknown()

    def make(game: Game, meta: Meta) -> Revoke:
        game_access.host(meta)
        kept = meta.invitations.get(invitation_id)
        if kept is None:
            raise Problem("invitation_not_found")
        if kept.used_by:
            raise Problem(
                "invitation_used", "A seat was taken with it: take the player out, where that is still possible."
            )
        return Revoke(at=at, id=invitation_id)

    return respond(service().act(game_id, make, None, lambda _: StoredAnswer(status=204, body=b"")))
