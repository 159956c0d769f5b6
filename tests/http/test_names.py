"""Two at one table with one name are told apart in what is shown; bots make room for people."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, bearer


def shown(table: Table) -> dict[str, tuple[str, str]]:
    """By player: the name, and as it is shown."""
    return {player["id"]: (player["name"], player["display_name"]) for player in table.get().json["players"]}


def add_bot(table: Table, **body: Any) -> Any:
    made = table.post("perceval", "bots", {"level": "novice", **body})
    assert made.status_code == 201, made.json
    return made.json


def test_people_of_one_name_are_numbered_in_what_is_shown(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    for name in ("Perceval", "Perceval", "PERCEVAL", "Karadoc", "Perceval (2)"):
        table.join(name)
    assert list(shown(table).values()) == [
        ("Perceval", "Perceval"), ("Perceval", "Perceval (2)"), ("PERCEVAL", "PERCEVAL (3)"), ("Karadoc", "Karadoc"),
        ("Perceval (2)", "Perceval (2) (2)"),
    ]  # fmt: skip
    [card] = client.get("/v1/games").json["games"]
    assert card["players"] == [name for _, name in shown(table).values()]
    joined = [event for event in table.get("/events").json["events"] if event["type"] == "player_joined"]
    assert [event["display_name"] for event in joined] == card["players"]


def test_a_number_is_free_again_when_its_player_leaves(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    for name in ("Perceval", "Perceval"):
        table.join(name)
    client.delete(f"/v1/games/{table.id}/players/perceval", headers=bearer(table.tokens["perceval"]))
    assert shown(table) == {"perceval_2": ("Perceval", "Perceval (2)")}, "nobody is called otherwise all at once"
    table.join("Perceval")
    assert shown(table)["perceval"] == ("Perceval", "Perceval")


def test_a_bot_takes_a_name_that_nobody_has(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    table.join("Perceval")
    assert add_bot(table)["name"] == "Karadoc"
    add_bot(table, name="Perceval")
    assert shown(table)["perceval_2"] == ("Perceval", "Perceval (2)")


def test_a_bot_makes_room_for_a_person_who_comes_later(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    table.join("Perceval")
    add_bot(table)
    add_bot(table, name="Merlinette")
    joined = client.post(f"/v1/games/{table.id}/players", json={"name": "karadoc"}).json
    assert [event["type"] for event in joined["events"]] == ["player_renamed", "player_joined"]
    renamed = joined["events"][0]
    assert (renamed["player"], renamed["name"], renamed["display_name"]) == ("karadoc", "Léodagan", "Léodagan")
    assert shown(table)["karadoc_2"] == ("karadoc", "karadoc")
    # One that was named by somebody keeps its name, with a number.
    table.join("Merlinette")
    assert shown(table)["merlinette"] == ("Merlinette", "Merlinette (2)")
    assert shown(table)["merlinette_2"] == ("Merlinette", "Merlinette")


def test_a_record_knows_players_by_their_ids_and_plays_again(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock)
    table.join("Perceval")
    table.join("Perceval")
    table.begin()
    assert set(table.get("/record?format=json").json["players"]) == {"perceval", "perceval_2"}
