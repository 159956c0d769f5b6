"""Who listens is known, and whoever goes along with listeners is told."""

from __future__ import annotations

from flask import Flask

from service.http.streaming.subscribers import Listener, Listening
from service.http.wiring import EXTENSION
from tests.http.table import START, HandClock, Table, application, bearer

STREAM = {"Accept": "text/event-stream"}


class Page:
    """Goes along and writes down what it sees."""

    def __init__(self, pulses: int = 2) -> None:
        self.seen: list[str] = []
        self.pulses = pulses

    def opened(self, listener: Listener) -> None:
        self.seen.append(f"opened {listener.player}")

    def pulse(self, listener: Listener) -> bytes:
        self.pulses -= 1
        if self.pulses > 0:
            listener.pulse_in(0)
        return listener.frame("nonce", b'{"left":%d}' % self.pulses)

    def closed(self, listener: Listener) -> None:
        self.seen.append(f"closed {listener.player}")


class Stumbler:
    """Fails at everything."""

    def opened(self, listener: Listener) -> None:
        raise RuntimeError("opened")

    def pulse(self, listener: Listener) -> bytes:
        raise RuntimeError("pulse")

    def closed(self, listener: Listener) -> None:
        raise RuntimeError("closed")


def listening_of(app: Flask) -> Listening:
    found = app.extensions[EXTENSION].listening
    assert isinstance(found, Listening)
    return found


def test_an_observer_sees_who_comes_and_goes_and_speaks_at_once_and_when_it_asks_to(clock: HandClock) -> None:
    app = application(clock, heartbeat_s=600)
    listening = listening_of(app)
    page = Page()
    listening.observers = (Stumbler(), page)
    table = Table.seated(app.test_client(), clock)
    last = table.get("/events").json["last_seq"]
    response = table.client.get(
        f"/v1/games/{table.id}/events?after={last}", headers={**STREAM, **bearer(table.tokens["karadoc"])}
    )
    chunks = iter(response.response)
    assert next(chunks).startswith(b": open")
    assert next(chunks) == b'event: nonce\ndata: {"left":1}\n\n'
    assert next(chunks) == b'event: nonce\ndata: {"left":0}\n\n'
    (listener,) = listening.to(table.id)
    assert (listener.player, listener.format, listener.opened, listener.remote) == (
        "karadoc",
        "sse",
        START,
        "127.0.0.1",
    )
    assert (len(listening), listening.everybody()) == (1, [listener])
    response.close()
    listening.close(listener)
    assert (len(listening), listening.to(table.id)) == (0, [])
    assert page.seen == ["opened karadoc", "closed karadoc"]


def test_who_polls_listens_while_he_waits(app: Flask, table: Table) -> None:
    page = Page()
    listening_of(app).observers = (page,)
    table.get("/events?after=3&wait=0.05", "perceval")
    table.get("/events?after=3", "perceval")
    assert page.seen == ["opened perceval", "closed perceval"]


def test_a_stream_that_is_never_read_is_closed_all_the_same(app: Flask, table: Table) -> None:
    page = Page()
    listening_of(app).observers = (page,)
    table.client.head(f"/v1/games/{table.id}/events", headers=STREAM).close()
    assert page.seen == ["opened None", "closed None"]
