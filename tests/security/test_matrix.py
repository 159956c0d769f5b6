"""Every operation of the document with every credential: what each opens, and that what is refused changes nothing.

Complete by construction: operations and who may call them come from the OpenAPI document, which is compared with the
routes. An operation that nobody may call without a credential needs no word here; one that anybody may call needs a
reason in ANYBODY, and one that differs from its like a reason in EXCEPTIONS.
"""

from __future__ import annotations

import pytest
from werkzeug.test import TestResponse

from service.app import create_app
from service.settings import Settings
from tests.http.table import Table
from tests.security import operations
from tests.security.operations import Operation
from tests.security.world import MISSING, World, told

PASSES = (0, "")
ANYBODY = {
    "list_rulesets": "the rulebooks are public",
    "get_ruleset": "the rulebooks are public",
    "list_games": "the lobby; private games are not in it",
    "watch_lobby": "the lobby; private games are not in it",
    "join_game": "a seat is for who comes; a private game's id is its invitation, unless its seats are for guests",
    "get_time": "a clock",
    "list_situations": "what is to be seen in games is public",
    "get_situation": "what is to be seen in games is public",
    "get_health": "for probes that hold no secrets",
    "get_readiness": "for probes that hold no secrets",
    "list_bot_levels": "how bots play is public",
    "list_tournaments": "private tournaments are in it for their key alone",
    "get_pool": "ratings are public to those who know their pool",
    "get_leaderboard": "ratings are public to those who know their pool",
    "list_rated_games": "ratings are public to those who know their pool",
    "get_queue": "how many wait is public to those who know the queue",
    "enter_tournament": "a place is for who comes, unless the organiser enters all",
}
PAGES = {"docs.home", "docs.page", "docs.asset", "docs.document", "table.page", "table.asset"}
"""Routes that are no operations: the docs page and the table, what they are made of, and the document itself."""

MISSED, UNKNOWN = (401, "token_missing"), (401, "token_unknown")
NO_KEY, BAD_KEY, NO_SCOPE = (401, "key_missing"), (401, "key_unknown"), (403, "scope_missing")
KEYS = ("unknown key", "expired key", "revoked key", "key without the scope", "key of another owner", "right key")
NO_TOKEN = ("player token", "watch token", "invitation as a token", "garbage", "an empty token", "another scheme",
            "the token's hash", "token of another game", *(f"{key} as bearer" for key in KEYS))  # fmt: skip
SEATS = ("right token", "token of another seat")

Outcome = tuple[int, str]

