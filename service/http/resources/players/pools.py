"""Pools of ratings: made, listed, their leaderboards, and the games that they come from."""

from __future__ import annotations

import hashlib

import msgspec
from flask import Response

from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import FieldError, Problem
from service.http.openapi.examples import players as examples
from service.http.openapi.played_game import POOL_ID
from service.http.openapi.shapes import NOT_MODIFIED, of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.requests.acts import EmptyBody
from service.http.requests.players import CursorQuery
from service.http.requests.pools import LeaderboardQuery, PoolBody, RatedGamesQuery
from service.http.responses import etag
from service.http.responses.encoding import answer, encode
from service.http.responses.players import Leaderboard, PoolPage, RatedGames, line
from service.http.wiring import arrival, wiring
from service.json_types import JsonObject
from service.players.kept import Draft
from service.pools.recalculation import Recalculated
from service.pools.record import PATTERN, STORED, PoolCard, RatingPool
from service.store.idempotency import StoredAnswer

KINDS = {
    "pool_not_found": Kind(404, "Pool not found", "There is no such pool of ratings, or it is another key's."),
    "not_your_pool": Kind(
        422, "Not your pool", "The body names «values.pool», no pool of this key: name one of `list_pools`."
    ),
}
PARAMETERS = {
    "pool_id": {
        "description": "The pool's id.",
        "schema": {"type": "string", "pattern": f"^{PATTERN}$"},
        "example": POOL_ID,
    },
}
KEYED = ("key_missing", "key_unknown", "scope_missing")
ONE = "/pools/<string:pool_id>"
blueprint = Resource(
    "pools",
    __name__,
    examples=examples.pools,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="Ratings of players, and leaderboards.",
)


@blueprint.operation(
    "POST", "/pools", id="create_pool", summary="Make a pool of ratings", answers={201: of_retried(PoolCard)},
    problems=(*KEYED, "plan_wrong"), security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.body(PoolBody)
def create_pool(body: JsonObject) -> Response:
    """A pool of your own: a season, say, or a club's. Games count in it that your key makes with `pool`. Of each
    ruleset your key has a pool by itself, which games with `rated` count in."""
    key = api_key_auth.holder(api_key_auth.GAMES)
    begins, ends = body.get("starts_at"), body.get("ends_at")
    if begins is not None and ends is not None and ends <= begins:
        detail = "No game can count in it: send an `ends_at` behind `starts_at`."
        wrong = FieldError(field="ends_at", code="contradicts", detail=detail)
        raise Problem("plan_wrong", detail, errors=[wrong])
    idem = idempotency.of_request()
    pool = RatingPool(id=wiring().players.pools.new_id(idem), created_at=arrival(), owner=key.id, **body)

    def render(draft: Draft[RatingPool], _: None) -> StoredAnswer:
        return StoredAnswer(status=201, body=encode(draft.record.shown))

    return respond(wiring().players.pools.create(pool, idem, render))


@blueprint.operation(
    "GET", "/pools", id="list_pools", summary="The pools of your key", answers={200: PoolPage}, problems=KEYED,
    security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.query(CursorQuery)
def list_pools(query: JsonObject) -> Response:
    """Newest first; those of rulesets are there from the first rated game on that your key makes."""
    cursor, owner = query.get("cursor"), api_key_auth.holder(api_key_auth.GAMES).id
    cards, following = wiring().players.pools.page(
        owner, cursor and cursor.replace(":", f":{STORED}", 1), query["limit"]
    )
    pools = [msgspec.json.decode(card, type=PoolCard) for card in cards]
    return answer(PoolPage(pools=pools, next=following and following.replace(STORED, "", 1)))


@blueprint.operation(
    "GET", ONE, id="get_pool", summary="One pool", answers={200: PoolCard}, problems=("pool_not_found",)
)
def get_pool(pool_id: str) -> Response:
    """Anybody who knows its id may look at a pool."""
    return answer(wiring().players.pools.load(pool_id).shown)


@blueprint.operation(
    "GET", f"{ONE}/leaderboard", id="get_leaderboard", summary="The best players",
    answers={200: Leaderboard, 304: NOT_MODIFIED}, problems=("pool_not_found",),
)  # fmt: skip
@blueprint.query(LeaderboardQuery)
def get_leaderboard(query: JsonObject, pool_id: str) -> Response:
    """By what players are at least (`safe`), so that one lucky game leads none. For the next page send the `next` of
    this one as `after`, until it is null. Names are those of now; that of a player who was erased is gone."""
    pools, limit, provisional = wiring().players.pools, query["limit"], query["provisional"]
    pool = pools.load(pool_id)
    if "around" in query:
        found = pools.around(pool, query["around"], (limit - 1) // 2, provisional=provisional)
        following = None
    else:
        found = pools.lines(pool, provisional=provisional, after=query.get("after"), limit=limit + 1)
        following = found[limit - 1].player if len(found) > limit else None
    names = pools.names(found[:limit])
    lines = [line(rank, names) for rank in found[:limit]]
    shown = Leaderboard(pool=pool.shown, lines=lines, next=following)
    tag = hashlib.sha256(encode(shown)).hexdigest()[:16]
    return etag.unchanged(tag) or answer(shown, etag=tag)


@blueprint.operation(
    "GET", f"{ONE}/games", id="list_rated_games", summary="The games that were rated", answers={200: RatedGames},
    problems=("pool_not_found",),
)  # fmt: skip
@blueprint.query(RatedGamesQuery)
def list_rated_games(query: JsonObject, pool_id: str) -> Response:
    """In the order in which they were rated, with what they changed: enough to calculate all ratings anew."""
    games = wiring().players.pools.games(pool_id, query["after"], query["limit"])
    return answer(RatedGames(games=games, last_seq=games[-1].seq if games else query["after"]))


@blueprint.operation(
    "POST", f"{ONE}/recalculation", id="recalculate_pool", summary="Calculate a pool anew, and compare",
    answers={200: Recalculated}, problems=(*KEYED, "pool_not_found"), security="holder", scope=api_key_auth.GAMES,
)  # fmt: skip
@blueprint.body(EmptyBody, required=False)
def recalculate_pool(body: JsonObject, pool_id: str) -> Response:
    """From the games that it tells of; nothing is stored. `same` says whether all figures come out as they are kept."""
    idempotency.of_request()
    owner = api_key_auth.holder(api_key_auth.GAMES).id
    return answer(wiring().players.pools.recalculate(pool_id, owner))
