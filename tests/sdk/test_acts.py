"""`seat.act(offer)` carries out what `expected` offers; `create_game(player=…)` gives the seat at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from chouette_sdk import UNSET, AsyncClient, AsyncSeat, AsyncTable, Client, Seat, Table, UnknownAct, Unset, models
from chouette_sdk.acting import ActFields

from tests.sdk.scripted import ScriptedServer, answers

ROOT = Path(__file__).resolve().parents[2]
DONE = {"effect": "counted", "at": 1, "version": 2, "seq": 3, "events": []}


def offer(act: str, name: str, *fields: str, window: int | None = 7, turn: int | Unset = UNSET) -> models.ExpectedAct:
    """Something that `expected` may offer."""
    return models.ExpectedAct(
        act=act,
        name=name,
        window=window,
        not_before=0,
        deadline=None,
        fields=list(fields),
        constraints=models.Constraints(),
        turn=turn,
    )


OFFERS: list[tuple[models.ExpectedAct, ActFields, str, dict[str, Any]]] = [
    (offer("roll", "chouettes"), {}, "rolls", {"window": 7}),
    (offer("pass", "pass"), {"reaction_ms": None}, "annonces", {"annonce": "pass", "window": 7}),
    (offer("roll", "relance", "keep", window=None), {"keep": [4]}, "rolls", {"keep": [4]}),
    (
        offer("roll", "cul", "hand", "magic"), {"hand": "left", "magic": [6]}, "rolls",
        {"hand": "left", "magic": [6], "window": 7},
    ),
    (
        offer("annonce", "sloubi", "value", "gesture"), {"value": 4, "gesture": ["torse"]}, "annonces",
        {"annonce": "sloubi", "value": 4, "gesture": ["torse"], "window": 7},
    ),
    (
        offer("annonce", "duplication", "target", "object", window=None),
        {"target": "karadoc", "object": {"tichette": 13}}, "annonces",
        {"annonce": "duplication", "target": "karadoc", "object": {"tichette": 13}},
    ),
    (
        offer("annonce", "je_force", "target", "act"),
        {"target": "karadoc", "act": {"annonce": "je_donne", "amount": 6}}, "annonces",
        {"annonce": "je_force", "target": "karadoc", "act": {"annonce": "je_donne", "amount": 6}, "window": 7},
    ),
    (
        offer("annonce", "droit_de_vidage", "shares", window=None),
        {"shares": [models.ShareBody(amount="7/6", target="karadoc")]}, "annonces",
        {"annonce": "droit_de_vidage", "shares": [{"amount": "7/6", "target": "karadoc"}]},
    ),
    (
        offer("annonce", "flan", "target"), {"target": "karadoc", "reaction_ms": 300}, "annonces",
        {"annonce": "flan", "target": "karadoc", "reaction_ms": 300, "window": 7},
    ),
    (
        offer("challenge", "grelottine", "target"), {"target": "karadoc"}, "challenges",
        {"challenge": "grelottine", "target": "karadoc", "window": 7},
    ),
    (
        offer("terms", "terms", "combination", "amount"), {"combination": "velute", "amount": 5, "challenge": 1},
        "challenges/1/terms", {"combination": "velute", "amount": 5, "window": 7},
    ),
    (offer("pass", "pass"), {}, "annonces", {"annonce": "pass", "window": 7}),
    (
        offer("play", "turn", "cards", "as", window=None, turn=41), {"cards": ["XR"], "as_rank": "A"}, "plays",
        {"cards": ["XR"], "as": "A", "turn": 41},
    ),
    (offer("pass", "turn", window=None, turn=41), {}, "passes", {"turn": 41}),
    (offer("pass", "vote"), {}, "passes", {"window": 7}),
    (
        offer("putsch", "putsch", "cards", "as"), {"cards": ["QS", "QC"], "reaction_ms": 300}, "putsches",
        {"cards": ["QS", "QC"], "reaction_ms": 300, "window": 7},
    ),
    (
        offer("direction", "direction", "towards", "clockwise"), {"towards": "arthur"}, "direction",
        {"towards": "arthur", "window": 7},
    ),
    (offer("demand", "demand", "ranks"), {"ranks": ["K", "X"]}, "demands", {"ranks": ["K", "X"], "window": 7}),
    (offer("exchange", "exchange", "cards"), {"cards": ["3S"]}, "exchanges", {"cards": ["3S"], "window": 7}),
    (offer("vote", "vote", "vote"), {"vote": "on_arrete"}, "votes", {"vote": "on_arrete", "window": 7}),
]  # fmt: skip


@pytest.mark.parametrize(("offered", "fields", "address", "body"), OFFERS, ids=lambda each: getattr(each, "act", None))
def test_every_kind_of_act_is_carried_out_in_its_window(
    offered: models.ExpectedAct, fields: ActFields, address: str, body: dict[str, Any]
) -> None:
    async def act(url: str) -> None:
        async with AsyncClient(url) as client:
            assert (await client.seat("g", "perceval", "token").act(offered, **fields)).effect == "counted"

    with ScriptedServer(answers(201, DONE)).running() as server, Client(server.url) as client:
        assert client.seat("g", "perceval", "token").act(offered, **fields).effect == "counted"
        asyncio.run(act(server.url))
        for asked in server.asked:
            assert asked.path == f"/v1/games/g/{address}"
            assert json.loads(asked.body) == body
        assert len(server.asked) == 2


def test_a_field_that_the_act_does_not_take_is_named_before_anything_is_sent() -> None:
    with ScriptedServer(answers(201, DONE)).running() as server, Client(server.url) as client:
        seat = client.seat("g", "perceval", "token")
        with pytest.raises(TypeError, match="flan does not take amount, value: it takes reaction_ms, target"):
            seat.act(offer("annonce", "flan", "target"), target="karadoc", amount=3, value=1)
        with pytest.raises(TypeError, match="pass does not take target: it takes no fields"):
            seat.act(offer("pass", "pass"), target="karadoc")
        assert server.asked == []


def test_an_annonce_and_a_throw_can_be_said_with_every_field_that_the_document_has() -> None:
    document = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))["components"]["schemas"]
    with ScriptedServer(answers(201, DONE)).running() as server, Client(server.url) as client:
        seat: Any = client.seat("g", "perceval", "token")
        for name, say, named in (("AnnonceBody", seat.annonce, {"annonce": "x"}), ("RollBody", seat.roll, {})):
            said = _example(document[name], document) | named
            say(**said)
            assert json.loads(server.asked[-1].body) == said


def _example(schema: dict[str, Any], document: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return _example(document[schema["$ref"].rpartition("/")[2]], document)
    if "properties" in schema:
        return {field: _example(told, document) for field, told in schema["properties"].items()}
    if schema.get("type") == "array":
        return [_example(schema["items"], document)]
    return 3 if {"type": "integer"}.items() <= schema.get("anyOf", [schema])[0].items() else "left"


def test_a_field_that_no_act_has_is_named_and_nothing_is_sent_of_what_is_none() -> None:
    with ScriptedServer(answers(201, DONE)).running() as server, Client(server.url) as client:
        seat: Any = client.seat("g", "perceval", "token")
        with pytest.raises(TypeError, match="no field of this SDK: geste"):
            seat.annonce("sloubi", value=1, geste=[])
        with pytest.raises(TypeError, match="no field of this SDK: main"):
            seat.roll(main="gauche")
        assert server.asked == []
        seat.annonce("sloubi", value=1, amount=None)
        assert json.loads(server.asked[-1].body) == {"annonce": "sloubi", "value": 1}
        seat.roll(hand=None)
        assert server.asked[-1].body == b""


def test_an_act_of_a_newer_service_says_that_this_sdk_is_too_old() -> None:
    with Client("http://127.0.0.1:1") as client, pytest.raises(UnknownAct, match="lay_cards"):
        client.seat("g", "perceval", "token").act(offer("lay", "lay_cards"))


def test_a_game_made_with_a_player_gives_that_players_seat(service_url: str) -> None:
    with Client(service_url) as client:
        seat = client.create_game("wikimonde", player="Perceval", bots=["novice"])
        assert isinstance(seat, Seat)
        assert seat.created is not None
        assert seat.expected().player == seat.player == "perceval"
        seat.start()
        assert type(client.create_game("wikimonde")) is Table
        told = client.create_game(player=models.PlayerBody(name="Arthur", entropy="Excalibur"))
        assert told.noted.entropy == {"arthur": "Excalibur"}
        assert told.noted.commitment == told.view().commitment


def test_the_same_for_asyncio(service_url: str) -> None:
    async def play() -> None:
        async with AsyncClient(service_url) as client:
            seat = await client.create_game("wikimonde", player="Perceval", bots=["novice"])
            assert isinstance(seat, AsyncSeat)
            await seat.start()
            assert type(await client.create_game("wikimonde")) is AsyncTable

    asyncio.run(play())
