"""The dice of a Tichette are in no answer but in their owner's view, until they are shown."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.http.table import HandClock, Table

# Karadoc opens with a Chouette of 4, whose odd die falls on 3; then the hidden dice.
DICE = [6, 1, 4, 4, 1, 3, 5, 2, 6]
HIDDEN = [5, 2, 6]


def bidding(client: FlaskClient, clock: HandClock) -> Table:
    """Perceval is the ticheur, and has thrown."""
    table = Table.seated(client, clock, ruleset="expert", dice=DICE, options={"negative_scores": True})
    acts = [
        (table.begin(), "rolls", {}), ("karadoc", "rolls", {}), ("karadoc", "annonces", {"annonce": "je_sirote"}),
        ("perceval", "annonces", {"annonce": "file_sirop"}), ("karadoc", "rolls", {}),
        ("perceval", "annonces", {"annonce": "salsifi"}),
    ]  # fmt: skip
    for player, path, body in acts:
        done = table.post(player, path, body)
        assert (done.status_code, done.json["effect"]) == (201, "counted"), done.json
        clock.move(1800)
    clock.move(5000)
    return table


def test_only_the_ticheur_sees_his_dice(client: FlaskClient, clock: HandClock) -> None:
    table = bidding(client, clock)
    thrown = table.post("perceval", "rolls")
    assert thrown.status_code == 201, thrown.json
    [rolled] = [event for event in thrown.json["events"] if event["type"] == "dice_rolled"]
    assert (rolled["hidden"], rolled["faces"], rolled["table"]) == (True, [], [])

    assert table.get(player="perceval").json["hidden_dice"] == HIDDEN
    assert table.get(player="karadoc").json["hidden_dice"] == []
    assert table.get().json["hidden_dice"] == []
    for path in ("/events", "/dice", "/record?format=json", "/challenges"):
        for player in ("karadoc", None, "perceval"):
            answer = table.get(path, player=player)
            assert answer.status_code == 200, answer.json
            assert "5,2,6" not in answer.get_data(as_text=True).replace(" ", ""), path
    assert "5,2,6" not in table.get("/expected", player="karadoc").get_data(as_text=True).replace(" ", "")


def test_they_are_told_when_they_are_shown(client: FlaskClient, clock: HandClock) -> None:
    table = bidding(client, clock)
    table.post("perceval", "rolls")
    clock.move(600_000)
    shown = [event for event in table.get("/events?limit=500").json["events"] if event["type"] == "dice_shown"]
    assert [event["faces"] for event in shown] == [HIDDEN]
    assert table.get(player="perceval").json["hidden_dice"] == []
