"""A resource that exists in this module only: all that the document says of it is declared where it is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from flask import Flask, Response
from jsonschema import Draft202012Validator
from marshmallow import Schema, fields, validate
from openapi_spec_validator import validate as validate_document

from service.app import RESOURCES, create_app
from service.engine import Refusal
from service.games.service import GameService
from service.http.errors import kinds
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.openapi import document
from service.http.openapi.declared import Declared
from service.http.openapi.played_game import Examples
from service.http.openapi.shapes import TEXT, Shape
from service.http.openapi.smorest import Resource, Sent
from service.http.responses.encoding import answer
from service.settings import Settings
from service.store.memory.store import MemoryStore
from tests.http.table import START, HandClock

HERE = "tavern"


class Tankard(msgspec.Struct, kw_only=True):
    """What is drunk.

    litres: how much is in it.
    """

    litres: float


class Served(msgspec.Struct, kw_only=True):
    """What is brought.

    tankards: all that were asked for. drink: what is in them.
    """

    tankards: list[Tankard]
    drink: Literal["cider", "mead"]


class Rung(msgspec.Struct, kw_only=True):
    """The last round. at: in ms since the epoch."""

    at: int


class TankardBody(Schema):
    """One of them."""

    litres = fields.Float(required=True, metadata={"description": "How much is to be in it."})


class OrderBody(Schema):
    """What is ordered."""

    EXAMPLE = '{"tankards": [{"litres": 0.5}]}'
    tankards = fields.List(
        fields.Nested(TankardBody), required=True, validate=validate.Length(max=8), metadata={"description": "Each."}
    )


def examples(made: Examples) -> None:
    served = Served(tankards=[Tankard(litres=0.5)], drink="mead")
    made.put("order", "mead", served, {"tankards": [{"litres": 0.5}]})
    made.put("read_sign", "sign", "Au Roi Pendu")


def bell(shown: Examples) -> dict[str, Any]:
    return {
        "last_orders": {
            "post": {
                "operationId": "receive_bell", "tags": ["bell"], "summary": "The bell", "description": "Drink up.",
                "responses": {"2XX": {"description": "It was heard."}},
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Rung"}}}},
            }
        }
    }  # fmt: skip


def tavern() -> Resource:
    resource = Resource(
        HERE,
        __name__,
        url_prefix="/v1",
        description="What is served.",
        kinds={"cellar_empty": Kind(409, "Cellar empty", "Order something else.")},
        refusals={"too_drunk": Kind(403, "Too drunk", "Go home.")},
        parameters={"table_name": {"description": "Where you sit.", "schema": {"type": "string"}, "example": "window"}},
        examples=examples,
        structs=(Rung,),
        sends=Sent("bell", "What is rung.", bell),
    )

    @resource.operation(
        "POST", "/tavern/<string:table_name>/orders", id="order", summary="Order",
        answers={201: Served}, problems=("cellar_empty", "too_drunk"),
    )  # fmt: skip
    @resource.body(OrderBody)
    def order(body: dict[str, Any], table_name: str) -> Response:
        """Brings what is ordered."""
        litres = sum(tankard["litres"] for tankard in body["tankards"])
        if litres > 100:
            raise Problem("cellar_empty", values={"litres": litres})
        if litres > 10:
            raise Refusal("too_drunk", "You have had enough.", "forbidden")
        return answer(Served(tankards=[Tankard(**one) for one in body["tankards"]], drink="cider"), 201)

    @resource.operation(
        "GET", "/tavern", id="read_sign", summary="The sign", answers={200: Shape({TEXT: None}, "What it says.")}
    )
    def read_sign() -> Response:
        """Its name."""
        return Response("Au Roi Pendu", content_type=TEXT)

    return resource


@pytest.fixture(scope="module")
def open_tavern() -> Flask:
    settings, clock = Settings(redis_url="memory://"), HandClock(START)
    return create_app(settings, GameService(MemoryStore(), settings, clock), resources=(*RESOURCES, tavern()))


@pytest.fixture(scope="module")
def spec(open_tavern: Flask) -> dict[str, Any]:
    return document.build(open_tavern)


@pytest.fixture(scope="module")
def without(open_tavern: Flask) -> dict[str, Any]:
    """The document of an application that was made beside the one with the tavern."""
    return document.build(create_app(Settings(redis_url="memory://")))


def order_of(spec: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = spec["paths"]["/v1/tavern/{table_name}/orders"]
    return found


def test_the_document_with_it_is_valid(spec: dict[str, Any]) -> None:
    validate_document(spec)


def test_its_tags_are_the_last_ones_in_the_document(spec: dict[str, Any]) -> None:
    assert spec["tags"][-2:] == [
        {"name": HERE, "description": "What is served."},
        {"name": "bell", "description": "What is rung."},
    ]
    assert order_of(spec)["post"]["tags"] == [HERE]


def test_its_problems_are_told_by_status_with_their_sentence(spec: dict[str, Any]) -> None:
    told = order_of(spec)["post"]["responses"]
    conflict = told["409"]["content"]["application/problem+json"]["examples"]["cellar_empty"]["value"]
    assert (conflict["title"], conflict["detail"]) == ("Cellar empty", "Order something else.")
    assert told["403"]["description"] == "Too drunk."
    codes = spec["components"]["schemas"]["ProblemDetails"]["properties"]["code"]["x-extensible-enum"]
    assert {"cellar_empty", "too_drunk"} <= set(codes)


def test_what_its_own_acts_are_refused_with_is_no_fault_in_a_shout(spec: dict[str, Any]) -> None:
    faults = spec["components"]["schemas"]["BevueEvent"]["properties"]["code"]["x-extensible-enum"]
    assert "too_drunk" not in faults


def test_its_answers_and_bodies_are_components_with_all_that_is_in_them(spec: dict[str, Any]) -> None:
    schemas = spec["components"]["schemas"]
    assert schemas["Served"]["properties"]["tankards"]["description"] == "All that were asked for."
    assert schemas["Served"]["properties"]["drink"]["x-extensible-enum"] == ["cider", "mead"]
    assert schemas["Tankard"]["properties"]["litres"]["format"] == "double"
    assert schemas["OrderBody"]["description"] == "What is ordered."
    assert schemas["TankardBody"]["properties"]["litres"]["description"] == "How much is to be in it."
    assert schemas["Rung"]["required"] == ["at"]


def test_what_it_sends_comes_after_all_that_the_service_sends_without_it(
    spec: dict[str, Any], without: dict[str, Any]
) -> None:
    assert "delivery" in without["webhooks"]
    assert list(spec["webhooks"]) == [*without["webhooks"], "last_orders"]


def test_its_examples_are_those_that_it_gives_and_fit_their_schemas(spec: dict[str, Any]) -> None:
    told = order_of(spec)["post"]
    asked = told["requestBody"]["content"]["application/json"]
    given = told["responses"]["201"]["content"]["application/json"]
    assert given["examples"] == {"mead": {"value": {"tankards": [{"litres": 0.5}], "drink": "mead"}}}
    for content in (asked, given):
        for example in content["examples"].values():
            schema = {**content["schema"], "components": spec["components"]}
            Draft202012Validator(schema).validate(example["value"])
    sign = spec["paths"]["/v1/tavern"]["get"]["responses"]["200"]["content"]
    assert sign == {"text/plain": {"schema": {"type": "string"}, "examples": {"sign": {"value": "Au Roi Pendu"}}}}


def test_its_parameters_are_told_as_it_declares_them(spec: dict[str, Any]) -> None:
    [parameter] = order_of(spec)["parameters"]
    assert (parameter["description"], parameter["example"]) == ("Where you sit.", "window")


def test_it_answers_and_refuses_as_the_document_says(open_tavern: Flask, spec: dict[str, Any]) -> None:
    client = open_tavern.test_client()
    path = "/v1/tavern/window/orders"
    assert client.post(path, json={"tankards": [{"litres": 1}]}).json == {
        "tankards": [{"litres": 1.0}],
        "drink": "cider",
    }
    empty = client.post(path, json={"tankards": [{"litres": 101}]})
    assert (empty.status_code, empty.get_json()["title"], empty.get_json()["detail"]) == (
        409,
        "Cellar empty",
        "Order something else.",
    )
    drunk = client.post(path, json={"tankards": [{"litres": 11}]})
    assert (drunk.status_code, drunk.get_json()["code"]) == (403, "too_drunk")


def test_an_application_without_it_has_nothing_of_it(without: dict[str, Any]) -> None:
    text = str(without)
    assert "tavern" not in [tag["name"] for tag in without["tags"]]
    assert [word for word in ("Served", "cellar_empty", "too_drunk", "OrderBody", "'bell'") if word in text] == []


def test_a_code_means_one_thing_whoever_declares_it() -> None:
    again = {"game_not_found": Kind(404, "Game not found", "Look elsewhere.")}
    with pytest.raises(ValueError, match="game_not_found is declared twice"):
        Resource("second", __name__, kinds=again)
    assert kinds.KINDS["game_not_found"] == kinds.OF_ALL["game_not_found"]


def test_every_problem_that_an_operation_names_is_declared(open_tavern: Flask) -> None:
    declared = Declared(open_tavern)
    named = {code for operation in declared.operations.values() for code in operation.problems}
    assert named - set(declared.codes) == set()
