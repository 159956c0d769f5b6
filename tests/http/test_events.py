"""The log: in pages, by long poll, and as a stream that resumes."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
from flask import Flask
from flask.testing import FlaskClient

from service.http import listening
from service.http.wiring import EXTENSION
from tests.http.table import HandClock, Table, application

STREAM = {"Accept": "text/event-stream"}


def read(response: Any, count: int) -> list[dict[str, Any]]:
    """The next so many events of an open stream, as their id and data."""
    found: list[dict[str, Any]] = []
    text = ""
    for chunk in response.response:
        text += chunk.decode()
        while "\n\n" in text:
            block, _, text = text.partition("\n\n")
            lines = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
            if "data" in lines:
                found.append(lines)
        if len(found) >= count:
            break
    response.close()
    return found


def test_pages_follow_each_other_without_gaps(table: Table) -> None:
    table.begin()
    whole = table.get("/events").json
    assert [event["seq"] for event in whole["events"]] == list(range(1, len(whole["events"]) + 1))
    assert whole["last_seq"] == len(whole["events"])
    assert whole["finished"] is False
    first = table.get("/events?limit=3").json
    rest = table.get(f"/events?after={first['last_seq']}").json
    assert first["events"] + rest["events"] == whole["events"]
    assert table.get(f"/events?after={whole['last_seq']}").json["events"] == []


def test_a_long_poll_waits_for_what_comes(app: Flask, table: Table) -> None:
    last = table.get("/events").json["last_seq"]
    timer = threading.Timer(0.2, table.join, ["Arthur"])
    timer.start()
    began = time.monotonic()
    got = app.test_client().get(f"/v1/games/{table.id}/events?after={last}&wait=10").json
    timer.join()
    assert [event["type"] for event in got["events"]] == ["player_joined"]
    assert 0.1 < time.monotonic() - began < 5


def test_a_long_poll_gives_up_after_its_time(table: Table) -> None:
    last = table.get("/events").json["last_seq"]
    began = time.monotonic()
    got = table.get(f"/events?after={last}&wait=0.2").json
    assert got == {"events": [], "last_seq": last, "finished": False}
    assert 0.15 < time.monotonic() - began < 2


def test_a_stream_tells_everything_and_then_what_comes(app: Flask, table: Table) -> None:
    known = table.get("/events").json["events"]
    timer = threading.Timer(0.2, table.join, ["Arthur"])
    timer.start()
    response = app.test_client().get(f"/v1/games/{table.id}/events", headers=STREAM)
    assert response.content_type.startswith("text/event-stream")
    assert response.headers["X-Accel-Buffering"] == "no"
    told = read(response, len(known) + 1)
    timer.join()
    assert [msgspec.json.decode(lines["data"]) for lines in told][: len(known)] == known
    assert msgspec.json.decode(told[-1]["data"])["name"] == "Arthur"
    assert [int(lines["id"]) for lines in told] == list(range(1, len(known) + 2))


def test_a_stream_resumes_after_the_last_event_id(app: Flask, table: Table) -> None:
    url = f"/v1/games/{table.id}/events"
    resumed = read(app.test_client().get(url, headers={**STREAM, "Last-Event-ID": "2"}), 1)
    assert resumed[0]["id"] == "3"
    asked = read(app.test_client().get(f"{url}?after=1", headers=STREAM), 1)
    assert asked[0]["id"] == "2"
    both = read(app.test_client().get(f"{url}?after=0", headers={**STREAM, "Last-Event-ID": "2"}), 1)
    assert both[0]["id"] == "3", "after a reconnect the browser's header is the newer word"


def test_a_quiet_stream_shows_that_it_is_alive(table: Table) -> None:
    response = table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "99"})
    chunks = iter(response.response)
    assert next(chunks).startswith(b": open")
    assert next(chunks) == b": heartbeat\n\n"
    response.close()


def test_nobody_is_followed_once_a_stream_is_closed(app: Flask, table: Table) -> None:
    fanout = app.extensions[EXTENSION].service._fanout
    url = f"/v1/games/{table.id}/events"
    asked = table.client.head(url, headers=STREAM)
    assert asked.status_code == 200
    asked.close()
    read(table.client.get(url, headers=STREAM), 1)
    table.get("/events?after=99&wait=0.05")
    assert not any(fanout._readers.values())


def test_a_long_poll_ends_when_the_server_is_told_to_go(clock: HandClock) -> None:
    table = Table.seated(application(clock).test_client(), clock)
    timer = threading.Timer(0.1, listening.end_all)
    timer.start()
    began = time.monotonic()
    assert table.get("/events?after=99&wait=20").json["events"] == []
    timer.join()
    assert time.monotonic() - began < 3


def test_streams_end_when_the_server_is_told_to_go(clock: HandClock) -> None:
    app = application(clock)
    table = Table.seated(app.test_client(), clock)
    response = table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "99"})
    chunks = iter(response.response)
    next(chunks)
    listening.end_all()
    began = time.monotonic()
    list(chunks)
    assert time.monotonic() - began < 2


def test_a_stream_ends_with_its_game_and_does_not_begin_again(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, dice=[6, 1, 5, 5, 5], options={"target": 50})
    table.finish()
    text = client.get(f"/v1/games/{table.id}/events", headers=STREAM).get_data(as_text=True)
    assert text.endswith("event: end\ndata: {}\n\n")
    last = str(table.get("/events").json["last_seq"])
    again = client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": last})
    assert again.status_code == 204
    page = table.get("/events").json
    assert page["finished"] is True
    over = table.post("perceval", "rolls")
    assert (over.status_code, over.json["code"]) == (409, "game_finished")
