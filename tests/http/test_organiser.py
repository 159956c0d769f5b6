"""The key that made a game: it finds its games again, looks at them, starts them, and calls them off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.games.lists import listing
from service.scenario.check import check
from service.scenario.form import read
from tests.http.table import DICE, START, HandClock, Table, bearer
from tests.http.test_hidden_dice import bidding
from tests.http.test_keys import give

MINE, OTHER = {"X-API-Key": "ck_mine"}, {"X-API-Key": "ck_else"}


class Organiser:
    """An integrator with a key."""

    def __init__(self, client: FlaskClient, clock: HandClock) -> None:
        self.client = client
        self.clock = clock

    def make(self, **body: Any) -> Table:
        sent = {"ruleset": "wikimonde", "dice": DICE, "visibility": "private", **body}
        sent = {name: value for name, value in sent.items() if value is not None}
        made = self.client.post("/v1/games", json=sent, headers=MINE)
        assert made.status_code == 201, made.json
        return Table(self.client, self.clock, made.json["id"])

    def seated(self, **body: Any) -> Table:
        table = self.make(**body)
        for name in ("Perceval", "Karadoc"):
            table.join(name)
        return table

    def get(self, table: Table, path: str = "", **headers: str) -> TestResponse:
        return self.client.get(f"/v1/games/{table.id}{path}", headers={**MINE, **headers})

    def listed(self, query: str = "") -> list[str]:
        page = self.client.get(f"/v1/organiser/games?{query}", headers=MINE)
        assert page.status_code == 200, page.json
        return [game["id"] for game in page.json["games"]]

    def cancel(self, table: Table, headers: dict[str, str] = MINE) -> TestResponse:
        return self.client.delete(f"/v1/games/{table.id}", headers=headers)


@pytest.fixture
def organiser(app: Flask, client: FlaskClient, clock: HandClock) -> Organiser:
    give(app, "ck_mine", "games")
    give(app, "ck_else", "games")
    return Organiser(client, clock)


# --- its games


def test_a_key_lists_all_games_that_it_has_made_and_no_others(organiser: Organiser, client: FlaskClient) -> None:
    public, private = organiser.make(visibility="public"), organiser.make()
    Table.made(client, organiser.clock)
    client.post("/v1/games", json={"ruleset": "wikimonde"}, headers=OTHER)
    assert sorted(organiser.listed()) == sorted([public.id, private.id])
    page = client.get("/v1/organiser/games", headers=bearer("ck_mine")).json
    found = {game["id"]: game for game in page["games"]}
    assert found[private.id] == {
        "id": private.id, "name": "", "ruleset": "wikimonde", "status": "lobby", "players": [], "max_players": 8,
        "created_at": START, "end": None, "seats": "open", "visibility": "private", "watching": "nobody",
        "test_dice": True, "metadata": {}, "started_at": None, "ended_at": None, "bots": 0, "rematch_of": None,
        "sandbox": False,
    }  # fmt: skip
    assert page["next"] is None


def test_the_list_follows_each_game_and_takes_filters(organiser: Organiser) -> None:
    lobby = organiser.make(metadata={"round": "1", "table": "a"})
    organiser.clock.move(1000)
    playing = organiser.seated(ruleset="titouan", metadata={"round": "2"})
    playing.start()
    organiser.clock.move(1000)
    over = organiser.make(metadata={"round": "2", "table": "a"})
    assert organiser.cancel(over).status_code == 200
    assert organiser.listed() == [over.id, playing.id, lobby.id]
    assert organiser.listed("status=lobby") == [lobby.id]
    assert organiser.listed("status=playing") == [playing.id]
    assert organiser.listed("status=finished") == [over.id]
    assert organiser.listed("ruleset=titouan") == [playing.id]
    assert organiser.listed("metadata=round:2") == [over.id, playing.id]
    assert organiser.listed("metadata=round:2&metadata=table:a") == [over.id]
    assert organiser.listed("metadata=table:b") == []
    assert organiser.listed(f"created_after={START + 1000}") == [over.id, playing.id]
    assert organiser.listed(f"created_before={START + 1000}") == [lobby.id]
    assert organiser.listed(f"created_after={START + 1}&created_before={START + 2000}") == [playing.id]


def test_pages_of_a_filtered_list_miss_nothing_and_look_at_a_bounded_stretch(
    organiser: Organiser, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = []
    for number in range(12):
        made = organiser.make(metadata={"parity": "even" if number % 2 else "odd"})
        organiser.clock.move(1)
        wanted += [made.id] if number % 2 else []
    monkeypatch.setattr(listing, "AT_ONCE", 1)
    monkeypatch.setattr(listing, "LOOKED_AT", 4)
    found, cursor, pages = list[str](), "", 0
    while cursor is not None:
        query = "limit=2&metadata=parity:even" + (f"&cursor={cursor}" if cursor else "")
        page = client.get(f"/v1/organiser/games?{query}", headers=MINE).json
        found, cursor, pages = found + [game["id"] for game in page["games"]], page["next"], pages + 1
        assert len(page["games"]) <= 2
    assert found == wanted[::-1]
    assert pages >= 3


@pytest.mark.parametrize("query", ["metadata=round", "metadata=:1", "created_after=soon", "status=over", "limit=0"])
def test_a_filter_that_is_none_is_refused_by_name(organiser: Organiser, client: FlaskClient, query: str) -> None:
    refused = client.get(f"/v1/organiser/games?{query}", headers=MINE)
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_request")
    assert refused.json["errors"][0]["field"].split(".")[0] == query.split("=")[0]


# --- metadata


def test_metadata_is_told_to_the_organiser_alone(organiser: Organiser, client: FlaskClient) -> None:
    table = organiser.seated(visibility="public", metadata={"round": "3"})
    assert organiser.get(table).json["metadata"] == {"round": "3"}
    assert table.get("", "perceval").json["metadata"] is None
    assert table.get().json["metadata"] is None
    assert "round" not in client.get("/v1/games").get_data(as_text=True)
    # A seat that is also the organiser's is both.
    both = client.get(f"/v1/games/{table.id}", headers={**MINE, **bearer(table.tokens["karadoc"])}).json
    assert (both["you"], both["metadata"]) == ("karadoc", {"round": "3"})


def test_metadata_needs_a_key_and_has_its_bounds(organiser: Organiser, client: FlaskClient) -> None:
    body = {"ruleset": "wikimonde", "metadata": {"round": "3"}}
    refused = client.post("/v1/games", json=body)
    assert (refused.status_code, refused.json["code"]) == (401, "key_missing")
    good = {"k" * 500: "v" * 500, **{f"key {n}": "" for n in range(19)}}
    for metadata, status in (
        (good, 201), ({**good, "one more": ""}, 422), ({"k" * 501: ""}, 422), ({"k": "v" * 501}, 422), ({"": "v"}, 422),
        ({"a:b": "v"}, 422), ({"k": "line\nfeed"}, 422), ({"k": 3}, 422), (["k"], 422),
    ):  # fmt: skip
        made = client.post("/v1/games", json={**body, "metadata": metadata}, headers=MINE)
        assert made.status_code == status, metadata
        assert status == 201 or made.json["errors"][0]["field"].startswith("metadata")


# --- reading


def test_the_organiser_reads_a_private_game_as_a_spectator_would(organiser: Organiser) -> None:
    table = organiser.seated()
    table.begin("perceval")
    assert organiser.get(table).json["you"] is None
    assert organiser.get(table, "/events?limit=500").json == table.get("/events?limit=500", "perceval").json
    assert organiser.get(table, "/record").status_code == 200
    assert organiser.get(table, "/dice").json == table.get("/dice", "perceval").json
    assert organiser.get(table, "/challenges").status_code == 200
    as_bearer = organiser.client.get(f"/v1/games/{table.id}", headers=bearer("ck_mine"))
    assert as_bearer.status_code == 200
    stream = organiser.get(table, "/events", Accept="application/x-ndjson")
    assert stream.status_code == 200
    assert b"game_created" in next(chunk for chunk in stream.response if chunk.strip())
    stream.close()
    other = organiser.client.get(f"/v1/games/{table.id}", headers=OTHER)
    assert (other.status_code, other.json["code"]) == (404, "game_not_found")


def test_what_the_organiser_is_shown_has_a_tag_of_its_own(organiser: Organiser) -> None:
    table = organiser.seated(visibility="public", metadata={"round": "3"})
    tag = table.get().headers["ETag"]
    assert organiser.get(table, If_None_Match=tag).status_code == 200, "a spectator's copy lacks the metadata"
    assert organiser.get(table, **{"If-None-Match": organiser.get(table).headers["ETag"]}).status_code == 304


def test_the_organiser_never_sees_hidden_dice(app: Flask, organiser: Organiser) -> None:
    organiser.client.environ_base["HTTP_X_API_KEY"] = "ck_mine"
    table = bidding(organiser.client, organiser.clock)
    del organiser.client.environ_base["HTTP_X_API_KEY"]
    assert table.post("perceval", "rolls").status_code == 201
    assert table.get("", "perceval").json["hidden_dice"]
    seen = organiser.get(table).json
    assert (seen["hidden_dice"], seen["seed"]) == ([], None)
    assert seen["metadata"] == {}, "it is looked at as the organiser"


# --- starting, seating, taking out


def test_the_organiser_starts_a_game(organiser: Organiser) -> None:
    table = organiser.make()
    early = organiser.client.post(f"/v1/games/{table.id}/start", headers=MINE)
    assert (early.status_code, early.json["code"]) == (409, "too_few_players")
    bot = organiser.client.post(f"/v1/games/{table.id}/bots", json={"level": "novice"}, headers=MINE)
    assert bot.status_code == 201
    table.join("Karadoc")
    once = {**MINE, "Idempotency-Key": "start"}
    started = organiser.client.post(f"/v1/games/{table.id}/start", headers=once)
    assert started.status_code == 201
    assert started.json["events"][0]["type"] == "game_started"
    again = organiser.client.post(f"/v1/games/{table.id}/start", headers=once)
    assert (again.status_code, again.headers["Idempotent-Replayed"]) == (201, "true")
    twice = organiser.client.post(f"/v1/games/{table.id}/start", headers=MINE)
    assert (twice.status_code, twice.json["code"]) == (409, "game_started")


def test_the_organiser_takes_a_player_out_before_the_start(organiser: Organiser) -> None:
    table = organiser.seated()
    url = f"/v1/games/{table.id}/players/karadoc"
    out = organiser.client.delete(url, headers=MINE)
    assert out.status_code == 200
    assert [(e["type"], e["player"], e["reason"]) for e in out.json["events"]] == [
        ("player_left", "karadoc", "evicted")
    ]
    assert table.post("karadoc", "start").json["code"] == "game_not_found", "the token opens nothing any more"
    nobody = organiser.client.delete(url, headers=MINE)
    assert (nobody.status_code, nobody.json["code"]) == (404, "player_not_found")
    table.join("Karadoc")
    # One who comes with the key and a seat of the table gives up that seat, and no other.
    both = {**MINE, **bearer(table.tokens["perceval"])}
    assert organiser.client.delete(url, headers=both).json["code"] == "not_your_seat"
    table.start()
    late = organiser.client.delete(url, headers=MINE)
    assert (late.status_code, late.json["code"]) == (409, "game_started")


# --- calling off


def test_a_game_is_cancelled_in_its_lobby(organiser: Organiser) -> None:
    table = organiser.seated(visibility="public")
    done = organiser.cancel(table)
    assert done.status_code == 200
    assert [(e["type"], e["reason"], e["winner"]) for e in done.json["events"]] == [
        ("game_finished", "cancelled", None)
    ]
    seen = table.get().json
    assert (seen["status"], seen["end"], seen["winner"]) == ("finished", "cancelled", None)
    assert organiser.client.get("/v1/games?status=finished").json["games"][0]["end"] == "cancelled"
    again = organiser.cancel(table)
    assert (again.status_code, again.json["effect"], again.json["events"]) == (200, "repeated", [])
    assert again.json["version"] == done.json["version"]
    joined = organiser.client.post(f"/v1/games/{table.id}/players", json={"name": "Bohort"})
    assert (joined.status_code, joined.json["code"]) == (409, "game_finished")


def test_a_game_is_cancelled_while_it_is_played_and_its_record_plays_again(
    organiser: Organiser, tmp_path: Path
) -> None:
    table = organiser.seated()
    thrower = table.begin("perceval")
    table.post(thrower, "rolls")
    organiser.clock.move(700)
    assert organiser.cancel(table).json["events"][-1]["reason"] == "cancelled"
    seen = table.get("", "perceval").json
    assert (seen["end"], seen["windows"]) == ("cancelled", [])
    assert seen["seed"], "the proof of the dice is complete"
    late = table.post(thrower, "rolls")
    assert (late.status_code, late.json["code"]) == (409, "game_finished")
    assert replays(organiser, table, tmp_path)


def test_the_record_of_a_game_that_was_cancelled_before_it_began_plays_again(
    organiser: Organiser, tmp_path: Path
) -> None:
    table = organiser.seated(dice=None)
    organiser.clock.move(700)
    organiser.cancel(table)
    record = organiser.get(table, "/record?format=json").json
    assert record["play"] == [{"cancel": True, "time": 700}]
    assert replays(organiser, table, tmp_path)


def replays(organiser: Organiser, table: Table, folder: Path) -> bool:
    """Whether the record of a game plays again with the same outcome."""
    file = folder / "game.yaml"
    file.write_bytes(organiser.get(table, "/record").data)
    verdicts = [check(scenario) for scenario in read(file)]
    assert [verdict.why for verdict in verdicts] == [""]
    return [verdict.outcome for verdict in verdicts] == ["passed"]


def test_a_game_that_came_to_its_own_end_cannot_be_cancelled(organiser: Organiser) -> None:
    table = organiser.seated(options={"target": 20}, visibility="public")
    table.finish()
    late = organiser.cancel(table)
    assert (late.status_code, late.json["code"]) == (409, "game_finished")
    assert table.get().json["end"] == "target"


def test_only_the_key_that_made_a_game_cancels_it(organiser: Organiser) -> None:
    public, private = organiser.seated(visibility="public"), organiser.seated()
    for headers, code in (
        (OTHER, "not_your_game"),
        ({}, "key_missing"),
        (bearer(public.tokens["perceval"]), "key_unknown"),
    ):
        assert organiser.cancel(public, headers).json["code"] == code
    assert organiser.cancel(private, OTHER).json["code"] == "game_not_found"
    assert public.get().json["status"] == "lobby"


def test_a_cancelled_game_counts_no_longer_among_the_keys_unfinished_ones(app: Flask, organiser: Organiser) -> None:
    give(app, "ck_mine", "games", games=1)
    table = organiser.make()
    full = organiser.client.post("/v1/games", json={"ruleset": "wikimonde"}, headers=MINE)
    assert (full.status_code, full.json["code"]) == (409, "too_many_games")
    organiser.cancel(table)
    assert organiser.make().id
