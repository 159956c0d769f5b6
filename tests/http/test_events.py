"""The log: in pages, by long poll, and as a stream that resumes."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
from flask import Flask
from flask.testing import FlaskClient

from service.http.streaming import subscribers
from service.http.wiring import EXTENSION
from service.outbox.reader import QUEUE
from service.store.commits import Commit
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


def seq(lines: dict[str, Any]) -> int:
    """What the id of a message counts; what follows the dot tells the event from any other of this seq."""
    found, _, mark = str(lines["id"]).partition(".")
    assert len(mark) == 11
    return int(found)


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
    assert got == {"events": [], "last_seq": last, "last_id": str(last), "finished": False}
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
    assert [seq(lines) for lines in told] == list(range(1, len(known) + 2))


def test_a_stream_resumes_after_the_last_event_id(app: Flask, table: Table) -> None:
    url = f"/v1/games/{table.id}/events"
    resumed = read(app.test_client().get(url, headers={**STREAM, "Last-Event-ID": "2"}), 1)
    assert seq(resumed[0]) == 3
    asked = read(app.test_client().get(f"{url}?after=1", headers=STREAM), 1)
    assert seq(asked[0]) == 2
    both = read(app.test_client().get(f"{url}?after=0", headers={**STREAM, "Last-Event-ID": "2"}), 1)
    assert seq(both[0]) == 3, "after a reconnect the browser's header is the newer word"


def test_a_quiet_stream_shows_that_it_is_alive(table: Table) -> None:
    response = table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "3"})
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
    table.get("/events?after=3&wait=0.05")
    assert not any(fanout._readers.values())


def test_a_long_poll_ends_when_the_server_is_told_to_go(clock: HandClock) -> None:
    table = Table.seated(application(clock).test_client(), clock)
    timer = threading.Timer(0.1, subscribers.end_all)
    timer.start()
    began = time.monotonic()
    assert table.get("/events?after=3&wait=20").json["events"] == []
    timer.join()
    assert time.monotonic() - began < 3


def test_streams_end_when_the_server_is_told_to_go(clock: HandClock) -> None:
    app = application(clock)
    table = Table.seated(app.test_client(), clock)
    response = table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "3"})
    chunks = iter(response.response)
    next(chunks)
    subscribers.end_all()
    said = list(chunks)
    assert said[-1].endswith(b'event: dropped\ndata: {"reason":"closing"}\n\n')
    assert said[-1].startswith(b"retry: ")


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


def test_a_stream_that_was_open_for_long_says_that_its_time_is_over(clock: HandClock) -> None:
    table = Table.seated(application(clock, stream_max_s=0.1).test_client(), clock)
    said = table.client.get(f"/v1/games/{table.id}/events", headers=STREAM).get_data()
    assert said.endswith(b'event: dropped\ndata: {"reason":"time"}\n\n')


def test_who_reads_too_slowly_is_told_so_and_resumes_without_a_gap(app: Flask, table: Table) -> None:
    store = app.extensions[EXTENSION].service.store
    response = table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "3"})
    chunks = iter(response.response)
    next(chunks)
    known = store.load(table.id)
    for n in range(QUEUE + 1):
        event = b'{"seq":%d,"type":"noise"}' % (n + 4)
        store.commit(
            Commit(game_id=table.id, expected=known.version + n, nonce=f"{n:016}", blob=known.blob, status="lobby",
                   events=[event], first_seq=n + 4, nonces=f"{n - 1:016}" if n else known.nonces)
        )  # fmt: skip
    assert b"".join(chunks).endswith(b'event: dropped\ndata: {"reason":"slow"}\n\n')
    back = read(table.client.get(f"/v1/games/{table.id}/events", headers={**STREAM, "Last-Event-ID": "3"}), QUEUE + 1)
    assert [seq(lines) for lines in back] == list(range(4, QUEUE + 5))


def test_who_knows_more_than_has_happened_is_told_where_the_game_stands(table: Table) -> None:
    for accept in ("text/event-stream", "application/x-ndjson"):
        refused = table.get("/events", Accept=accept, Last_Event_ID="99")
        assert (refused.status_code, refused.json["code"]) == (409, "last_event_id_unknown")
        assert refused.json["values"] == {"last_seq": 3}


def test_a_script_gets_one_event_a_line(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, dice=[6, 1, 5, 5, 5], options={"target": 50})
    table.finish()
    response = table.get("/events", Accept="application/x-ndjson")
    assert response.content_type == "application/x-ndjson"
    lines = [msgspec.json.decode(line) for line in response.get_data().splitlines() if line]
    assert lines == table.get("/events?limit=500").json["events"]
    assert lines[-1]["type"] == "game_finished"
    rest = table.get("/events?after=2", Accept="application/x-ndjson").get_data().splitlines()
    assert [msgspec.json.decode(line) for line in rest if line] == lines[2:]
    assert table.get(f"/events?after={len(lines)}", Accept="application/x-ndjson").status_code == 204


def test_a_quiet_script_gets_empty_lines_and_a_word_when_it_is_sent_away(clock: HandClock) -> None:
    app = application(clock)
    table = Table.seated(app.test_client(), clock)
    chunks = iter(table.get("/events?after=3", Accept="application/x-ndjson").response)
    assert [next(chunks), next(chunks)] == [b"\n", b"\n"]
    subscribers.end_all()
    assert list(chunks)[-1] == b'{"event":"dropped","data":{"reason":"closing"}}\n'


def test_streams_are_limited_for_a_seat_for_a_game_for_an_address_and_in_all(clock: HandClock) -> None:
    for changed, player, scope in [
        ({"streams_per_seat": 2}, "karadoc", "seat"),
        ({"streams_per_game": 2}, None, "game"),
        ({"streams_per_address": 2}, None, "address"),
        ({"streams_max": 2}, None, ""),
    ]:
        table = Table.seated(application(clock, **changed).test_client(), clock)
        first, second = (table.get("/events", player, **STREAM) for _ in range(2))
        refused = table.get("/events", player, **STREAM)
        assert refused.headers["Retry-After"] == "5"
        expected = (429, "too_many_streams", {"scope": scope, "limit": 2}) if scope else (503, "streams_full", {})
        assert (refused.status_code, refused.json["code"], refused.json["values"]) == expected
        if scope == "seat":
            table.get("/events", "perceval", **STREAM).close()
        first.close()
        table.get("/events", player, **STREAM).close()
        second.close()
