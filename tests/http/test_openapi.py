"""The document is valid, current, and says what really comes over the wire."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from service.app import RESOURCES
from service.engine import EVENT_TYPES
from service.http.errors import kinds, refusals
from service.http.openapi import document
from tests.http.table import HandClock, Table, application

ROOT = Path(__file__).parents[2]
CHECKED_IN = ROOT / "openapi" / "openapi.json"
# Required bodies come before optional headers in generated clients: one that became optional would break older callers.
STILL_REQUIRED = {"/v1/games/{game_id}/players", "/v1/tournaments/{tournament_id}/entries"}


@pytest.fixture(scope="module")
def spec() -> dict[str, Any]:
    return document.build(application(HandClock(1_800_000_000_000)))


def check(spec: dict[str, Any], schema: dict[str, Any], value: Any) -> None:
    Draft202012Validator({**schema, "components": spec["components"]}).validate(value)


def operations(spec: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in spec["paths"].items():
        for method, operation in item.items():
            if method != "parameters":
                yield f"{method.upper()} {path}", operation


def test_the_document_is_valid_openapi(spec: dict[str, Any]) -> None:
    validate(spec)


def test_the_checked_in_document_is_current(app: Flask) -> None:
    assert CHECKED_IN.read_bytes() == document.encoded(app), "run: ./dev openapi"


def test_the_document_is_the_same_every_time(clock: HandClock) -> None:
    assert document.encoded(application(clock)) == document.encoded(application(clock))


def test_operation_ids_are_the_hand_picked_ones(spec: dict[str, Any]) -> None:
    ids = [operation["operationId"] for _, operation in operations(spec)]
    assert sorted(ids) == sorted(
        [
            "create_player",
            "list_players",
            "get_player",
            "change_player",
            "erase_player",
            "replace_player_token",
            "revoke_player_token",
            "invite_players",
            "list_tournament_invitations",
            "revoke_tournament_invitation",
            "create_pool",
            "list_pools",
            "get_pool",
            "get_leaderboard",
            "list_rated_games",
            "recalculate_pool",
            "create_queue",
            "list_queues",
            "get_queue",
            "change_queue",
            "delete_queue",
            "join_queue",
            "get_ticket",
            "leave_queue",
            "list_my_tickets",
            "get_me",
            "list_my_seats",
            "list_my_invitations",
            "decline_invitation",
            "list_my_results",
            "list_my_events",
            "create_tournament",
            "list_tournaments",
            "get_tournament",
            "start_tournament",
            "pause_tournament",
            "resume_tournament",
            "cancel_tournament",
            "enter_tournament",
            "list_entries",
            "get_entry",
            "withdraw_entry",
            "request_table",
            "withdraw_table_request",
            "close_league",
            "check_in_entry",
            "sit_out_round",
            "play_next_round",
            "list_rounds",
            "get_standings",
            "correct_result",
            "replay_table",
            "list_tournament_events",
            "export_tournament",
            "list_rulesets",
            "get_ruleset",
            "create_game",
            "list_games",
            "list_own_games",
            "create_invitation",
            "list_invitations",
            "revoke_invitation",
            "cancel_game",
            "watch_lobby",
            "rematch",
            "replace_token",
            "get_game",
            "join_game",
            "leave_game",
            "set_presence",
            "start_game",
            "list_bot_levels",
            "add_bot",
            "remove_bot",
            "roll",
            "annonce",
            "advance_clock",
            "create_sandbox_game",
            "get_clock",
            "get_situation",
            "list_situations",
            "challenge",
            "list_challenges",
            "get_challenge",
            "set_terms",
            "lay_cards",
            "throw_putsch",
            "pass_cards",
            "set_direction",
            "demand_cards",
            "exchange_cards",
            "cast_vote",
            "get_expected",
            "return_ping",
            "list_events",
            "create_stream_ticket",
            "get_record",
            "get_deals",
            "get_dice",
            "get_time",
            "create_webhook",
            "list_webhooks",
            "get_webhook",
            "update_webhook",
            "delete_webhook",
            "rotate_webhook_secret",
            "test_webhook",
            "list_webhook_deliveries",
            "redeliver_webhook",
            "get_health",
            "get_readiness",
            "get_metrics",
        ]
    )


def test_every_example_is_what_its_schema_says(spec: dict[str, Any]) -> None:
    checked = 0
    for where, operation in operations(spec):
        contents = [("request", operation.get("requestBody", {}))]
        contents += [(status, answer) for status, answer in operation["responses"].items()]
        for part, holder in contents:
            for kind, content in holder.get("content", {}).items():
                assert content.get("examples"), f"{where} {part} {kind} has no example"
                for name, example in content["examples"].items():
                    try:
                        check(spec, content["schema"], example["value"])
                    except Exception as error:
                        raise AssertionError(f"{where} {part} {kind} {name}: {error}") from error
                    checked += 1
    assert checked > 100


def test_every_operation_says_who_may_call_it_and_how_it_refuses(spec: dict[str, Any]) -> None:
    for where, operation in operations(spec):
        assert operation["summary"], where
        assert operation["description"], where
        assert "security" in operation, where
        assert {"500", "503"} <= set(operation["responses"]), where
        for status, answer in operation["responses"].items():
            if status >= "400":
                assert list(answer["content"]) == ["application/problem+json"], where


@pytest.mark.parametrize("path", sorted(STILL_REQUIRED))
def test_a_body_that_was_required_stays_so_though_an_empty_object_fits_by_now(path: str, spec: dict[str, Any]) -> None:
    body = spec["paths"][path]["post"]["requestBody"]
    schema = body["content"]["application/json"]["schema"] | {"components": spec["components"]}
    assert Draft202012Validator(schema).is_valid({})
    assert body["required"], "or the parameters of generated clients change places"


def test_elsewhere_a_body_is_required_exactly_where_an_empty_object_is_refused(spec: dict[str, Any]) -> None:
    bodies = {where: operation["requestBody"] for where, operation in operations(spec) if "requestBody" in operation}
    assert len(bodies) > 15
    for where in bodies.keys() - {f"POST {path}" for path in STILL_REQUIRED}:
        body = bodies[where]
        schema = body["content"]["application/json"]["schema"] | {"components": spec["components"]}
        assert body.get("required", False) is not Draft202012Validator(schema).is_valid({}), where


def test_every_code_that_the_engine_can_refuse_with_is_documented() -> None:
    found: set[str] = set()
    for file in (ROOT / "service" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if named and node.func.id in ("Refusal", "OutOfBounds") and isinstance(node.args[0], ast.Constant):
                found.add(node.args[0].value)
    assert len(found) > 20
    declared = [*refusals.OF_ALL, *(code for resource in RESOURCES for code in resource.refusals)]
    known = [*kinds.OF_ALL, *(code for resource in RESOURCES for code in resource.kinds)]
    assert found - set(declared) - set(known) == set()
    assert set(declared) - found == {"challenge_over"}, "this one is of the HTTP layer; no other is made up"


def test_events_are_told_apart_by_their_type(spec: dict[str, Any]) -> None:
    union = spec["components"]["schemas"]["Event"]
    assert len(union["oneOf"]) == len(EVENT_TYPES)
    for tag, ref in union["discriminator"]["mapping"].items():
        schema = spec["components"]["schemas"][ref.rpartition("/")[2]]
        assert schema["properties"]["type"]["const"] == tag
        assert {"type", "seq", "at"} <= set(schema["required"])


def test_the_docs_page_begins_with_how_to_start_and_its_links_lead_to_operations(spec: dict[str, Any]) -> None:
    text = spec["info"]["description"]
    assert text.index("## How to start") < text.index("## What a client must know")
    places = {f"#/{tag}/{operation['operationId']}" for _, operation in operations(spec) for tag in operation["tags"]}
    places |= {f"#/{tag['name']}" for tag in spec["tags"]}
    links = re.findall(r"\]\((#[^)]*)\)", text)
    assert len(links) > 10
    assert [link for link in links if link not in places] == []


def numbers(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every schema of a number in the document, with the way to it."""
    if isinstance(node, dict):
        if node.get("type") in ("integer", "number"):
            yield path, node
        for key, inner in node.items():
            if key not in ("example", "examples"):
                yield from numbers(inner, (*path, key))
    for at, inner in enumerate(node if isinstance(node, list) else []):
        yield from numbers(inner, (*path, str(at)))


