"""Tables as clients see them: made, listed, joined, played, watched."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, bearer


def test_a_creator_may_sit_down_at_once(client: FlaskClient) -> None:
    made = client.post("/v1/games", json={"ruleset": "wikimonde", "player": {"name": "Perceval", "entropy": "!"}})
    assert made.status_code == 201
    assert made.headers["Location"] == f"/v1/games/{made.json['id']}"
    token = made.json["seat"]["token"]
    assert made.json["seat"]["player"] == "perceval"
    assert client.get(made.headers["Location"], headers=bearer(token)).status_code == 200


def test_the_lobby_lists_public_games_newest_first_page_by_page(client: FlaskClient, clock: HandClock) -> None:
    ids = []
    for number in range(5):
        clock.move(1000)
        ids.append(Table.made(client, clock, name=f"Table {number}").id)
    Table.made(client, clock, visibility="private")
    seen, cursor = [], None
    for _ in range(3):
        page = client.get("/v1/games", query_string={"limit": 2, **({"cursor": cursor} if cursor else {})}).json
        seen += [game["id"] for game in page["games"]]
        cursor = page["next"]
    assert seen == ids[::-1]
    assert cursor is None


def test_the_lobby_can_be_asked_for_what_can_be_joined(client: FlaskClient, clock: HandClock) -> None:
    waiting = Table.made(client, clock)
    Table.seated(client, clock).start()
    listed = client.get("/v1/games?status=lobby").json["games"]
    assert [game["id"] for game in listed] == [waiting.id]


def test_a_private_game_is_there_for_its_seats_only(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, visibility="private")
    for path in ("", "/events", "/challenges", "/record", "/dice", "/expected"):
        assert table.get(path).status_code == 404, path
        assert client.get(f"/v1/games/{table.id}{path}", headers=bearer("wrong")).status_code == 404, path
    assert table.get(player="karadoc").status_code == 200
    assert client.post(f"/v1/games/{table.id}/rolls", json={}).status_code == 404


def test_two_namesakes_get_ids_of_their_own(client: FlaskClient, clock: HandClock) -> None:
    table = Table.seated(client, clock, ("Perceval", "Perceval"))
    assert set(table.tokens) == {"perceval", "perceval_2"}


def test_a_seat_given_back_in_the_lobby_is_free(table: Table) -> None:
    left = table.client.delete(f"/v1/games/{table.id}/players/karadoc", headers=bearer(table.tokens["karadoc"]))
    assert left.status_code == 200, left.json
    assert [event["type"] for event in left.json["events"]] == ["player_left"]
    assert len(table.get().json["players"]) == 1


def test_standing_up_and_sitting_down(table: Table) -> None:
    table.begin()
    url, headers = f"/v1/games/{table.id}/players/karadoc/presence", bearer(table.tokens["karadoc"])
    up = table.client.put(url, json={"presence": "standing"}, headers=headers)
    assert up.status_code == 200, up.json
    assert [(e["type"], e["presence"]) for e in up.json["events"]] == [("presence_changed", "standing")]
    again = table.client.put(url, json={"presence": "standing"}, headers=headers)
    assert (again.status_code, again.json["effect"], again.json["events"]) == (200, "repeated", [])
    said = table.post("karadoc", "annonces", {"annonce": "je_ne_mange_pas_de_graines"})
    assert (said.status_code, said.json["effect"]) == (201, "counted")
    down = table.client.put(url, json={"presence": "seated"}, headers=headers)
    assert [(e["type"], e["presence"]) for e in down.json["events"]] == [("presence_changed", "seated")]


def test_nobody_stands_up_in_the_lobby(table: Table) -> None:
    url, headers = f"/v1/games/{table.id}/players/karadoc/presence", bearer(table.tokens["karadoc"])
    got = table.client.put(url, json={"presence": "standing"}, headers=headers)
    assert (got.status_code, got.json["code"]) == (409, "not_started")
    assert len(table.get().json["players"]) == 2


def test_a_throw_is_two_rolls_with_a_pause_between(table: Table, clock: HandClock) -> None:
    thrower = table.begin()
    chouettes = table.post(thrower, "rolls")
    assert chouettes.json["events"][0]["type"] == "dice_rolled"
    early = table.post(thrower, "rolls")
    assert (early.status_code, early.json["code"]) == (409, "too_early")
    clock.move(1500)
    cul = table.post(thrower, "rolls")
    assert cul.status_code == 201, cul.json
    assert "combination_made" in [event["type"] for event in cul.json["events"]]


def test_pass_closes_a_window_early_and_a_shout_after_it_is_too_late(table: Table, clock: HandClock) -> None:
    thrower = table.begin()
    table.post(thrower, "rolls")
    clock.move(1500)
    # 3, 3, 6: a chouette-velute, that the first to shout takes.
    cul = table.post(thrower, "rolls")
    assert "window_opened" in [event["type"] for event in cul.json["events"]], cul.json
    clock.move(300)
    assert table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou"}).json["effect"] == "counted"
    clock.move(500)
    late = table.post("perceval", "annonces", {"annonce": "pas_mou_le_caillou"})
    assert (late.status_code, late.json["code"]) == (409, "too_late")


def test_expected_tells_who_may_throw(table: Table) -> None:
    thrower = table.begin()
    told = table.get("/expected", player=thrower)
    assert told.status_code == 200, told.json
    assert told.headers["Cache-Control"] == "no-store"


def test_rulesets_have_tags_too(client: FlaskClient) -> None:
    every = client.get("/v1/rulesets")
    assert {"wikimonde", "titouan"} <= {ruleset["id"] for ruleset in every.json["rulesets"]}
    assert client.get("/v1/rulesets", headers={"If-None-Match": every.headers["ETag"]}).status_code == 304
    assert client.get("/v1/rulesets/titouan").json["id"] == "titouan"
