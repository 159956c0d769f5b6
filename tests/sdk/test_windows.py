"""An act may name the window that it answers, so that it lands in no other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from chouette_sdk import AsyncClient, Client

from tests.sdk.scripted import ScriptedServer, answers

DONE = {"effect": "counted", "at": 1, "version": 2, "seq": 3, "events": []}


def act_sync(url: str, **window: int) -> None:
    with Client(url) as client:
        seat = client.seat("g", "perceval", "token")
        seat.roll(**window)
        seat.roll([4], **window)
        seat.annonce("flan", target="karadoc", **window)
        seat.passe(**window)
        seat.challenge("grelottine", "karadoc", **window)
        seat.terms("velute", 5, challenge=1, **window)


def act_async(url: str, **window: int) -> None:
    async def act() -> None:
        async with AsyncClient(url) as client:
            seat = client.seat("g", "perceval", "token")
            await seat.roll(**window)
            await seat.roll([4], **window)
            await seat.annonce("flan", target="karadoc", **window)
            await seat.passe(**window)
            await seat.challenge("grelottine", "karadoc", **window)
            await seat.terms("velute", 5, challenge=1, **window)

    asyncio.run(act())


@pytest.mark.parametrize("act", [act_sync, act_async], ids=["sync", "async"])
def test_every_act_sends_the_window_that_it_is_given_and_none_where_it_is_given_none(act: Callable[..., None]) -> None:
    with ScriptedServer(answers(201, DONE)).running() as server:
        act(server.url, window=7)
        bodies = [_body(asked.body) for asked in server.asked]
        assert bodies == [
            {"window": 7},
            {"keep": [4], "window": 7},
            {"annonce": "flan", "target": "karadoc", "window": 7},
            {"annonce": "pass", "window": 7},
            {"challenge": "grelottine", "target": "karadoc", "window": 7},
            {"combination": "velute", "amount": 5, "window": 7},
        ]
        server.asked.clear()
        act(server.url)
        assert not any("window" in _body(asked.body) for asked in server.asked)


def _body(sent: bytes) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(sent or b"{}")
    return body
