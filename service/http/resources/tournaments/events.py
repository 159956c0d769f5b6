"""GET /v1/tournaments/{id}/events: what happens in a tournament, as pages, by long poll, or as a live stream."""

from __future__ import annotations

from flask import Response, request

from service.director.events import TOURNAMENT_EVENTS, TournamentEvent
from service.director.repository import Stored, TournamentNotFound
from service.director.service import TournamentService
from service.http.openapi.examples import tournaments as examples
from service.http.openapi.shapes import JSON, Shape
from service.http.openapi.smorest import Resource
from service.http.pipeline.tournament_access import viewer
from service.http.requests.tournaments import TournamentEventsQuery
from service.http.resources.events import NOTHING_MORE
from service.http.resources.tournaments.tournaments import ONE, SEEN
from service.http.responses.standings import StandingsChange
from service.http.responses.tournament_rounds import TournamentEventPage
from service.http.streaming import event_stream, live_response, log_page
from service.http.streaming.event_ids import Place
from service.http.streaming.standings_frames import StandingsFrames
from service.http.streaming.subscribers import Format
from service.http.wiring import settings, wiring
from service.json_types import JsonObject

EVENTS = Shape(
    {JSON: TournamentEventPage, event_stream.SSE: TournamentEvent, event_stream.NDJSON: TournamentEvent},
    "A page of events, or a stream of them.",
)
blueprint = Resource(
    "tournament events",
    __name__,
    examples=examples.events,
    structs=(*TOURNAMENT_EVENTS, StandingsChange),
    url_prefix="/v1",
    description="What happens in a tournament.",
)


class _Open:
    """What opened the stream of a tournament opens it as long as that lasts."""

    ends = float("inf")
    restless = False

    def opens(self) -> bool:
        """Always: tokens of entries are not taken back."""
        return True


class _Invited:
    """What an invitation opened, it opens until it is over; an entry by it opens the same."""

    ends = float("inf")
    restless = True

    def __init__(self, tournaments: TournamentService, tournament_id: str, player: str) -> None:
        self._tournaments = tournaments
        self._tournament_id = tournament_id
        self._player = player

    def opens(self) -> bool:
        """See event_stream.Access."""
        try:
            known = self._tournaments.load(self._tournament_id).tournament
        except TournamentNotFound:
            return False
        public = known.plan.visibility == "public"
        return public or known.is_invited(self._player) or known.entrant(self._player) is not None


@blueprint.operation(
    "GET",
    f"{ONE}/events",
    id="list_tournament_events",
    summary="Events of a tournament, as pages or live",
    answers={200: EVENTS, 204: NOTHING_MORE},
    problems=(*SEEN, "last_event_id_invalid", "last_event_id_unknown", "too_many_streams", "streams_full"),
    security="viewer",
)
@blueprint.query(TournamentEventsQuery)
def list_tournament_events(query: JsonObject, tournament_id: str) -> Response:
    """Events in order, without gaps, in the same ways as those of a game (`list_events`): as JSON a page, with `wait` a
    page that waits until there is something in it; with `Accept: text/event-stream` or `application/x-ndjson` live.
    Entries, rounds with their tables and games, results, corrections with their reasons, the end. A stream ends after
    `tournament_finished`.

    With `standings=true` a live stream brings the standings, too: an event `standings` (in lines of JSON
    `{"event": "standings", "data": {…}}`) with all lines at its beginning, and within half a second of what changes
    them with those that have changed: lay them over the ones before, by `entry`, drop what is `gone`, and sort by
    `rank`.
    """
    after = event_stream.last_event_id(request.headers.get("Last-Event-ID"), query.get("after"))
    stored = wiring().tournaments.load(tournament_id)
    who = viewer(stored.tournament)
    log_page.check_place(tournament_id, after, stored.tournament.events)
    accepted = request.accept_mimetypes.best_match(["application/json", *event_stream.FORMATS])
    if accepted in event_stream.FORMATS:
        access = _Invited(wiring().tournaments, tournament_id, who.invited) if who.invited else _Open()
        form = event_stream.FORMATS[accepted]
        return _stream(tournament_id, after, stored, form, access, standings=query["standings"])
    return _page(tournament_id, after, query, stored)


def _page(tournament_id: str, after: Place, query: JsonObject, stored: Stored) -> Response:
    tournaments, over = wiring().tournaments, stored.tournament.over
    entries = tournaments.log(tournament_id, after, query["limit"])
    if not entries and not over and query["wait"]:
        log_page.wait(log_page.listener(tournament_id, "poll"), after, query["wait"])
        entries = tournaments.log(tournament_id, after, query["limit"])
        over = tournaments.load(tournament_id).tournament.over
    return log_page.page(entries, after, more=log_page.finished(over))


def _stream(
    tournament_id: str, after: Place, stored: Stored, form: Format, access: event_stream.Access, *, standings: bool
) -> Response:
    if stored.tournament.over and after == stored.tournament.events:
        return Response(status=204)
    listening, listener = wiring().listening, log_page.listener(tournament_id, form)
    source = live_response.follow(listener, after)
    company = StandingsFrames(wiring().tournaments.standings, listener) if standings else None
    frames = event_stream.frames(
        source,
        listener,
        listening,
        heartbeat_s=settings().heartbeat_s,
        longest_s=settings().stream_max_s,
        access=access,
        company=company,
    )
    return live_response.respond(listener, source, frames, "Authorization, Accept")
