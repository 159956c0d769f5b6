"""The pool of ratings that new games count in."""

from __future__ import annotations

from service.access.keys import Key
from service.director.refused import Refused
from service.http.errors.problems import FieldError, Problem
from service.http.wiring import wiring
from service.json_types import JsonObject


def pool_of(body: JsonObject, key: Key | None) -> str:
    """The id of the pool that a body asks for; empty where games are not rated, and where no such game can be made.

    Raises `key_missing`, `not_your_pool`, and `plan_wrong` where the pool takes no games of this ruleset.
    """
    pool, ruleset = body.pop("pool", ""), body["ruleset"]
    if not (body.pop("rated", False) or pool):
        return ""
    if key is None:
        raise Problem("key_missing", "Rated games are made with the key whose players are rated: send it.")
    try:
        return wiring().players.pools.counted_in(key.id, ruleset, pool)
    except Refused as refused:
        errors = [FieldError(field="pool", code="contradicts", detail=refused.detail)] if refused.detail else []
        raise Problem(refused.code, refused.detail, errors=errors, values=refused.values) from refused
