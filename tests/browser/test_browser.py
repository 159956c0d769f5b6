"""A real browser follows a private game from another site, and reads the docs without asking anybody else."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from flask import Flask
from playwright.sync_api import Locator, Page, Request, expect

from service.http.streaming import event_stream
from service.http.streaming.subscribers import Listening
from service.http.wiring import EXTENSION
from tests.browser.serving import at_some_port, page
from tests.http.table import START, HandClock, Table, application
from tests.serve.running import eventually

PAGE = Path(__file__).parents[2] / "docs" / "frontend.md"
PATIENCE_MS = 30_000


def snippet() -> str:
    """The program that the documentation gives to browsers."""
    found = re.search(r"```js\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def listening_of(app: Flask) -> Listening:
    found = app.extensions[EXTENSION].listening
    assert isinstance(found, Listening)
    return found


def drop(app: Flask, table: Table) -> None:
    """Send everybody away who follows this game, as happens to who reads too slowly."""
    for reader in list(app.extensions[EXTENSION].service._fanout._readers[table.id]):
        reader.drop("slow")


def test_an_event_source_with_a_ticket_follows_a_private_game_to_its_end(
    tab: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_stream, "BACK_MS", (50, 100))
    clock = HandClock(START)
    with at_some_port(page(snippet())) as site:
        app = application(clock, cors_origins=(site,))
        with at_some_port(app) as base:
            dice, options = [6, 1, 5, 5, 5], {"target": 50}
            table = Table.seated(app.test_client(), clock, visibility="private", dice=dice, options=options)
            refused: list[str] = []
            tab.on("response", lambda answer: refused.append(answer.url) if answer.status == 401 else None)
            tab.goto(site)
            tab.evaluate(
                "([base, game, token]) => { seen = []; follow(base, game, token, event => seen.push(event.seq)) }",
                [base, table.id, table.tokens["karadoc"]],
            )
            tab.wait_for_function("seen.length == 3")
            table.join("Arthur")
            tab.wait_for_function("seen.length == 4")

            drop(app, table)
            table.join("Guenièvre")
            tab.wait_for_function("seen.length == 5")
            assert refused == [], "it came back by itself, with the same ticket"

            clock.move(61_000)
            drop(app, table)
            table.join("Lancelot")
            tab.wait_for_function("seen.length == 6")
            assert len(refused) == 1, "its ticket was too old, and it asked for another one"

            for player in ("arthur", "guenievre", "lancelot"):
                left = app.test_client().delete(
                    f"/v1/games/{table.id}/players/{player}",
                    headers={"Authorization": f"Bearer {table.tokens[player]}"},
                )
                assert left.status_code == 200
            table.finish("karadoc")
            last = table.get("/events?limit=500", "karadoc").json["last_seq"]
            tab.wait_for_function(f"seen.length >= {last}")
            assert tab.evaluate("seen") == list(range(1, last + 1)), "no gap, and none twice"
            assert eventually(lambda: listening_of(app).to(table.id) == [])


def test_a_guest_who_may_watch_follows_by_the_same_program_until_the_invitation_is_taken_back(
    tab: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_stream, "BACK_MS", (50, 100))
    clock = HandClock(START)
    with at_some_port(page(snippet())) as site:
        app = application(clock, cors_origins=(site,))
        with at_some_port(app) as base:
            client = app.test_client()
            sent = {"ruleset": "wikimonde", "watching": "invited", "player": {"name": "Arthur"}}
            made = client.post("/v1/games", json=sent).json
            game = f"/v1/games/{made['id']}"
            host = {"Authorization": f"Bearer {made['seat']['token']}"}
            invited = client.post(f"{game}/invitations", json={"kind": "watch"}, headers=host).json
            tab.goto(site)
            tab.evaluate(
                "([base, game, token]) => { seen = []; told = '';"
                " addEventListener('unhandledrejection', ({ reason }) => { told = reason.message });"
                " follow(base, game, token, event => seen.push(event.seq)) }",
                [base, made["id"], invited["token"]],
            )
            tab.wait_for_function("seen.length == 2")
            client.post(f"{game}/players", json={"name": "Perceval"})
            tab.wait_for_function("seen.length == 3")
            client.delete(f"{game}/invitations/{invited['invitation']['id']}", headers=host)
            tab.wait_for_function("told")
            assert "the key that made it, or an invitation" in tab.evaluate("told"), "it says what to send"
            assert tab.evaluate("seen") == [1, 2, 3]


def test_the_snippet_returns_the_nonces_by_which_a_network_is_measured(tab: Page) -> None:
    clock = HandClock(START)
    with at_some_port(page(snippet())) as site:
        app = application(clock, cors_origins=(site,))
        with at_some_port(app) as base:
            table = Table.seated(app.test_client(), clock, options={"lag_compensation": True})
            tab.goto(site)
            with tab.expect_response(lambda answer: answer.url.endswith("/pings") and answer.status == 200) as returned:
                tab.evaluate(
                    "([base, game, token]) => { follow(base, game, token, () => null) }",
                    [base, table.id, table.tokens["karadoc"]],
                )
            assert returned.value.request.post_data_json["nonce"]


def _tag(tab: Page, name: str) -> Locator:
    return tab.locator(f'.opblock-tag[data-tag="{name}"]')


@pytest.mark.nightly
def test_the_docs_page_shows_every_operation_and_asks_nobody_else(tab: Page) -> None:
    app = application(HandClock(START))
    asked: list[Request] = []
    errors: list[str] = []
    tab.on("request", lambda request: asked.append(request))
    tab.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    tab.on("pageerror", lambda error: errors.append(str(error)))
    with at_some_port(app) as base:
        tab.goto(f"{base}/docs")
        tab.wait_for_selector(".opblock-tag")
        document = tab.request.get(f"{base}/openapi.json").json()
        # What the service sends is on the page, too.
        shown = tab.locator(".opblock")
        expect(shown).to_have_count(len(document["webhooks"]), timeout=PATIENCE_MS)
        operations = [told for item in document["paths"].values() for told in item.values() if "tags" in told]
        for tag, count in Counter(told["tags"][0] for told in operations).items():
            # Not by wait_for_function: the page's policy lets nobody evaluate text, not even us.
            _tag(tab, tag).click()
            expect(shown).to_have_count(len(document["webhooks"]) + count, timeout=PATIENCE_MS)
            _tag(tab, tag).click()
        tickets = document["paths"]["/v1/games/{game_id}/stream-tickets"]["post"]
        _tag(tab, tickets["tags"][0]).click()
        _tag(tab, "time").click()
        tab.locator(".opblock-summary-path", has_text="stream-tickets").click()
        tab.wait_for_selector(".opblock.is-open .opblock-description")
        # It works under its policy: an operation is tried out on the page and answers.
        clock = tab.locator(".opblock", has=tab.locator(".opblock-summary-path", has_text="/v1/time"))
        clock.locator(".opblock-summary-control").click()
        clock.locator(".try-out__btn").click()
        clock.locator(".execute").click()
        expect(clock.locator(".live-responses-table .response-col_status").last).to_contain_text("200")
        assert [request.url for request in asked if not request.url.startswith((base, "data:"))] == []
        assert errors == []
