"""The lobby: what its cards tell, and which games are wanted."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.http.table import DICE, START, HandClock, Table


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
