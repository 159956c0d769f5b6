"""GET /v1/rulesets: the rulebooks, with their rules, annonces, options and phrases."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from flask import Response

from service import engine
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.openapi.examples import operators
from service.http.openapi.shapes import NOT_MODIFIED
from service.http.openapi.smorest import Resource
from service.http.requests.fields import SLUG
from service.http.responses import etag
from service.http.responses.encoding import answer, encode
from service.http.responses.rulesets import RulesetInfo, RulesetList, offered
from service.http.wiring import settings

KINDS = {
    "ruleset_not_found": Kind(404, "Ruleset not found", "GET /v1/rulesets lists the rulebooks."),
}
PARAMETERS = {
    "ruleset_id": {
        "description": "The rulebook's id.",
        "schema": {"type": "string", "pattern": SLUG.pattern},
        "example": "wikimonde",
    }
}
blueprint = Resource(
    "rulesets",
    __name__,
    examples=operators.rulesets,
    kinds=KINDS,
    parameters=PARAMETERS,
    url_prefix="/v1",
    description="The rulebooks.",
)


def _tagged(body: Any) -> Response:
    tag = hashlib.sha256(encode(body)).hexdigest()[:16]
    return etag.unchanged(tag) or answer(body, etag=tag)


def _known(find: Callable[[str], Any], id_: str) -> Any:
    try:
        return find(id_)
    except (engine.Refusal, KeyError) as error:
        raise Problem("ruleset_not_found", values={"ruleset": id_}) from error


@blueprint.operation(
    "GET",
    "/rulesets",
    id="list_rulesets",
    summary="All rulebooks",
    answers={200: RulesetList, 304: NOT_MODIFIED},
)
def list_rulesets() -> Response:
    """Every rulebook with its rules, parameters, annonces, phrases and options."""
    return _tagged(RulesetList(rulesets=[offered(book, settings()) for book in engine.rulesets()]))


@blueprint.operation(
    "GET",
    "/rulesets/<string:ruleset_id>",
    id="get_ruleset",
    summary="One rulebook",
    answers={200: RulesetInfo, 304: NOT_MODIFIED},
    problems=("ruleset_not_found",),
)
def get_ruleset(ruleset_id: str) -> Response:
    """One rulebook, resolved: what it inherits is in it."""
    return _tagged(offered(_known(engine.ruleset, ruleset_id), settings()))
