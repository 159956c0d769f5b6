"""Entries of a tournament: made, listed, withdrawn; where each of them plays."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.access import credentials
from service.director import entering
from service.director.desk import Desk
from service.director.record import Entrant, Tournament
from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import idempotency
from service.http.pipeline.tournament_access import enters_for_others, self_or_organiser, viewer
from service.http.requests.tournaments import EntryBody
from service.http.resources.tournaments.tournaments import ONE, SEEN
from service.http.responses import tournaments as shown
from service.http.responses.encoding import answer, encode
from service.http.responses.tournaments import EntryAnswer, EntrySeat, EntryStanding, TournamentEntries
from service.http.wiring import wiring
from service.store.idempotency import StoredAnswer

KINDS = {
    "entries_closed": Kind(409, "Entries closed", "The tournament has begun, and takes no late entries."),
    "tournament_full": Kind(409, "Tournament full", "As many have entered as may; ask its organiser for a place."),
    "name_taken": Kind(409, "Name taken", "Another entry has this name: enter under another one."),
    "entries_by_organiser": Kind(
        403, "Entered by the organiser", "In this tournament the key that made it enters all: ask its organiser."
    ),
    "entry_not_found": Kind(404, "Entry not found", "The tournament has no such entry; its list of entries tells all."),
    "not_your_entry": Kind(
        403, "Not your entry", "Only this entry itself, or the key that made the tournament, may do that."
    ),
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
FOR_ORGANISERS = ("bot", "seed", "rating")
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
              "entries_by_organiser", "for_organisers", "tournament_over"),
)  # fmt: skip
@blueprint.body(EntryBody)
def enter_tournament(body: dict[str, Any], tournament_id: str) -> Response:
    """The answer holds a token, this once: it opens the seat of this entry at each of its games, and the entry itself.
    With the key that made the tournament you enter others, give them their tokens, and enter bots."""
    token = "" if "bot" in body else credentials.new_token()

    def enter(desk: Desk) -> Entrant:
        organises = enters_for_others(desk.tournament)
        said = [name for name in FOR_ORGANISERS if name in body]
        if said and not organises:
            raise Problem("for_organisers", values={"fields": said})
        return entering.enter(desk, token=credentials.digest(token) if token else "", **body)

    def render(desk: Desk, entrant: Entrant) -> StoredAnswer:
        made = EntryAnswer(entry=shown.entry(entrant, trusted=True), token=token or None)
        return StoredAnswer(status=201, body=encode(made))

    return respond(wiring().tournaments.answer(tournament_id, enter, idempotency.of_request(), render))


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
    told = shown.entry(entrant, trusted=who.organiser or who.entry == entry_id)
    return answer(EntryStanding(entry=told, seat=_seat(known, entry_id)))


@blueprint.operation(
    "DELETE",
    ENTRY,
    id="withdraw_entry",
    summary="Withdraw",
    answers={204: Shape(description="The entry plays in no later round.")},
    problems=("token_missing", "token_unknown", "key_unknown", "not_your_entry", "tournament_not_found",
              "entry_not_found", "tournament_over"),
    security="table",
)  # fmt: skip
def withdraw_entry(tournament_id: str, entry_id: str) -> Response:
    """Plays in no later round; a game that is played is left as any game is (`leave_game`). Before the start the entry
    is gone. May be sent again: then nothing changes."""

    def withdraw(desk: Desk) -> None:
        self_or_organiser(desk.tournament, entry_id)
        entering.withdraw(desk, entry_id)

    return respond(
        wiring().tournaments.answer(tournament_id, withdraw, None, lambda desk, _: StoredAnswer(status=204, body=b""))
    )


def _seat(known: Tournament, entry_id: str) -> EntrySeat | None:
    played = [known.table(table_id) for table_id in known.open_tables() if table_id not in known.making]
    table = next((table for table in played if table is not None and entry_id in table.seats), None)
    return None if table is None else EntrySeat(table=table.id, game=known.games[table.id].game, player=entry_id)