# Who comes with what: how he fares. A key says nothing where a seat is asked for, and is overlooked.
OUTCOMES: dict[str, dict[str, Outcome]] = {
    "anybody": dict.fromkeys(("nothing", *SEATS, *NO_TOKEN, *KEYS), PASSES),
    "seat": {
        "nothing": MISSED,
        **dict.fromkeys(KEYS, MISSED),
        **dict.fromkeys(NO_TOKEN, UNKNOWN),
        **dict.fromkeys(SEATS, PASSES),
        # The game is there for its organiser, who has no seat at it.
        "right key as bearer": MISSED,
    },
    "viewer": {
        "nothing": PASSES,
        **dict.fromkeys(KEYS, PASSES),
        **dict.fromkeys(NO_TOKEN, UNKNOWN),
        **dict.fromkeys(SEATS, PASSES),
        "right key as bearer": PASSES,
    },
    "key": {
        **dict.fromkeys(("nothing", "an empty token", "another scheme"), NO_KEY),
        **dict.fromkeys((*SEATS, *NO_TOKEN[:4], *NO_TOKEN[6:8]), BAD_KEY),
        **{name + how: BAD_KEY for name in KEYS[:3] for how in ("", " as bearer")},
        **{"key without the scope" + how: NO_SCOPE for how in ("", " as bearer")},
        **{name + how: PASSES for name in KEYS[4:] for how in ("", " as bearer")},
    },
    "player": {
        "nothing": MISSED,
        **dict.fromkeys(KEYS, MISSED),
        **dict.fromkeys((*SEATS, *NO_TOKEN), UNKNOWN),
        "player token": PASSES,
    },
    "seat or key": {
        "nothing": MISSED,
        **dict.fromkeys(NO_TOKEN, UNKNOWN),
        **dict.fromkeys(SEATS, PASSES),
        **dict.fromkeys(KEYS[3:5], MISSED),
        **{name + how: BAD_KEY for name in KEYS[:3] for how in ("", " as bearer")},
        **{"right key" + how: PASSES for how in ("", " as bearer")},
    },
}
OUTCOMES["seat, guest or key"] = OUTCOMES["seat or key"]
NOT_MINE = {"token of another seat": (403, "not_your_seat")}
NOT_MADE = {f"key of another owner{how}": (403, "not_your_game") for how in ("", " as bearer")}
NOT_MY_ENTRY = {"token of another seat": (403, "not_your_entry")}
NOT_MY_TOURNAMENT = {f"key of another owner{how}": (403, "not_your_tournament") for how in ("", " as bearer")}
NOT_HOST = {"token of another seat": (403, "not_the_host")}
NO_ACCOUNT = {f"key of another owner{how}": (404, "account_not_found") for how in ("", " as bearer")}
NO_POOL = {f"key of another owner{how}": (404, "pool_not_found") for how in ("", " as bearer")}
NO_QUEUE = {f"key of another owner{how}": (404, "queue_not_found") for how in ("", " as bearer")}
NOT_THERE = {f"key of another owner{how}": (404, "webhook_not_found") for how in ("", " as bearer")}
# operation -> (credential -> how he fares instead, why).
EXCEPTIONS: dict[str, tuple[dict[str, Outcome], str]] = {
    "leave_game": (NOT_MINE, "nobody but the organiser gives another one's seat away"),
    **dict.fromkeys(
        ("create_invitation", "list_invitations", "revoke_invitation"),
        (NOT_HOST, "the key and the seat that a game was made with let guests in"),
    ),
    "cancel_game": (NOT_MADE, "a key calls off the games that it has made"),
    "withdraw_entry": (NOT_MY_ENTRY, "nobody but the organiser withdraws another entry"),
    "check_in_entry": (NOT_MY_ENTRY, "nobody but the organiser says that another entry is there"),
    "sit_out_round": (NOT_MY_ENTRY, "nobody but the organiser has another entry sit out"),
    "play_next_round": (NOT_MY_ENTRY, "nobody but the organiser has another entry play after all"),
    "request_table": (NOT_MY_ENTRY, "nobody but the organiser asks for another entry"),
    "withdraw_table_request": (NOT_MY_ENTRY, "nobody but the organiser takes another entry's wish back"),
    **{
        operation.id: (NOT_MY_TOURNAMENT, "a tournament is run by the key that made it")
        for operation in operations.every()
        if operation.of_a_tournament and operation.who == "key"
    },
    **{
        operation.id: (NO_ACCOUNT, "a player of another key is not told from one who is not there")
        for operation in operations.every()
        if "{account_id}" in operation.path
    },
    "recalculate_pool": (NO_POOL, "a pool of another key is not told from one that is not there"),
    **dict.fromkeys(
        ("change_queue", "delete_queue"),
        (NO_QUEUE, "a queue of another key is not told from one that is not there"),
    ),
    "replace_token": (NOT_MINE, "a token is replaced by whom it was given to"),
    "set_presence": (NOT_MINE, "nobody stands up for another one"),
    **{
        operation.id: (NOT_THERE, "a webhook of another owner is not told from one that is not there")
        for operation in operations.every()
        if "{webhook_id}" in operation.path
    },
}
WATCHING = {"viewer": PASSES, "seat": MISSED, "seat or key": MISSED, "seat, guest or key": PASSES}
"""How one who was invited to watch fares."""
BY_THE_GAME = {"not_a_bot": "it is about whom was named, not about who asks"}
"""Codes with the status 403 that are no matter of credentials, and why."""

INVITED = {"join_game": "a private game's id is its invitation"}
"""What tells who has no seat that a private game is there, and why."""

OF_GAMES = [found for found in operations.every() if found.of_a_game]
TABLES = ("public", "private", "invited")
PAIRS = [(found, table) for found in operations.every() for table in (TABLES if found.of_a_game else TABLES[:1])]


@pytest.fixture(scope="module")
def made() -> World:
    return World.made()


@pytest.fixture
def world(made: World) -> World:
    made.lay()
    return made


# --- it is complete


def test_the_matrix_is_of_the_document_that_is_served(world: World) -> None:
    assert operations.read(world.client.get("/openapi.json").json) == operations.every()


