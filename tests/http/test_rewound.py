"""A log that was rewound, as clients meet it: told in streams and polls; a place that is no longer there is refused."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.http.streaming.event_ids import Place, id_of, place_of
from service.http.wiring import EXTENSION
from service.store.memory.store import MemoryStore
from tests.http.table import Table
from tests.http.test_events import STREAM, read
from tests.support.rewinding import RewindableMemory


@pytest.fixture
def store(app: Flask, table: Table) -> RewindableMemory:
    """The store of the application; the game in it is kept as it is now."""
    found = app.extensions[EXTENSION].service.store
    assert isinstance(found, MemoryStore)
    rewindable = RewindableMemory(found)
    rewindable.keep()
    return rewindable


def last_id(client: FlaskClient, table: Table) -> str:
    """The id of the last event, as a stream tells it."""
    log = table.get("/events").json["events"]
    found: str = read(client.get(f"/v1/games/{table.id}/events", headers=STREAM), len(log))[-1]["id"]
    return found


def said(chunks: Any) -> list[bytes]:
    return [chunk for chunk in chunks if b"dropped" in chunk]


def test_a_stream_whose_last_event_was_lost_says_so_and_ends(app: Flask, table: Table, store: RewindableMemory) -> None:
    table.join("Arthur")
    response = app.test_client().get(f"/v1/games/{table.id}/events", headers=STREAM)
    chunks = iter(response.response)
    assert next(chunks).startswith(b": open")
    assert b"Arthur" in next(chunks)
    store.rewind()
    [end] = said(chunks)
    assert end.endswith(b'event: dropped\ndata: {"reason":"rewound"}\n\n')
    [told] = [event for event in table.get("/events").json["events"] if event["type"] == "rewound"]
    assert (told["from_seq"], told["to_seq"], told["seq"]) == (4, 3, 4)


def test_lines_for_scripts_say_so_too(app: Flask, table: Table, store: RewindableMemory) -> None:
    table.join("Arthur")
    response = app.test_client().get(f"/v1/games/{table.id}/events", headers={"Accept": "application/x-ndjson"})
    chunks = iter(response.response)
    next(chunks)
    assert b"Arthur" in next(chunks)
    store.rewind()
    assert said(chunks) == [b'{"event":"dropped","data":{"reason":"rewound"}}\n']


def test_a_long_poll_that_waits_behind_a_lost_event_is_refused(
    app: Flask, table: Table, store: RewindableMemory
) -> None:
    table.join("Arthur")
    app.extensions[EXTENSION].service.follow(table.id).close()
    timer = threading.Timer(0.2, store.rewind)
    timer.start()
    refused = app.test_client().get(f"/v1/games/{table.id}/events?after=4&wait=20")
    timer.join()
    assert (refused.status_code, refused.json["code"]) == (409, "last_event_id_unknown")


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream", "application/x-ndjson"])
def test_an_id_beyond_the_log_is_refused_with_what_to_do(table: Table, store: RewindableMemory, accept: str) -> None:
    refused = table.get("/events?after=9", Accept=accept)
    assert (refused.status_code, refused.json["code"]) == (409, "last_event_id_unknown")
    assert refused.json["values"] == {"last_seq": 3}
    assert "load the game anew" in refused.json["detail"]


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream", "application/x-ndjson"])
def test_an_id_of_an_event_in_whose_place_there_is_another_is_refused(
    client: FlaskClient, table: Table, store: RewindableMemory, accept: str
) -> None:
    kept = last_id(client, table)
    table.join("Arthur")
    lost = last_id(client, table)
    store.rewind()
    table.join("Yvain")
    assert len(table.get("/events").json["events"]) >= 4
    refused = table.get("/events", Accept=accept, Last_Event_ID=lost)
    assert (refused.status_code, refused.json["code"]) == (409, "last_event_id_unknown")
    assert table.get(f"/events?after={lost}", Accept=accept).status_code == 409
    again = table.get("/events", Accept=accept, Last_Event_ID=kept)
    assert again.status_code == 200
    again.close()


def test_the_last_id_of_a_page_is_where_the_next_begins_and_notices_a_rewind(
    table: Table, store: RewindableMemory
) -> None:
    table.join("Arthur")
    first = table.get("/events?limit=2").json
    rest = table.get(f"/events?after={first['last_id']}").json
    assert [event["seq"] for event in first["events"] + rest["events"]] == [1, 2, 3, 4]
    store.rewind()
    table.join("Yvain")
    assert table.get(f"/events?after={first['last_id']}").status_code == 200
    assert table.get(f"/events?after={rest['last_id']}").status_code == 409


def test_an_answer_about_a_lost_state_is_not_taken_for_the_present_one(table: Table, store: RewindableMemory) -> None:
    """Its version has come again: the ETag tells it from the one that there is now."""
    table.join("Arthur")
    lost = table.get()
    store.rewind()
    store.store.epoch = store.store.epoch._replace(run="as if nobody had noticed")
    table.join("Yvain")
    now = table.get(If_None_Match=lost.headers["ETag"])
    assert now.status_code == 200
    names = [player["name"] for player in now.json["players"]]
    assert names == ["Perceval", "Karadoc", "Yvain"]


def test_ids_survive_being_kept_as_numbers() -> None:
    for seq in (1, 57, 60_000):
        for mark in ("00000000", "ffffffff", "0000000a", "80000000"):
            text = id_of(seq, mark)
            shown = msgspec.json.encode(float(text)).decode()
            assert place_of(shown) == seq
            found = place_of(shown)
            assert found is not None
            assert found.mark == mark
    assert place_of("7") == Place.of(7)
    assert [place_of(text) for text in ("", "x", "-1", "1.5", "1.", "٣", "1.04294967290")] == [None] * 7
