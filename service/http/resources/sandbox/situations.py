"""The gallery of situations."""

from __future__ import annotations

from flask import Response

from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.openapi.examples import sandbox as examples
from service.http.openapi.smorest import Resource
from service.http.requests.sandbox import SITUATION, SituationsQuery
from service.http.responses.encoding import answer
from service.http.responses.sandbox.answers import SituationPage, SituationView, shown, summary
from service.json_types import JsonObject
from service.sandbox.library import Situation, by_id, library

KINDS = {
    "situation_not_found": Kind(404, "Situation not found", "`list_situations` lists those that there are."),
}
PARAMETERS = {
    "situation_id": {
        "description": "The situation's id.",
        "schema": {"type": "string", "pattern": SITUATION},
        "example": "wikimonde-window-pas-mou-le-caillou-race-chouette-velute",
    },
}
blueprint = Resource(
    "situations",
    __name__,
    examples=examples.situations,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Situations to look at a client in: one for every window, holding, duel, tie, doubling, refusal and "
    "ending of every rulebook.",
)


def find(situation_id: str) -> Situation:
    """The situation. Raises `situation_not_found`."""
    found = by_id().get(situation_id)
    if found is None:
        raise Problem("situation_not_found")
    return found


@blueprint.operation(
    "GET",
    "/sandbox/situations",
    id="list_situations",
    summary="The gallery of situations",
    answers={200: SituationPage},
    problems=(),
)
@blueprint.query(SituationsQuery)
def list_situations(query: JsonObject) -> Response:
    """By rulebook and kind, always in the same order. For the next page send the `next` of this one as `cursor`, until
    it is null. Their ids stay from release to release."""
    begin = _place(query["cursor"]) if "cursor" in query else 0
    wanted = [
        (place, one)
        for place, one in enumerate(library().situations)
        if place >= begin and query.get("ruleset") in (None, one.ruleset) and query.get("kind") in (None, one.kind)
    ]
    page, rest = wanted[: query["limit"]], wanted[query["limit"] :]
    following = f"{rest[0][0]}:{rest[0][1].id}" if rest else None
    return answer(SituationPage(situations=[summary(one) for _, one in page], next=following))


def _place(cursor: str) -> int:
    """Where in the gallery a page begins. The id counts before the number, which another release may have given to
    another situation."""
    place, _, situation_id = cursor.partition(":")
    ids = list(by_id())
    return ids.index(situation_id) if situation_id in by_id() else int(place)


@blueprint.operation(
    "GET",
    "/sandbox/situations/<string:situation_id>",
    id="get_situation",
    summary="One situation",
    answers={200: SituationView},
    problems=("situation_not_found",),
)
def get_situation(situation_id: str) -> Response:
    """What a client should show there, which windows are open, and what may be done by whom."""
    return answer(shown(find(situation_id).id))
