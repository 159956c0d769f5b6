"""Entries of a tournament: made, listed, withdrawn; where each of them plays."""

from __future__ import annotations

from flask import Response

from service.access import credentials
from service.director import entering
from service.director.draft import TournamentDraft
from service.director.record import Entrant
from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem, missing
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import idempotency, player_auth, seat_auth
from service.http.pipeline.player_auth import own_player
from service.http.pipeline.tournament_access import enters_for_others, viewer
from service.http.requests.tournament_commands import EntryBody
from service.http.resources.tournaments.entry_commands import taken_back
from service.http.resources.tournaments.tournaments import ONE, SEEN
from service.http.responses import tournament_entries as shown
from service.http.responses.encoding import answer, encode
from service.http.responses.tournament_entries import EntryAnswer, EntryStanding, TournamentEntries
from service.http.wiring import service, wiring
from service.json_types import JsonObject
from service.players.known import KnownPlayer
from service.store.idempotency import StoredAnswer

KINDS = {
    "entries_closed": Kind(409, "Entries closed", "The tournament has begun, and takes no late entries."),
    "tournament_full": Kind(409, "Tournament full", "As many have entered as may; ask its organiser for a place."),
    "name_taken": Kind(409, "Name taken", "Another entry has this name: enter under another one."),
    "entries_by_organiser": Kind(
        403,
        "Entered by the organiser",
        "Here those enter whom the key that made the tournament enters or invites: ask its organiser.",
    ),
    "entry_not_found": Kind(404, "Entry not found", "The tournament has no such entry; its list of entries tells all."),
    "not_your_entry": Kind(
        403, "Not your entry", "Only this entry itself, or the key that made the tournament, may do that."
    ),
    "entry_gone": Kind(409, "Withdrawn", "This entry has withdrawn, and plays no more."),
    "already_entered": Kind(409, "Already entered", "You take part already: the player's token opens your entry."),
    "for_organisers": Kind(403, "For organisers", "Only the key that made the tournament may say that of an entry."),
}
PARAMETERS = {
    "entry_id": {
        "description": "The entry's id.",
        "schema": {"type": "string", "pattern": "^[a-z0-9_]{1,64}$"},
        "example": "perceval",
    },
}
ENTRY = f"{ONE}/entries/<string:entry_id>"
OWN = ("token_missing", "token_unknown", "key_unknown", "not_your_entry", "tournament_not_found", "entry_not_found")
FOR_ORGANISERS = ("bot", "seed", "rating", "player_id")
blueprint = Resource(
    "entries",
    __name__,
    examples=examples.entries,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Who takes part in a tournament.",
)


@blueprint.operation(
    "POST",
    f"{ONE}/entries",
    id="enter_tournament",
    summary="Take part",
    answers={201: of_retried(EntryAnswer)},
    problems=("tournament_not_found", "entries_closed", "tournament_full", "name_taken",
              "entries_by_organiser", "for_organisers", "tournament_over", "token_unknown", "not_your_player",
              "already_entered"),
)  # fmt: skip
@blueprint.body(EntryBody)
def enter_tournament(body: JsonObject, tournament_id: str) -> Response:
    """The answer holds a token, this once: it opens the seat of this entry at each of its games, and the entry itself.
    With the key that made the tournament you enter others, give them their tokens, and enter bots.

    With the token of a player (`create_player`) as a bearer token that player enters, under the own name and id, and
    the answer's token is the same one; where your key enters a player (`player_id`), none is told."""
    member = _member(body)
    token = "" if "bot" in body or member else credentials.new_token()
    # What opens the seats of a player is the token that the player has at the time, and no hash that is kept here.
    kept = credentials.digest(token or credentials.new_token()) if "bot" not in body else ""

    def enter(draft: TournamentDraft) -> Entrant:
        draft.by = enters_for_others(draft.tournament)
        said = [name for name in FOR_ORGANISERS if name in body]
        if said and draft.by is None:
            raise Problem("for_organisers", values={"fields": said})
        if "player_id" in body:
            own_player(body["player_id"], member, draft.tournament.owner)
        given = {name: value for name, value in body.items() if name != "player_id"}
        return entering.enter(
            draft, token=kept, **{**given, **({"name": member.name, "member": member.id} if member else {})}
        )

    def render(draft: TournamentDraft, entrant: Entrant) -> StoredAnswer:
        own = seat_auth.spoken() if member and "player_id" not in body else ""
        made = EntryAnswer(entry=shown.entry(entrant, trusted=True), token=token or own or None)
        return StoredAnswer(status=201, body=encode(made))

    answered = wiring().tournaments.answer(tournament_id, enter, idempotency.of_request(), render)
    if member:
        wiring().players.note_entry(member.id, tournament_id)
    return respond(answered)


def _member(body: JsonObject) -> KnownPlayer | None:
    """The player who enters, None for a guest of a name, and where none is there whom the body names. Raises
    `token_unknown`, and `invalid_request` where a guest has no name."""
    if "player_id" in body:
        return service().players.find(body["player_id"])
    member = player_auth.joining()
    if member is None and "name" not in body:
        raise missing("name")
    return member


@blueprint.operation(
    "GET",
    f"{ONE}/entries",
    id="list_entries",
    summary="Who takes part",
    answers={200: TournamentEntries},
    problems=SEEN,
    security="viewer",
)
def list_entries(tournament_id: str) -> Response:
    """All entries, in the order in which they were made, those that have withdrawn included."""
    known = wiring().tournaments.load(tournament_id).tournament
    who = viewer(known)
    return answer(
        TournamentEntries(
            entries=[
                shown.entry(entrant, trusted=who.organiser or who.entry == entrant.id) for entrant in known.entrants
            ]
        )
    )


@blueprint.operation(
    "GET",
    ENTRY,
    id="get_entry",
    summary="One entry, and where it plays",
    answers={200: EntryStanding},
    problems=(*SEEN, "entry_not_found"),
    security="viewer",
)
def get_entry(tournament_id: str, entry_id: str) -> Response:
    """Its table in the round that is played: the game is played with the entry's token, as the player that `seat`
    names."""
    known = wiring().tournaments.load(tournament_id).tournament
    who = viewer(known)
    entrant = known.entrant(entry_id)
    if entrant is None:
        raise Problem("entry_not_found")
    return answer(shown.entry_standing(known, entrant, trusted=who.organiser or who.entry == entry_id))


@blueprint.operation(
    "DELETE",
    ENTRY,
    id="withdraw_entry",
    summary="Withdraw",
    answers={204: Shape(description="The entry plays in no later round.")},
    problems=(*OWN, "tournament_over"),
    security="table",
)
def withdraw_entry(tournament_id: str, entry_id: str) -> Response:
    """Plays in no later round; a game that is played is left as any game is (`leave_game`). Before the start the entry
    is gone, and its token opens nothing here any more: sent again, the request is refused (401, or 404 where the
    tournament is private). Later on it may be sent again: then nothing changes."""
    return taken_back(tournament_id, entry_id, entering.withdraw)
