"""Webhooks over HTTP: whose they are, what is refused, what is told once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from flask import Flask
from jsonschema import Draft202012Validator

from service.access.key_repository import MemoryKeyRepository
from service.access.keys import Key
from service.http.openapi import document
from tests.http.table import HandClock, application
from tests.support.places import Place
from tests.webhooks.conftest import Integrator
from worker.delivery.fan_out import Holders

URL = "https://93.184.216.34/hook"
NOW = 1_800_000_000_000
BODY: dict[str, Any] = {"url": URL, "events": ["*"]}


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def app(clock: HandClock) -> Flask:
    return application(clock)


@pytest.fixture
def mine(app: Flask) -> Integrator:
    return Integrator(app, "mine")


@pytest.fixture
def other(app: Flask) -> Integrator:
    return Integrator(app, "other")


def test_a_key_with_the_scope_is_needed_for_everything(app: Flask, mine: Integrator) -> None:
    hook = mine.hook(URL)
    poor = Integrator(app, "poor")
    poor.put(scopes=frozenset({"games"}))
    asked = [("POST", "", BODY), ("GET", "", None)]
    asked += [("GET", f"/{hook['id']}", None), ("PATCH", f"/{hook['id']}", {}), ("DELETE", f"/{hook['id']}", None)]
    asked += [("POST", f"/{hook['id']}/{what}", {}) for what in ("rotate", "test", "deliveries/msg_1/redeliver")]
    asked += [("GET", f"/{hook['id']}/deliveries", None)]
    for method, path, body in asked:
        none = app.test_client().open(f"/v1/webhooks{path}", method=method, json=body)
        assert (none.status_code, none.json["code"]) == (401, "key_missing"), path  # type: ignore[index]
        scope = poor.ask(method, f"/webhooks{path}", body)
        assert (scope.status_code, scope.json["code"]) == (403, "scope_missing"), path  # type: ignore[index]


def test_a_webhook_of_another_key_is_not_there(mine: Integrator, other: Integrator) -> None:
    hook = mine.hook(URL)
    sent = mine.trial(hook)
    where = f"/webhooks/{hook['id']}"
    asked = [("GET", where, None), ("PATCH", where, {"status": "disabled"}), ("DELETE", where, None)]
    asked += [("POST", f"{where}/{what}", {}) for what in ("rotate", "test", f"deliveries/{sent['id']}/redeliver")]
    asked += [("GET", f"{where}/deliveries", None)]
    for method, path, body in asked:
        answer = other.ask(method, path, body)
        assert (answer.status_code, answer.json["code"]) == (404, "webhook_not_found"), path  # type: ignore[index]
    assert other.ask("GET", "/webhooks").json == {"webhooks": [], "next": None}
    assert mine.seen(hook)["status"] == "enabled"


def test_the_secret_is_told_once(mine: Integrator) -> None:
    hook = mine.hook(URL, description="Results")
    assert hook["secret"].startswith("whsec_")
    seen = [mine.seen(hook), *mine.ask("GET", "/webhooks").json["webhooks"]]
    seen.append(mine.ask("PATCH", f"/webhooks/{hook['id']}", {"events": ["game.*"]}).json)
    assert not any("secret" in found for found in seen)
    rotated = mine.ask("POST", f"/webhooks/{hook['id']}/rotate", {}).json
    assert rotated["secret"] != hook["secret"]
    assert rotated["old_secret_until"] == hook["created_at"] + 86_400_000


def test_a_retry_is_told_the_same_secret_and_makes_no_second_webhook(mine: Integrator) -> None:
    first = mine.ask("POST", "/webhooks", BODY, Idempotency_Key="one")
    again = mine.ask("POST", "/webhooks", BODY, Idempotency_Key="one")
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json == again.json
    assert again.headers["Idempotent-Replayed"] == "true"
    assert again.headers["Location"] == f"/v1/webhooks/{first.json['id']}"  # type: ignore[index]
    assert len(mine.ask("GET", "/webhooks").json["webhooks"]) == 1
    where = f"/webhooks/{first.json['id']}/rotate"  # type: ignore[index]
    rotated = [mine.ask("POST", where, {}, Idempotency_Key="two").json for _ in range(2)]
    assert rotated[0] == rotated[1]
    other = mine.ask("POST", "/webhooks", {**BODY, "events": ["game.*"]}, Idempotency_Key="one")
    assert (other.status_code, other.json["code"]) == (422, "idempotency_key_reused")  # type: ignore[index]


def test_a_stored_answer_does_not_show_its_secret(place: Place) -> None:
    integrator = Integrator(application_on(place), "sealed")
    made = integrator.ask("POST", "/webhooks", BODY, Idempotency_Key="seal").json
    client = place.client()
    found = {key: client.get(key) for key in place.names("chouette:{webhooks}:idem:*")}
    assert len(found) == 1
    assert not any(made["secret"].encode() in (kept or b"") for kept in found.values())
    assert integrator.ask("POST", "/webhooks", BODY, Idempotency_Key="seal").json == made


def application_on(place: Place) -> Flask:
    from service.app import create_app

    return create_app(place.settings())


@pytest.mark.parametrize(
    "url",
    ["https://127.0.0.1/", "https://169.254.169.254/latest", "https://[::1]:8080/", "https://0x7f000001/",
     "https://10.0.0.1:6379/", "http://93.184.216.34/", "https://a:b@93.184.216.34/", "https://93.184.216.34:22/"],
)  # fmt: skip
def test_an_address_inside_is_refused_when_it_is_made_and_when_it_is_changed(mine: Integrator, url: str) -> None:
    made = mine.ask("POST", "/webhooks", {**BODY, "url": url})
    assert (made.status_code, made.json["code"]) == (422, "webhook_url_refused")  # type: ignore[index]
    assert made.json["errors"][0]["field"] == "url"  # type: ignore[index]
    hook = mine.hook(URL)
    changed = mine.ask("PATCH", f"/webhooks/{hook['id']}", {"url": url})
    assert (changed.status_code, changed.json["code"]) == (422, "webhook_url_refused")  # type: ignore[index]
    assert mine.seen(hook)["url"] == URL


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"events": ["*"]}, "url"),
        ({"url": URL}, "events"),
        ({**BODY, "events": []}, "events"),
        ({**BODY, "events": ["game.nothing"]}, "events.0"),
        ({**BODY, "url": "ftp://93.184.216.34/"}, "url"),
        ({**BODY, "url": "https://" + "x" * 3000}, "url"),
        ({**BODY, "description": "x" * 201}, "description"),
        ({**BODY, "secret": "whsec_mine"}, "secret"),
        ({**BODY, "status": "enabled"}, "status"),
    ],
)
def test_a_body_that_is_wrong_is_refused_by_the_name_of_its_field(
    mine: Integrator, body: dict[str, Any], field: str
) -> None:
    answer = mine.ask("POST", "/webhooks", body)
    assert (answer.status_code, answer.json["code"]) == (422, "invalid_request")  # type: ignore[index]
    assert field in [error["field"] for error in answer.json["errors"]]  # type: ignore[index]


def test_only_a_game_of_the_own_key_can_be_named(mine: Integrator, other: Integrator) -> None:
    game_id = mine.game()
    assert mine.hook(URL, game=game_id)["game"] == game_id
    for integrator, named in ((other, game_id), (mine, "nobody")):
        answer = integrator.ask("POST", "/webhooks", {**BODY, "game": named})
        assert (answer.status_code, answer.json["code"]) == (404, "game_not_found")  # type: ignore[index]


def test_a_key_has_so_many_webhooks(clock: HandClock) -> None:
    mine = Integrator(application(clock, webhook_limit=2), "full")
    first = mine.hook(URL)
    mine.hook(URL)
    full = mine.ask("POST", "/webhooks", BODY)
    assert (full.status_code, full.json["code"]) == (409, "webhook_limit")  # type: ignore[index]
    assert full.json["values"] == {"limit": 2}  # type: ignore[index]
    assert mine.ask("DELETE", f"/webhooks/{first['id']}").status_code == 204
    assert mine.ask("DELETE", f"/webhooks/{first['id']}").status_code == 404
    mine.hook(URL)


def test_where_webhooks_are_off_there_are_none(clock: HandClock) -> None:
    mine = Integrator(application(clock, webhooks=False), "off")
    answer = mine.ask("POST", "/webhooks", BODY)
    assert (answer.status_code, answer.json["code"]) == (403, "webhooks_off")  # type: ignore[index]


def test_lists_come_in_pages(mine: Integrator) -> None:
    hook = mine.hook(URL)
    ids = [mine.trial(hook)["id"] for _ in range(5)]
    found: list[str] = []
    path: str | None = f"/webhooks/{hook['id']}/deliveries?limit=2"
    while path:
        page = mine.ask("GET", path).json
        found += [made["id"] for made in page["deliveries"]]
        path = page["next"] and f"/webhooks/{hook['id']}/deliveries?limit=2&cursor={page['next']}"
    assert sorted(found) == sorted(ids)


def test_a_disabled_webhook_says_why_and_is_sent_nothing(mine: Integrator) -> None:
    hook = mine.hook(URL)
    sent = mine.trial(hook)
    off = mine.ask("PATCH", f"/webhooks/{hook['id']}", {"status": "disabled"}).json
    assert (off["status"], off["reason"]) == ("disabled", "asked")
    for what in ("test", f"deliveries/{sent['id']}/redeliver"):
        answer = mine.ask("POST", f"/webhooks/{hook['id']}/{what}", {})
        assert (answer.status_code, answer.json["code"]) == (409, "webhook_disabled")  # type: ignore[index]
    on = mine.ask("PATCH", f"/webhooks/{hook['id']}", {"status": "enabled"}).json
    assert (on["status"], on["reason"]) == ("enabled", "")


def test_a_delivery_that_is_not_known_cannot_be_made_again(mine: Integrator) -> None:
    hook = mine.hook(URL)
    answer = mine.ask("POST", f"/webhooks/{hook['id']}/deliveries/msg_nothing/redeliver", {})
    assert (answer.status_code, answer.json["code"]) == (404, "delivery_not_found")  # type: ignore[index]


def test_the_document_tells_what_a_receiver_is_sent(app: Flask) -> None:
    spec = document.build(app)
    [content] = spec["webhooks"]["delivery"]["post"]["requestBody"]["content"].values()
    schema = {**content["schema"], "components": spec["components"]}
    assert set(content["examples"]) == {"player.joined", "webhook.test"}
    for example in content["examples"].values():
        Draft202012Validator(schema).validate(example["value"])


def test_a_key_that_was_revoked_or_has_lost_its_scope_has_no_webhooks() -> None:
    book = MemoryKeyRepository()
    key = Key(id="key_mine", name="test", scopes=frozenset({"webhooks"}), created=1)
    assert not Holders(book, lambda: NOW).good("key_mine")
    for changed, good in (
        ({}, True),
        ({"revoked": 2}, False),
        ({"scopes": frozenset()}, False),
        ({"expires": 3}, False),
    ):
        book.put("a" * 64, msgspec.structs.replace(key, **changed))
        assert Holders(book, lambda: NOW).good("key_mine") is good
