"""Who comes to a started game waits at the door with a token of his own, and may sing for a seat."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table, bearer

# Karadoc opens with a Velute of 5, Perceval makes a Néant: the lap is over, and 50 points are between them.
DICE = [6, 1, 1, 4, 5, 1, 3, 6, 2, 2]


@pytest.fixture
def played(client: FlaskClient, clock: HandClock) -> Table:
    """One lap is over, and nobody has thrown again."""
    table = Table.seated(client, clock, dice=DICE)
    table.begin()
    for player in ("karadoc", "perceval"):
        for _ in range(2):
            thrown = table.post(player, "rolls")
            assert thrown.status_code == 201, thrown.json
            clock.move(2000)
    return table


def words(table: Table, player: str) -> dict[str, dict[str, int]]:
    expected = table.get("/expected", player=player)
    assert expected.status_code == 200, expected.json
    return {act["name"]: act["constraints"] for act in expected.json["acts"]}


def test_a_newcomer_gets_a_token_and_sings_for_his_seat(played: Table) -> None:
    newcomer = played.join("Arthur")
    seen = played.get(player=newcomer).json
    assert (seen["you"], [each["id"] for each in seen["newcomers"]]) == ("arthur", ["arthur"])
    assert [player["id"] for player in seen["players"]] == ["perceval", "karadoc"]
    assert words(played, newcomer) == {"chante_sloubi": {"base": 5}}

    asked = played.post(newcomer, "annonces", {"annonce": "chante_sloubi"})
    assert (asked.status_code, asked.json["effect"]) == (201, "counted"), asked.json
    for number in range(1, 6):
        assert words(played, newcomer)["sloubi"] == {"values": [number], "up_to": 5}
        played.clock.move(100)
        sung = played.post(newcomer, "annonces", {"annonce": "sloubi", "value": number})
        assert (sung.status_code, sung.json["effect"]) == (201, "counted"), sung.json

    seen = played.get(player=newcomer).json
    assert seen["newcomers"] == []
    assert {player["id"]: player["score"] for player in seen["players"]}["arthur"] in (7, 8)


def test_who_waits_at_the_door_can_do_nothing_else_and_may_go_away(played: Table) -> None:
    newcomer = played.join("Arthur")
    for path, body in (("rolls", {}), ("annonces", {"annonce": "j_achete"})):
        got = played.post(newcomer, path, body)
        assert (got.status_code, got.json["code"]) == (403, "not_seated"), got.json
    gone = played.client.delete(f"/v1/games/{played.id}/players/arthur", headers=bearer(played.tokens[newcomer]))
    assert gone.status_code == 200, gone.json
    assert played.get(player=newcomer).status_code == 401, "his token opens nothing any more"


def test_the_door_opens_at_the_end_of_a_lap_only(played: Table) -> None:
    newcomer = played.join("Arthur")
    assert played.post("karadoc", "rolls").status_code == 201
    assert words(played, newcomer) == {}
    got = played.post(newcomer, "annonces", {"annonce": "chante_sloubi"})
    assert (got.status_code, got.json["code"]) == (409, "door_shut"), got.json
