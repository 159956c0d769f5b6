"""The Python SDK where lag is compensated: nonces go back by themselves, and a shout says how long its player took."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler

import pytest
from chouette_sdk import AsyncClient, Client, Reactions, models
from chouette_sdk.events import parse_event

from tests.sdk.scripted import Asked, ScriptedServer, Step, answers, finished, message, streams
from tests.serve.running import eventually

PING = 'event: ping\ndata: {"nonce":"n1"}\n\n'
GARBLED = "event: ping\ndata: {\n\n"


class Measuring(ScriptedServer):
    """Streams two pings and the end of the game; keeps what comes back."""

    def __init__(self) -> None:
        super().__init__(answers(500))
        self.returned: list[str] = []
        self.heard = threading.Event()

    def next_step(self, asked: Asked) -> Step:
        """Events for who asks for them, an answer for a nonce."""
        if asked.method == "GET":
            return self._stream
        self.returned.append(json.loads(asked.body)["nonce"])
        self.heard.set()
        return answers(200, {"round_trip_ms": 3, "lag_ms": 3})

    def _stream(self, handler: BaseHTTPRequestHandler) -> None:
        streams(message(1), GARBLED, PING)(handler)
        # The game goes on until the first nonce has come back, or somebody has waited long enough for it.
        self.heard.wait(20)
        handler.wfile.write(finished(2).encode())


def follow_sync(url: str, **options: bool) -> list[int]:
    with Client(url) as client:
        return [event.seq for event in client.seat("g", "p", "t").events(**options)]


def follow_async(url: str, **options: bool) -> list[int]:
    async def listen() -> list[int]:
        async with AsyncClient(url) as client:
            return [event.seq async for event in client.seat("g", "p", "t").events(**options)]

    return asyncio.run(listen())


@pytest.mark.parametrize("follow", [follow_sync, follow_async], ids=["sync", "async"])
def test_nonces_are_returned_while_events_are_read(follow: Callable[..., list[int]]) -> None:
    with Measuring().running() as server:
        assert isinstance(server, Measuring)
        assert follow(server.url) == [1, 2]
        assert server.returned == ["n1"]


@pytest.mark.parametrize("follow", [follow_sync, follow_async], ids=["sync", "async"])
def test_it_can_be_turned_off(follow: Callable[..., list[int]]) -> None:
    with Measuring().running() as server:
        assert isinstance(server, Measuring)
        server.heard.set()
        assert follow(server.url, answer_pings=False) == [1, 2]
        assert server.returned == []


def opened(window: int, *words: str) -> models.Event:
    fields = {"name": "w", "mode": "race", "rule": "r", "players": [], "not_before": 0, "deadline": None}
    return parse_event(
        {"type": "window_opened", "seq": window, "at": 0, "window": window, "annonces": list(words), **fields}
    )


def closed(window: int) -> models.Event:
    fields = {"name": "w", "outcome": "decided", "answers": [], "passed": [], "silent": []}
    return parse_event({"type": "window_closed", "seq": 9, "at": 0, "window": window, **fields})


def test_reactions_are_measured_from_when_a_window_was_shown() -> None:
    now = [100.0]
    reactions = Reactions(clock=lambda: now[0])
    assert reactions.ms("velute") is None
    reactions.shown(opened(1, "velute"))
    now[0] += 0.3
    reactions.shown(opened(1, "velute"))
    reactions.shown(opened(2, "flan", "velute"))
    now[0] += 0.05
    assert (reactions.ms("velute"), reactions.ms("flan"), reactions.ms("other")) == (350, 50, None)
    reactions.shown(closed(1))
    assert reactions.ms("velute") == 50


def test_a_shout_carries_its_reaction_and_the_service_measures_who_listens(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game("wikimonde")
        seat, _ = table.join("Perceval"), table.join("Karadoc")
        measured: list[models.LagMeasuredEvent] = []

        def listen() -> None:
            for event in seat.events():
                if isinstance(event, models.LagMeasuredEvent):
                    measured.append(event)
                    return

        listening = threading.Thread(target=listen, daemon=True)
        listening.start()
        assert eventually(lambda: bool(measured))
        listening.join(20)
        lag_ms = table.view().players[0].lag_ms
        assert isinstance(lag_ms, int)
        told = seat.expected().lag
        assert isinstance(told, models.Compensation)
        assert told.cap_ms == 400
