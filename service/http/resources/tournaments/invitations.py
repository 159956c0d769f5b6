"""Players who are invited into a tournament, by the key that made it."""

from __future__ import annotations

from flask import Response

from service.director import inviting
from service.director.draft import TournamentDraft
from service.http.act_requests import respond
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.player_auth import own_player
from service.http.pipeline.tournament_access import organiser
from service.http.requests.tournament_commands import InviteBody
from service.http.resources.tournaments.tournaments import ONE, OWNED
from service.http.responses.encoding import answer, encode
from service.http.responses.tournament_invitations import TournamentInvitations, invitations
from service.http.wiring import service, wiring
from service.json_types import JsonObject
from service.store.idempotency import Answer, StoredAnswer

INVITATIONS = f"{ONE}/invitations"
blueprint = Resource(
    "tournament invitations",
    __name__,
    examples=examples.invitations,
    url_prefix="/v1",
    description="Players who are asked to take part in a tournament.",
)


@blueprint.operation(
    "POST",
    INVITATIONS,
    id="invite_players",
    summary="Invite players",
    answers={201: of_retried(TournamentInvitations)},
    problems=(*OWNED, "not_your_player", "already_entered", "entries_closed", "tournament_over", "invitation_limit"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(InviteBody)
def invite_players(body: JsonObject, tournament_id: str) -> Response:
    """Players of your key (`create_player`), all of them or, where one cannot be invited, none. Each is told by the own
    stream (`list_my_events`), sees the tournament among `list_my_invitations`, also a private one, and enters by
    `enter_tournament` with the own token, also where `entering` is `invited`; or declines. Invitations are open until
    entries close. May be sent again: a player who is invited, or has entered by it, keeps that invitation; one who has
    declined is invited anew.

    The answer tells the invitations of these players."""
    players: list[str] = body["player_ids"]
    found = {player: service().players.find(player) for player in players}

    def invite(draft: TournamentDraft) -> None:
        draft.by = organiser(draft.tournament)
        for player in players:
            own_player(player, found[player], draft.tournament.owner)
        inviting.invite(draft, players)

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        return StoredAnswer(status=201, body=encode(invitations(draft.tournament, players)))

    return _told(tournament_id, wiring().tournaments.answer(tournament_id, invite, idempotency.of_request(), render))


@blueprint.operation(
    "GET",
    INVITATIONS,
    id="list_tournament_invitations",
    summary="Who was invited",
    answers={200: TournamentInvitations},
    problems=OWNED,
    security="holder",
    scope=api_key_auth.GAMES,
)
def list_tournament_invitations(tournament_id: str) -> Response:
    """One invitation a player, the oldest first, and what came of it."""
    known = wiring().tournaments.load(tournament_id).tournament
    organiser(known)
    return answer(invitations(known, known.invited))


@blueprint.operation(
    "DELETE",
    f"{INVITATIONS}/<string:invitation_id>",
    id="revoke_tournament_invitation",
    summary="Take an invitation back",
    answers={204: Shape(description="It opens nothing any more.")},
    problems=(*OWNED, "invitation_not_found", "invitation_used"),
    security="holder",
    scope=api_key_auth.GAMES,
)
def revoke_tournament_invitation(tournament_id: str, invitation_id: str) -> Response:
    """Its player is told. May be sent again: then nothing changes. A player who has entered by it is withdrawn as any
    entry is (`withdraw_entry`)."""

    def revoke(draft: TournamentDraft) -> None:
        draft.by = organiser(draft.tournament)
        inviting.revoke(draft, invitation_id)

    nothing = StoredAnswer(status=204, body=b"")
    return _told(tournament_id, wiring().tournaments.answer(tournament_id, revoke, None, lambda draft, _: nothing))


def _told(tournament_id: str, answered: Answer) -> Response:
    """Tell the players at once; where this is broken off, a worker does."""
    wiring().players.inviting.tell(tournament_id)
    return respond(answered)
