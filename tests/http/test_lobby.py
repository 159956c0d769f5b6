"""The lobby: what its cards tell, and which games are wanted."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.assemble import assemble
from service.http.wiring import EXTENSION
from tests.http.table import DICE, START, HandClock, Table, application, bearer
from tests.support.places import Place


def listed(client: FlaskClient, query: str = "") -> list[str]:
    page = client.get(f"/v1/games?{query}")
    assert page.status_code == 200, page.json
    return [game["id"] for game in page.json["games"]]


def test_a_card_and_a_view_tell_when_a_game_was_made_began_and_ended(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, options={"target": 20})

    def times() -> list[Any]:
        [card], seen = client.get("/v1/games").json["games"], table.get().json
        found = [card[name] for name in ("created_at", "started_at", "ended_at")]
        assert found == [seen[name] for name in ("created_at", "started_at", "ended_at")]
        return found

    assert times() == [START, None, None]
    clock.move(5000)
    table.finish()
    created, started, ended = times()
    assert (created, started) == (START, START + 5000)
    events = table.get("/events?limit=500").json["events"]
    assert ended == events[-1]["at"] > started


def test_the_lobby_takes_filters(client: FlaskClient, clock: HandClock) -> None:
    alone = Table.seated(client, clock, ("Perceval",), ruleset="titouan")
    clock.move(1)
    small = Table.seated(client, clock, options={"max_players": 3})
    clock.move(1)
    body = {"ruleset": "wikimonde", "player": {"name": "Arthur"}, "bots": [{"level": "novice"}], "dice": DICE}
    bots = client.post("/v1/games", json=body).json["id"]
    clock.move(1)
    playing = Table.seated(client, clock)
    playing.start()
    assert listed(client) == [playing.id, bots, small.id, alone.id]
    assert listed(client, "ruleset=titouan") == [alone.id]
    assert listed(client, "free_seats=1") == [bots, small.id, alone.id]
    assert listed(client, "free_seats=2") == [bots, alone.id]
    assert listed(client, "free_seats=7") == [alone.id]
    assert listed(client, "bots=true") == [bots]
    assert listed(client, "bots=false&status=lobby") == [small.id, alone.id]
    page = client.get("/v1/games?bots=false&limit=1").json
    assert ([game["id"] for game in page["games"]], page["next"] is None) == ([playing.id], False)
    assert listed(client, f"bots=false&cursor={page['next']}") == [small.id, alone.id]


@pytest.mark.parametrize("query", ["bots=yes", "bots=1", "free_seats=0", "ruleset=A", "free_seats=x"])
def test_a_filter_that_is_none_is_refused(client: FlaskClient, query: str) -> None:
    refused = client.get(f"/v1/games?{query}")
    assert (refused.status_code, refused.json["errors"][0]["field"]) == (422, query.split("=")[0])


# --- live


class Watcher:
    """Follows the lobby, as a script does."""

    def __init__(self, client: FlaskClient, query: str = "") -> None:
        answer = client.get(f"/v1/lobby?{query}", headers={"Accept": "application/x-ndjson"})
        assert answer.status_code == 200
        assert answer.content_type == "application/x-ndjson"
        self.answer = answer
        self.chunks: Iterator[bytes] = iter(answer.response)  # type: ignore[arg-type]

    def next(self) -> tuple[str, list[str], list[str]]:
        """The next news: its name, the ids of the games that are told, and of those that are gone."""
        for _ in range(400):
            line = next(self.chunks).strip()
            if line:
                news = json.loads(line)
                return news["event"], [game["id"] for game in news["data"]["games"]], news["data"]["gone"]
        raise AssertionError("nothing came")

    def close(self) -> None:
        self.answer.close()


def test_a_watcher_is_told_the_lobby_and_then_what_changes_in_it(client: FlaskClient, clock: HandClock) -> None:
    first = Table.seated(client, clock)
    watcher = Watcher(client)
    assert watcher.next() == ("snapshot", [first.id], [])
    second = Table.made(client, clock)
    assert watcher.next() == ("change", [second.id], [])
    second.join("Bohort")
    assert watcher.next() == ("change", [second.id], [])
    Table.made(client, clock, visibility="private")
    first.start()
    assert watcher.next() == ("change", [], [first.id]), "a private game is no news"
    watcher.close()


def test_a_watcher_sees_what_is_wanted_only(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock, options={"max_players": 2})
    watcher, playing = Watcher(client, "free_seats=1&bots=false"), Watcher(client, "status=playing")
    assert (watcher.next(), playing.next()) == (("snapshot", [table.id], []), ("snapshot", [], []))
    table.join("Perceval")
    assert watcher.next() == ("change", [table.id], [])
    table.join("Karadoc")
    assert watcher.next() == ("change", [], [table.id]), "it is full"
    table.start()
    assert playing.next() == ("change", [table.id], [])
    watcher.close()
    playing.close()


def test_it_comes_once_as_json_and_as_a_stream_for_browsers(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    once = client.get("/v1/lobby").json
    assert ([game["id"] for game in once["games"]], once["gone"]) == ([table.id], [])
    assert once["games"] == client.get("/v1/games").json["games"]
    stream = client.get("/v1/lobby", headers={"Accept": "text/event-stream"})
    chunks = iter(stream.response)
    assert b"retry:" in next(chunks)
    assert next(chunks).startswith(b'event: snapshot\ndata: {"games":[{')
    stream.close()


def test_a_watcher_hears_of_games_that_another_process_makes(place: Place, clock: HandClock) -> None:
    settings = place.settings(limits={}, heartbeat_s=0.5)
    here, there = (create_app(settings, assemble(settings)) for _ in range(2))
    watcher = Watcher(here.test_client())
    assert watcher.next() == ("snapshot", [], [])
    made = there.test_client().post("/v1/games", json={"ruleset": "wikimonde"}).json
    assert watcher.next() == ("change", [made["id"]], [])
    watcher.close()
    for app in (here, there):
        app.extensions[EXTENSION].service.close()


def test_a_watcher_gets_heartbeats_however_much_happens_that_it_does_not_want(clock: HandClock) -> None:
    client = application(clock, heartbeat_s=0.5, stream_max_s=30, limits={}).test_client()
    table, stop = Table.made(client, clock), threading.Event()

    def crowd() -> None:
        while not stop.wait(0.05):
            player = table.join("Perceval")
            left = client.delete(f"/v1/games/{table.id}/players/{player}", headers=bearer(table.tokens[player]))
            assert left.status_code == 200, left.json

    lively = threading.Thread(target=crowd)
    watcher = Watcher(client, "ruleset=titouan")
    assert watcher.next() == ("snapshot", [], [])
    lively.start()
    try:
        assert [next(watcher.chunks) for _ in range(2)] == [b"\n", b"\n"]
    finally:
        stop.set()
        lively.join()
        watcher.close()
