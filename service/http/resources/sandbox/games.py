"""Making games of the sandbox."""

from __future__ import annotations

import secrets

import msgspec
from flask import Response

from service import engine
from service.access import credentials
from service.engine.core.refusals import Refusal
from service.games.sandbox.games import SeatOf, StandingGame, seats_of
from service.games.service import Outcome
from service.http.act_requests import headers_of, respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.errors.refusals import CREATING
from service.http.openapi.examples import sandbox as examples
from service.http.openapi.shapes import of_retried
from service.http.openapi.smorest import Resource
from service.http.pipeline import admission, api_key_auth, idempotency, request_metrics
from service.http.requests.sandbox import DESCRIBES, SandboxGameBody
from service.http.resources.sandbox.situations import find
from service.http.responses.encoding import encode
from service.http.responses.games import game as shown
from service.http.responses.sandbox.answers import SandboxGame, SandboxSeat
from service.http.wiring import arrival, service, settings
from service.json_types import JsonObject
from service.sandbox.standing import Making, Stood, Unreachable, described, in_situation
from service.store.idempotency import StoredAnswer

SCOPE = "test_dice"
KINDS = {
    "sandbox_off": Kind(
        403,
        "Sandbox off",
        "Games stand where their maker wants only on servers that allow test dice (CHOUETTE_ALLOW_TEST_DICE), or with "
        "a key that has the scope `test_dice`.",
    ),
    "situation_impossible": Kind(
        422, "Situation impossible", "A game cannot stand like this; «detail» says what to change."
    ),
    "too_many_sandbox_games": Kind(
        429,
        "Too many sandbox games",
        "«values.limit» games of the sandbox go on that were made from your address; play some to their end, or send "
        "an API key.",
    ),
}
blueprint = Resource(
    "sandbox",
    __name__,
    examples=examples.games,
    kinds=KINDS,
    url_prefix="/v1",
    description="Games for the tests of clients: they begin where they are to be looked at, and may have a clock that "
    "moves only when it is told to.",
)


@blueprint.operation(
    "POST",
    "/sandbox/games",
    id="create_sandbox_game",
    summary="Make a game that stands somewhere",
    answers={201: of_retried(SandboxGame, Location="Where the game is.", ETag="The game's tag as it is made.")},
    problems=(
        "key_missing",
        "key_unknown",
        "scope_missing",
        "too_many_games",
        "too_many_sandbox_games",
        "sandbox_off",
        "wrong_fields",
        "situation_not_found",
        "situation_impossible",
        *CREATING,
    ),
    security="creator",
    scope=api_key_auth.GAMES,
)
@blueprint.body(SandboxGameBody)
def create_sandbox_game(body: JsonObject) -> Response:
    """In a situation of the gallery, or as it is described; the answer has the tokens of all seats.

    From then on it is a game like any other: streams, webhooks, records, bots. It tells `sandbox` and `test_dice`, is
    private unless you ask for more, counts nowhere, and is called off once nothing has happened in it for some hours.
    Whatever is thrown or dealt that was not given comes from its seed.
    """
    key = api_key_auth.creator()
    if not settings().allow_test_dice and not (key and SCOPE in key.scopes):
        raise Problem("sandbox_off")
    idem = idempotency.of_request()
    _either(body)
    at, game_id = arrival(), credentials.new_game_id(idem)
    making = Making(
        at=at, game_id=game_id, seed=secrets.token_hex(32), bots=body.get("bots", {}), options=body.get("options", {})
    )
    try:
        stood = _standing(body, making)
    except Unreachable as why:
        raise Problem("situation_impossible", str(why)) from why
    seats = seats_of(stood.game)
    standing = StandingGame(
        game=stood.game, at=at, situation=body.get("situation", ""), began=stood.began,
        own_clock=body["clock"] == "manual", seats=seats,
        visibility=body["visibility"], name=body.get("name", ""), api_key_id=key.id if key else None,
        metadata=body.get("metadata", {}) if key else {},
    )  # fmt: skip
    with admission.counted_in_sandbox(key, game_id):
        return respond(service().sandbox_games().make(standing, idem, lambda outcome: _made(outcome, seats, at)))


def _either(body: JsonObject) -> None:
    """A situation, or what describes one. Raises `wrong_fields`."""
    named = "situation" in body
    says = "Leave this out where you send `situation`, which says it." if named else "Send this, or a `situation`."
    for name in DESCRIBES if named else ("ruleset", "players"):
        if (name in body) == named:
            raise Refusal("wrong_fields", says, "invalid", field=name)


def _standing(body: JsonObject, making: Making) -> Stood:
    if "situation" in body:
        return in_situation(find(body["situation"]), making)
    return described({name: body[name] for name in DESCRIBES if name in body}, making)


def _made(outcome: Outcome, seats: tuple[SeatOf, ...], at: int) -> StoredAnswer:
    id_ = outcome.game_id
    request_metrics.about(game=id_)
    sandbox = outcome.meta.sandbox
    made = SandboxGame(
        id=id_,
        situation=(sandbox.situation or None) if sandbox else None,
        seats=[SandboxSeat(**msgspec.structs.asdict(seat)) for seat in seats],
        game=shown(engine.view(outcome.game, None), outcome.version, outcome.meta),
        now=at,
    )
    headers = {**headers_of(outcome, None), "Location": f"/v1/games/{id_}"}
    return StoredAnswer(status=201, body=encode(made), headers=headers)
