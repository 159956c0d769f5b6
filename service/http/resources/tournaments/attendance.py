"""Who is there: entries check in before the start, and sit out rounds."""

from __future__ import annotations

from flask import Response

from service.director import attendance
from service.http.errors.kinds import Kind
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.requests.acts import EmptyBody
from service.http.resources.tournaments.entries import ENTRY, OWN
from service.http.resources.tournaments.entry_commands import of_entry, taken_back
from service.http.responses.tournament_entries import EntryStanding
from service.json_types import JsonObject

CHECK_IN = {
    "no_check_in": Kind(409, "No check-in", "This tournament has no check-in: all who have entered are there."),
    "check_in_not_open": Kind(409, "Check-in not open", "The check-in opens at `opens_at` (ms since the epoch)."),
    "check_in_over": Kind(409, "Check-in over", "The check-in ended at `until` (ms since the epoch)."),
}
SIT_OUT = {
    "cannot_sit_out": Kind(
        409, "No sitting out", "In a knockout all who are left play; in a league ask for no table. Withdraw to leave."
    ),
}
blueprint = Resource(
    "attendance",
    __name__,
    examples=examples.attendance,
    kinds={**CHECK_IN, **SIT_OUT},
    url_prefix="/v1",
    description="Who of the entries is there.",
)


@blueprint.operation(
    "POST",
    f"{ENTRY}/check_in",
    id="check_in_entry",
    summary="Check in",
    answers={200: of_retried(EntryStanding)},
    problems=(*OWN, *CHECK_IN),
    security="table",
)
@blueprint.body(EmptyBody, required=False)
def check_in_entry(body: JsonObject, tournament_id: str, entry_id: str) -> Response:
    """Says that the entry is there, with its token or your key for it, between `check_in_from` and `check_in_until` of
    the tournament. Entries that did not are out when the check-in ends, or as you start before that. May be sent again:
    then nothing changes."""
    return of_entry(tournament_id, entry_id, attendance.check_in)


@blueprint.operation(
    "POST",
    f"{ENTRY}/sit_out",
    id="sit_out_round",
    summary="Sit out the next round",
    answers={200: of_retried(EntryStanding)},
    problems=(*OWN, *SIT_OUT, "entry_gone", "tournament_over"),
    security="table",
)
@blueprint.body(EmptyBody, required=False)
def sit_out_round(body: JsonObject, tournament_id: str, entry_id: str) -> Response:
    """The entry gets no table in the next round that is made, and no points for it; it plays again in the one behind.
    May be sent again: then nothing changes."""
    return of_entry(tournament_id, entry_id, attendance.sit_out)


@blueprint.operation(
    "DELETE",
    f"{ENTRY}/sit_out",
    id="play_next_round",
    summary="Play in the next round after all",
    answers={204: Shape(description="The entry gets a table in the next round that is made.")},
    problems=(*OWN, *SIT_OUT, "entry_gone", "tournament_over"),
    security="table",
)
def play_next_round(tournament_id: str, entry_id: str) -> Response:
    """Takes `sit_out_round` back. May be sent again: then nothing changes."""
    return taken_back(tournament_id, entry_id, attendance.come_back)