def test_no_whole_number_overflows_where_a_generator_takes_32_bits_for_granted(spec: dict[str, Any]) -> None:
    found = list(numbers(spec))
    assert len(found) > 200
    for path, schema in found:
        if schema["type"] == "number":
            assert schema["format"] == "double", path
        elif "format" in schema:
            assert schema["format"] == "int64", path
        else:
            assert -(2**31) <= schema["minimum"] <= schema["maximum"] < 2**31, path


def test_every_instant_has_64_bits(spec: dict[str, Any]) -> None:
    instants = 0
    for path, schema in numbers(spec["components"]["schemas"]):
        name = next(part for part in reversed(path) if part not in ("anyOf", "items") and not part.isdigit())
        if name in ("at", "now", "not_before", "deadline", "opened_at", "created_at", "next_attempt") or name.endswith(
            ("_at", "_until", "_since")
        ):
            assert schema.get("format") == "int64", path
            instants += 1
    assert instants > 60


def test_the_webhooks_of_the_document_share_no_tag_with_its_operations(spec: dict[str, Any]) -> None:
    sent = {tag for item in spec["webhooks"].values() for operation in item.values() for tag in operation["tags"]}
    called = {tag for _, operation in operations(spec) for tag in operation["tags"]}
    assert sent
    assert sent & called == set()
    assert sent | called == {tag["name"] for tag in spec["tags"]}


def test_what_comes_over_the_wire_is_what_the_document_says(spec: dict[str, Any], table: Table) -> None:
    thrower = table.begin()
    thrown = table.post(thrower, "rolls")
    answers = {
        "ActAnswer": thrown,
        "EventPage": table.get("/events"),
        "Game": table.get(player=thrower),
        "Expected": table.get("/expected", player=thrower),
        "GamePage": table.client.get("/v1/games"),
        "RulesetList": table.client.get("/v1/rulesets"),
        "ChallengeList": table.get("/challenges"),
        "DiceProof": table.get("/dice"),
        "Record": table.get("/record?format=json"),
        "TimeAnswer": table.client.get("/v1/time"),
        "ProblemDetails": table.client.get("/nothing"),
    }
    for name, answer in answers.items():
        check(spec, {"$ref": f"#/components/schemas/{name}"}, answer.json)


def test_the_document_is_served(table: Table) -> None:
    served = table.client.get("/openapi.json")
    assert json.loads(served.data)["openapi"] == "3.1.0"
    assert table.client.get("/openapi.json", headers={"If-None-Match": served.headers["ETag"]}).status_code == 304