def test_every_route_is_an_operation_of_the_document() -> None:
    app = create_app(Settings(redis_url="memory://"))
    routes = {rule.endpoint for rule in app.url_map.iter_rules()} - PAGES
    assert {endpoint.rpartition(".")[2] for endpoint in routes} == {found.id for found in operations.every()}


def test_every_operation_says_who_may_call_it_and_what_anybody_may_call_has_a_reason() -> None:
    unclear = [found.id for found in operations.every() if not found.who]
    assert unclear == [], "say in its `security=` who may call it, in one of the known ways"
    free = {found.id for found in operations.every() if found.who == "anybody"}
    assert free <= set(ANYBODY), "why may anybody call it? Say so in ANYBODY, or ask for a credential"


def test_there_is_an_outcome_for_everything_that_somebody_may_come_with(world: World) -> None:
    credentials = set(world.credentials(world.public, ""))
    for who, outcomes in OUTCOMES.items():
        assert set(outcomes) == credentials, who
    assert all(changed.keys() <= credentials and why for changed, why in EXCEPTIONS.values())


# --- who may do what


def outcome(operation: Operation, credential: str, at: str) -> Outcome:
    """How it must end at this table."""
    found = OUTCOMES[operation.who][credential]
    if operation.id in EXCEPTIONS:
        found = EXCEPTIONS[operation.id][0].get(credential, found)
    inside = credential in SEATS or credential.startswith("right key")
    if at == "invited" and credential == "watch token" and operation.who in WATCHING:
        return WATCHING[operation.who]
    if at == "invited" and operation.id == "join_game" and not credential.startswith("right key"):
        return 404, "game_not_found"
    if at == "invited" and operation.id == "add_bot" and credential in NOT_HOST:
        return NOT_HOST[credential]
    outside = operation.who != "anybody" and not inside
    # Who is not at a private table is told of none, unless his key is bad anywhere.
    told_off = found in (MISSED, UNKNOWN, *NOT_MADE.values()) or (operation.who == "viewer" and found == PASSES)
    return (404, "game_not_found") if at != "public" and outside and told_off else found


def fares(answer: TestResponse) -> Outcome:
    """How it ended: past the doorkeeper, or by what code it was refused there."""
    code = (answer.json or {}).get("code", "") if answer.mimetype == "application/problem+json" else ""
    denied = answer.status_code in (401, 403) and code not in BY_THE_GAME
    at_the_door = denied or code in (
        "game_not_found",
        "webhook_not_found",
        "tournament_not_found",
        "account_not_found",
        "pool_not_found",
        "queue_not_found",
    )
    assert answer.status_code < 500, told(answer)
    return (answer.status_code, code) if at_the_door else PASSES


@pytest.mark.parametrize(
    ("operation", "at"), PAIRS, ids=[f"{found.id}{'' if at == 'public' else '-' + at}" for found, at in PAIRS]
)
def test_who_comes_with_what_gets_what_is_his_and_a_refusal_changes_nothing(
    operation: Operation, at: str, world: World
) -> None:
    wrong: list[str] = []
    for credential in OUTCOMES[operation.who]:
        expected = outcome(operation, credential, at)
        if expected == PASSES and operation.method != "GET":
            # What is done changes what the next one finds.
            world.lay()
        table = {"public": world.public, "private": world.private, "invited": world.invited}[at]
        table = world.tournament if operation.of_a_tournament else table
        headers = world.credentials(table, operation.scope)[credential]
        before = world.state(table, operation)
        answer = world.ask(operation, table, headers)
        if fares(answer) != expected:
            wrong.append(f"{credential}: {fares(answer)} instead of {expected}")
        if expected != PASSES:
            wrong += [f"{credential}: {fault}" for fault in faults(answer, world, headers)]
            if world.state(table, operation) != before:
                wrong.append(f"{credential}: something has changed")
    assert wrong == []


def faults(answer: TestResponse, world: World, headers: dict[str, str]) -> list[str]:
    """What a refusal must not be."""
    text = told(answer)
    found = [f"it tells the {name}" for name, secret in world.secrets() if secret in text]
    shown = [value.split()[-1] for value in headers.values() if len(value) > 12]
    found += ["it repeats what came"] if any(word in text for word in shown) else []
    if answer.status_code == 401 and "WWW-Authenticate" not in answer.headers:
        found.append("it does not say how to ask")
    if answer.headers["Cache-Control"] != "no-store":
        found.append("it may be kept")
    return found


