"""Of a league: entries ask for a table, and its organiser closes it."""

from __future__ import annotations

from flask import Response

from service.director import leagues
from service.http.errors.kinds import Kind
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth
from service.http.requests.acts import EmptyBody
from service.http.resources.tournaments.entries import ENTRY, OWN
from service.http.resources.tournaments.entry_commands import of_entry, taken_back
from service.http.resources.tournaments.tournaments import ANSWER, ONE, OWNED, change
from service.http.responses.tournament_entries import EntryStanding
from service.json_types import JsonObject

KINDS = {
    "not_a_league": Kind(409, "Not a league", "Only in a league entries ask for tables; here its rounds make them."),
    "league_closed": Kind(409, "League closed", "The league makes no more tables; its standings stay."),
    "at_table": Kind(409, "At a table", "This entry plays at a table: end that game first (`game` is its id)."),
    "no_games_left": Kind(409, "No games left", "This entry has played as many games as one may in this league."),
    "too_many_tables": Kind(409, "Too many tables", "A league may have no more tables: begin another one."),
}
REQUEST = f"{ENTRY}/table_request"
blueprint = Resource(
    "leagues",
    __name__,
    examples=examples.leagues,
    kinds=KINDS,
    url_prefix="/v1",
    description="Tables of a league, made as entries ask for them.",
)


@blueprint.operation(
    "POST",
    REQUEST,
    id="request_table",
    summary="Ask for a table",
    answers={200: of_retried(EntryStanding)},
    problems=(*OWN, *KINDS, "entry_gone", "not_running"),
    security="table",
)
@blueprint.body(EmptyBody, required=False)
def request_table(body: JsonObject, tournament_id: str, entry_id: str) -> Response:
    """With the entry's token, or your key for it. A table is made as soon as enough ask, of those who have met least
    and stand closest; `waiting` tells the place in the queue until then, `seat` the game afterwards, and the events and
    webhooks of the tournament tell each table. Asked again while it waits: then nothing changes."""
    return of_entry(tournament_id, entry_id, leagues.ask)


@blueprint.operation(
    "DELETE",
    REQUEST,
    id="withdraw_table_request",
    summary="Ask for a table no longer",
    answers={204: Shape(description="The entry does not wait for a table.")},
    problems=(*OWN, "not_a_league"),
    security="table",
)
def withdraw_table_request(tournament_id: str, entry_id: str) -> Response:
    """Takes the wish back. May be sent again: then nothing changes. A table that was made meanwhile is played:
    `get_entry` tells it."""
    return taken_back(tournament_id, entry_id, leagues.take_back)


@blueprint.operation(
    "POST",
    f"{ONE}/close",
    id="close_league",
    summary="Close a league",
    answers={200: ANSWER},
    problems=(*OWNED, "not_a_league", "not_running", "tournament_over"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(EmptyBody, required=False)
def close_league(body: JsonObject, tournament_id: str) -> Response:
    """No more tables are made and no entries taken; games that are played are played to their end, and with the last of
    them the league is over. May be sent again: then nothing changes."""
    return change(tournament_id, leagues.close)
