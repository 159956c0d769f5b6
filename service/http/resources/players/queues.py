"""Matchmaking queues of a key: made, listed, changed, closed, deleted."""

from __future__ import annotations

import msgspec
from flask import Response

from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.openapi.examples import queues as examples
from service.http.openapi.played_game import QUEUE_ID
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency, rated
from service.http.requests.players import CursorQuery
from service.http.requests.queues import QueueBody, QueueChangeBody
from service.http.responses.encoding import answer, encode
from service.http.responses.queues import QueuePage
from service.http.wiring import arrival, wiring
from service.json_types import JsonObject
from service.matchmaking.record import PATTERN, STORED, MatchmakingQueue, QueueCard
from service.players.kept import Draft
from service.store.idempotency import StoredAnswer

KINDS = {
    "queue_not_found": Kind(
        404, "Queue not found", "There is no such matchmaking queue (any more), or it is another key's."
    ),
}
PARAMETERS = {
    "queue_id": {
        "description": "The matchmaking queue's id.",
        "schema": {"type": "string", "pattern": f"^{PATTERN}$"},
        "example": QUEUE_ID,
    },
}
KEYED = ("key_missing", "key_unknown", "scope_missing")
OF_ONE = (*KEYED, "queue_not_found")
ONE = "/queues/<string:queue_id>"
blueprint = Resource(
    "queues",
    __name__,
    examples=examples.queues,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Matchmaking: queues that make tables of players of like ratings.",
)


@blueprint.operation(
    "POST", "/queues", id="create_queue", summary="Make a matchmaking queue",
    answers={201: of_retried(QueueCard, Location="Where the queue is.")},
    problems=(*KEYED, "not_your_pool", "plan_wrong", "unknown_ruleset", "unknown_option", "wrong_option",
              "unknown_rule", "rule_not_switchable", "rule_needs_another", "rule_needs_option"),
    security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.body(QueueBody)
def create_queue(body: JsonObject) -> Response:
    """Players of your key wait in it, each with their own token (`join_queue`), and tables come out: as soon as enough
    are there whose ratings lie as close as all of them accept, which is the more, the longer they wait. A game of such
    a table is made with your key, with all players in their seats, and begins at once: it is in your list of games, and
    your webhooks are told of it, with the queue (`queue`) in its metadata."""
    key = api_key_auth.holder(api_key_auth.GAMES)
    pool = rated.pool_of({"pool": body.pop("pool", ""), "rated": True, "ruleset": body["ruleset"]}, key)
    idem = idempotency.of_request()
    queue = MatchmakingQueue(
        id=wiring().players.matchmaking.new_id(idem), created_at=arrival(), owner=key.id, pool=pool, **body
    )  # fmt: skip

    def render(draft: Draft[MatchmakingQueue], _: None) -> StoredAnswer:
        location = {"Location": f"/v1/queues/{draft.record.id}"}
        return StoredAnswer(status=201, body=encode(draft.record.shown), headers=location)

    return respond(wiring().players.matchmaking.create(queue, idem, render))


@blueprint.operation(
    "GET", "/queues", id="list_queues", summary="The matchmaking queues of your key", answers={200: QueuePage},
    problems=KEYED, security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.query(CursorQuery)
def list_queues(query: JsonObject) -> Response:
    """Newest first. A page may be short, or empty, before the last one: ask again with `cursor` = `next` until that is
    null."""
    cursor, owner = query.get("cursor"), api_key_auth.holder(api_key_auth.GAMES).id
    cards, following = wiring().players.matchmaking.page(
        owner, cursor and cursor.replace(":", f":{STORED}", 1), query["limit"]
    )
    queues = [msgspec.json.decode(card, type=QueueCard) for card in cards]
    return answer(QueuePage(queues=queues, next=following and following.replace(STORED, "", 1)))


@blueprint.operation(
    "GET", ONE, id="get_queue", summary="One matchmaking queue", answers={200: QueueCard}, problems=("queue_not_found",)
)
def get_queue(queue_id: str) -> Response:
    """Anybody who knows its id may look: how it makes tables, and how many wait."""
    return answer(wiring().players.matchmaking.load(queue_id).shown)


@blueprint.operation(
    "PATCH", ONE, id="change_queue", summary="Change, close or open a matchmaking queue", answers={200: QueueCard},
    problems=(*OF_ONE, "plan_wrong"), security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.body(QueueChangeBody, required=False)
def change_queue(body: JsonObject, queue_id: str) -> Response:
    """What is sent counts at once, for those who wait as well. Closed, it takes no one, and those who wait are told
    (`ticket_cancelled`); it may be opened again. Its ruleset, options, size of tables and pool stay as they are: for
    others make another queue."""
    owner = api_key_auth.holder(api_key_auth.GAMES).id

    def render(draft: Draft[MatchmakingQueue], _: None) -> StoredAnswer:
        return StoredAnswer(status=200, body=encode(draft.record.shown))

    return respond(wiring().players.matchmaking.change(queue_id, owner, body, render))


@blueprint.operation(
    "DELETE", ONE, id="delete_queue", summary="Delete a matchmaking queue",
    answers={204: Shape(description="The queue is gone.")}, problems=OF_ONE, security="holder",
    scope=api_key_auth.GAMES,
)  # fmt: skip
def delete_queue(queue_id: str) -> Response:
    """Those who wait are told (`ticket_cancelled`). Games that it has made go on."""
    owner = api_key_auth.holder(api_key_auth.GAMES).id
    nothing = StoredAnswer(status=204, body=b"")
    return respond(wiring().players.matchmaking.delete(queue_id, owner, lambda draft, _: nothing))