# --- a private game is not there


ACCEPT = ({}, {"Accept": "text/event-stream"}, {"Accept": "application/x-ndjson"}, {"If-None-Match": "*"},
          {"Idempotency-Key": "k"}, {"Last-Event-ID": "3"})  # fmt: skip
OUTSIDE = [name for name in OUTCOMES["viewer"] if name not in SEATS]


HIDDEN = [(found, at) for found in OF_GAMES for at in TABLES[1:] if at == "invited" or found.id not in INVITED]


@pytest.mark.parametrize(("operation", "at"), HIDDEN, ids=[f"{found.id}-{at}" for found, at in HIDDEN])
def test_who_is_no_guest_cannot_tell_a_private_game_from_one_that_is_not_there(
    operation: Operation, at: str, world: World
) -> None:
    hidden = world.private if at == "private" else world.invited
    missing = Table(world.client, world.clock, MISSING, hidden.tokens)
    differ = []
    for credential in OUTSIDE:
        if credential.startswith("right key") or (at == "invited" and credential == "watch token"):
            continue
        headers = world.credentials(hidden, operation.scope)[credential]
        for more in ACCEPT if credential in ("nothing", "garbage", "right key") else ACCEPT[:1]:
            real, none = (world.ask(operation, table, {**headers, **more}) for table in (hidden, missing))
            if seen(real, hidden.id) != seen(none, MISSING):
                differ.append(f"{credential} {more}: {told(real)}\n{told(none)}")
        head, nothing = (
            world.client.open(operation.url(**world.ids(id_)), method="HEAD", headers=headers)
            for id_ in (hidden.id, MISSING)
        )
        assert seen(head, hidden.id) == seen(nothing, MISSING)
    assert differ == []


def seen(answer: TestResponse, game_id: str) -> tuple[int, list[tuple[str, str]], str]:
    """An answer without what differs from request to request."""
    headers = [(name, value) for name, value in answer.headers if name != "X-Request-Id"]
    body = answer.get_data(as_text=True).replace(game_id, "ID").replace(answer.headers["X-Request-Id"], "REQUEST")
    return answer.status_code, headers, body


def test_private_games_are_in_no_list(world: World) -> None:
    listed, cursor = "", ""
    while cursor is not None:
        page = world.client.get("/v1/games?limit=100" + (f"&cursor={cursor}" if cursor else ""))
        listed, cursor = listed + page.get_data(as_text=True), page.json["next"]
    assert world.public.id in listed
    assert world.private.id not in listed
    assert world.invited.id not in listed


# --- stream tickets


@pytest.mark.parametrize("whose", ["right token", "watch token", "right key"])
@pytest.mark.parametrize("operation", [found for found in OF_GAMES if found.id not in INVITED], ids=lambda it: it.id)
def test_a_stream_ticket_opens_the_events_of_its_game_and_nothing_else(
    operation: Operation, whose: str, world: World
) -> None:
    table = world.invited if whose == "watch token" else world.private
    headers = world.credentials(table, "")[whose]
    ticket = world.client.post(f"/v1/games/{table.id}/stream-tickets", headers=headers).json["ticket"]
    answer = world.ask(operation, table, {}, query_string={"ticket": ticket})
    keyed = operation.who == "key"
    allowed = (200,) if operation.id == "list_events" else (401,) if keyed else (404, 422)
    assert answer.status_code in allowed, told(answer)
    # It is no token, either.
    wrong = world.ask(operation, table, {"Authorization": f"Bearer {ticket}"})
    assert fares(wrong) == (BAD_KEY if keyed else (404, "game_not_found")), told(wrong)


def test_a_stream_ticket_is_for_one_seat_of_one_game(world: World) -> None:
    ticket = world.private.post("perceval", "stream-tickets", {}).json["ticket"]
    other = world.other.get(f"/events?ticket={ticket}")
    assert fares(other) == (401, "ticket_unknown"), "somebody of the same name sits there"
    for bent in (ticket[:-1], ticket + "A", ticket.replace("perceval", "karadoc"), "x", "a.1.b"):
        assert world.private.get(f"/events?ticket={bent}").status_code == 404
