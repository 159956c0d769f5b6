"""Anybody can check every deal of a match at cards; before its end a deal tells numbers, and a seat its own cards."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from chouette_sdk import verify_deals
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table

NAMES = ("Perceval", "Karadoc", "Arthur")
ENTROPY = {"Perceval": "tavernier", "Karadoc": "", "Arthur": "épée 🗡"}


@pytest.fixture
def match(client: FlaskClient, clock: HandClock) -> Table:
    """A match of three, begun."""
    return seated(client, clock)


def seated(client: FlaskClient, clock: HandClock, **body: Any) -> Table:
    options = {"manches": 1, "vote": False}
    table = Table.made(client, clock, dice=None, ruleset="trou-du-cul", options=options, **body)
    for name in NAMES:
        table.join(name, entropy=ENTROPY[name])
    table.start()
    return table


def over(table: Table) -> None:
    """Every player is silent until the match is over."""
    for _ in range(200):
        if table.get().json["status"] == "finished":
            return
        table.clock.move(31_000)
    raise AssertionError("the match never ends")


def shown(proof: dict[str, Any]) -> dict[str, list[str]]:
    return {hand["player"]: hand["cards"] for deal in proof["deals"] for hand in deal["hands"]}


def test_every_deal_follows_from_the_seed_that_was_committed_to(match: Table) -> None:
    before = match.get("/deals").json
    assert (before["seed"], before["packs"], before["drawn"], len(before["deals"])) == (None, 1, 53, 1)
    over(match)
    proof = match.get("/deals").json
    assert proof["commitment"] == before["commitment"]
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == proof["commitment"]
    assert [given["player"] for given in proof["contributions"]] == ["perceval", "arthur"]
    verdict = verify_deals(proof, before["commitment"])
    assert (verdict.status, verdict.deals, verdict.cards) == ("proved", 1, 54)


def test_a_seat_is_told_its_own_cards_as_it_saw_them_and_nobody_more(match: Table) -> None:
    assert shown(match.get("/deals").json) == {"perceval": [], "karadoc": [], "arthur": []}
    for viewer in ("perceval", "karadoc", "arthur"):
        hands = shown(match.get("/deals", viewer).json)
        hand = match.get("", viewer).json["hand"]
        assert sorted(hands.pop(viewer)) == sorted(hand)
        assert len(hand) == 18
        assert set(map(len, hands.values())) == {0}
        events = match.get("/events?limit=500", viewer).json["events"]
        (dealt,) = [event for event in events if event["type"] == "hand_dealt"]
        assert dealt["owner"] == viewer
        assert dealt["cards"] == shown(match.get("/deals", viewer).json)[viewer]


def test_a_proof_that_was_told_to_one_seat_is_not_told_to_another_by_its_etag(match: Table) -> None:
    tag = match.get("/deals", "perceval").headers["ETag"]
    assert match.get("/deals", "perceval", **{"If-None-Match": tag}).status_code == 304
    assert match.get("/deals", "arthur", **{"If-None-Match": tag}).status_code == 200


def test_given_packs_are_told_as_given(client: FlaskClient, clock: HandClock) -> None:
    table = seated(client, clock, decks=[["QH", "QS", "3S", "4S", "5S", "6S"]])
    (deal,) = table.get("/deals").json["deals"]
    assert deal["first_draw"] is None
    assert table.get("/deals").json["drawn"] == 0
    assert [(hand["player"], hand["number"]) for hand in deal["hands"]] == [
        ("perceval", 2), ("karadoc", 2), ("arthur", 2),
    ]  # fmt: skip
    assert shown(table.get("/deals", "perceval").json)["perceval"] == ["QH", "4S"]


def test_the_proof_that_a_game_has_not_says_which_one_it_has(
    match: Table, client: FlaskClient, clock: HandClock
) -> None:
    dice = Table.seated(client, clock)
    for table, wrong, right in ((match, "dice", "deals"), (dice, "deals", "dice")):
        refused = table.get(f"/{wrong}")
        assert (refused.status_code, refused.json["code"]) == (404, "no_such_proof")
        assert refused.json["values"] == {"proof": right}
        assert f"GET /v1/games/{table.id}/{right} proves its draws." in refused.json["detail"]
        assert table.get(f"/{right}").status_code == 200


def test_a_game_in_its_lobby_tells_its_commitment_and_no_deal(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock, dice=None, ruleset="trou-du-cul")
    table.join("Perceval", entropy="x")
    proof = table.get("/deals").json
    assert (proof["packs"], proof["deals"], proof["players"], proof["drawn"]) == (0, [], [], 0)
    assert len(proof["commitment"]) == 64
    assert proof["contributions"] == [{"player": "perceval", "entropy": "x"}]
    assert proof["seed"] is None
