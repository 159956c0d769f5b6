"""Tournaments: made, listed, started, paused, called off."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from flask import Response

from service.director import organising
from service.director.cards import Card
from service.director.draft import TournamentDraft
from service.director.record import PREFIX, Plan
from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.played_game import TOURNAMENT_ID
from service.http.openapi.shapes import of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency, rated
from service.http.pipeline.tournament_access import organiser, viewer
from service.http.requests.acts import EmptyBody
from service.http.requests.tournament_commands import ReasonBody
from service.http.requests.tournaments import TournamentBody, TournamentsQuery
from service.http.responses import tournaments as shown
from service.http.responses.encoding import answer, encode
from service.http.responses.tournaments import TournamentPage, TournamentView
from service.http.wiring import wiring
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer
from service.tournaments.settings import Settings
from service.tournaments.standings.points import POINT, PointRule

KINDS = {
    "tournament_not_found": Kind(
        404,
        "Tournament not found",
        "There is no such tournament (any more), or it is private and this request opens nothing there.",
    ),
    "not_your_tournament": Kind(403, "Not your tournament", "Only the key that made this tournament may do that."),
    "plan_wrong": Kind(422, "Cannot be carried out", "«detail» says what of it cannot be, and what to do."),
    "tournament_over": Kind(409, "Tournament over", "The tournament is over: nothing can be changed in it any more."),
    "too_few_entries": Kind(409, "Too few entries", "A tournament begins with two entries at least: wait for more."),
    "not_running": Kind(
        409, "Not running", "Only a tournament that runs can be paused, and only a paused one goes on."
    ),
}
PARAMETERS = {
    "tournament_id": {
        "description": "The tournament's id.",
        "schema": {"type": "string", "pattern": r"^t\.[A-Za-z0-9_-]{1,64}$"},
        "example": TOURNAMENT_ID,
    },
}
KEYED = ("key_missing", "key_unknown", "scope_missing")
OWNED = (*KEYED, "not_your_tournament", "tournament_not_found")
SEEN = ("token_unknown", "tournament_not_found")
ONE = "/tournaments/<string:tournament_id>"
ANSWER = of_retried(TournamentView)
blueprint = Resource(
    "tournaments",
    __name__,
    examples=examples.tournaments,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Tournaments that run themselves: rounds, tables, results, standings.",
)


@blueprint.operation(
    "POST",
    "/tournaments",
    id="create_tournament",
    summary="Make a tournament",
    answers={201: of_retried(TournamentView, Location="Where the tournament is.")},
    problems=(*KEYED, "not_your_pool", "plan_wrong", "unknown_ruleset", "unknown_option", "wrong_option",
              "unknown_rule", "rule_not_switchable", "rule_needs_another", "rule_needs_option"),
    security="holder",
    scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.body(TournamentBody)
def create_tournament(body: JsonObject) -> Response:
    """Open for entries from now on. Its games are made with your key: they are in your list of games, and your webhooks
    are told of them, with the tournament and the table in their metadata.

    What chance decides comes from a seed: its `commitment` is told now, the seed at the end.
    """
    key = api_key_auth.holder(api_key_auth.GAMES)
    if pool := rated.pool_of(body, key):
        body["pool"] = pool

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        location = {"Location": f"/v1/tournaments/{draft.tournament.id}"}
        return StoredAnswer(status=201, body=_shown(draft), headers=location)

    return respond(wiring().tournaments.create(_plan(body), key.id, idempotency.of_request(), render))


@blueprint.operation("GET", "/tournaments", id="list_tournaments", summary="Tournaments", answers={200: TournamentPage})
@blueprint.query(TournamentsQuery)
def list_tournaments(query: JsonObject) -> Response:
    """Public tournaments, newest first; with your key your private ones as well. A page may be short, or empty, before
    the last one: ask again with `cursor` = `next` until that is null."""
    cursor = query.get("cursor")
    page = wiring().tournaments.page(cursor and cursor.replace(":", f":{PREFIX}", 1), query["limit"])
    key = api_key_auth.given()
    cards = [msgspec.json.decode(card, type=Card) for card in page.cards]
    seen = [card for card in cards if card.visibility == "public" or (key is not None and key.id == card.owner)]
    return answer(
        TournamentPage(
            tournaments=[shown.card(card) for card in seen], next=page.next and page.next.replace(PREFIX, "", 1)
        )
    )


@blueprint.operation(
    "GET",
    ONE,
    id="get_tournament",
    summary="One tournament",
    answers={200: TournamentView},
    problems=SEEN,
    security="viewer",
)
def get_tournament(tournament_id: str) -> Response:
    """How it is played, and how far it has come."""
    known = wiring().tournaments.load(tournament_id).tournament
    return answer(shown.tournament(known, organiser=viewer(known).organiser))


@blueprint.operation(
    "POST",
    f"{ONE}/start",
    id="start_tournament",
    summary="Start it now",
    answers={200: ANSWER},
    problems=(*OWNED, "too_few_entries", "tournament_over"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(EmptyBody, required=False)
def start_tournament(body: JsonObject, tournament_id: str) -> Response:
    """The first round is made at once. May be sent again: then nothing changes."""
    return change(tournament_id, organising.start)


@blueprint.operation(
    "POST",
    f"{ONE}/pause",
    id="pause_tournament",
    summary="Let no further round begin",
    answers={200: ANSWER},
    problems=(*OWNED, "not_running"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(ReasonBody, required=False)
def pause_tournament(body: JsonObject, tournament_id: str) -> Response:
    """Games that are played are played to their end, and give their results; the time of the round stands still."""
    return change(tournament_id, lambda draft: organising.pause(draft, body.get("reason", "")))


@blueprint.operation(
    "POST",
    f"{ONE}/resume",
    id="resume_tournament",
    summary="Go on",
    answers={200: ANSWER},
    problems=(*OWNED, "not_running"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(EmptyBody, required=False)
def resume_tournament(body: JsonObject, tournament_id: str) -> Response:
    """A paused tournament goes on. May be sent again: then nothing changes."""
    return change(tournament_id, organising.resume)


@blueprint.operation(
    "POST",
    f"{ONE}/cancel",
    id="cancel_tournament",
    summary="Call it off",
    answers={200: ANSWER},
    problems=(*OWNED, "tournament_over"),
    security="holder",
    scope=api_key_auth.GAMES,
)
@blueprint.body(ReasonBody, required=False)
def cancel_tournament(body: JsonObject, tournament_id: str) -> Response:
    """Over, without a winner. Games that are played go on as games of their own; what has been played stays."""
    return change(tournament_id, lambda draft: organising.cancel(draft, body.get("reason", "")))


def change(tournament_id: str, command: Callable[[TournamentDraft], None]) -> Response:
    """Carry out a command of the organiser; the answer is the tournament."""

    def whole(draft: TournamentDraft) -> None:
        draft.by = organiser(draft.tournament)
        command(draft)

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        return StoredAnswer(status=200, body=_shown(draft))

    return respond(wiring().tournaments.answer(tournament_id, whole, idempotency.of_request(), render))


def _shown(draft: TournamentDraft) -> bytes:
    return encode(shown.tournament(draft.tournament, organiser=True))


def _plan(body: JsonObject) -> Plan:
    """What was settled by a body, with the usual values for what it leaves out."""
    paid = dict(body.get("points", {}))
    if "places" in paid:
        paid["places"] = tuple(_thousandths(place) for place in paid["places"])
    if "forfeit" in paid:
        paid["forfeit"] = _thousandths(paid["forfeit"])
    settings = {name: body[name] for name in Settings.__struct_fields__ if name in body and name != "points"}
    if "tie_breaks" in settings:
        settings["tie_breaks"] = tuple(settings["tie_breaks"])
    more = {name: body[name] for name in Plan.__struct_fields__ if name in body and name not in ("settings", "points")}
    return Plan(settings=Settings(**settings, points=PointRule(**paid)), **more)


def _thousandths(points: float) -> int:
    return round(points * POINT)
