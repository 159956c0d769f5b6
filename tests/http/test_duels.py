"""A duel over HTTP: challenge, terms, throws, and how it is told afterwards."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.http.table import HandClock, Table

# Perceval opens; each makes a Néant and then a Chouette; Karadoc meets the Velute of the duel.
DICE = [1, 6, 1, 4, 6, 1, 4, 6, 5, 5, 1, 5, 5, 1, 2, 6, 4, 1, 2, 4]


@pytest.fixture
def lull(client: FlaskClient, clock: HandClock) -> Table:
    """Both hold a Grelottine and 25 points, and nobody has thrown again yet. Wrong acts are refused here."""
    table = Table.seated(client, clock, ruleset="titouan", dice=DICE, options={"bevue": "lenient"})
    table.begin()
    for player in ("perceval", "karadoc", "perceval", "karadoc"):
        for _ in range(2):
            thrown = table.post(player, "rolls")
            assert thrown.status_code == 201, thrown.json
            # Nobody takes up the Chouette's odd die.
            clock.move(6000)
    return table


def challenged(lull: Table, clock: HandClock) -> int:
    """Perceval has challenged Karadoc. Returns the duel's id."""
    shouted = lull.post("perceval", "challenges", {"challenge": "grelottine", "target": "karadoc"})
    assert (shouted.status_code, shouted.json["effect"]) == (201, "counted"), shouted.json
    clock.move(2000)
    return int(lull.get("/challenges").json["challenges"][0]["id"])


def test_a_duel_is_told_from_challenge_to_stake(lull: Table, clock: HandClock) -> None:
    duel = challenged(lull, clock)
    path = f"/challenges/{duel}"
    assert lull.get(path).json["combination"] is None
    terms = lull.post("perceval", f"challenges/{duel}/terms", {"combination": "velute", "amount": 5})
    assert terms.status_code == 201, terms.json
    assert (lull.get(path).json["combination"], lull.get(path).json["amount"]) == ("velute", 5)
    for _ in range(2):
        clock.move(2000)
        assert lull.post("karadoc", "rolls").status_code == 201
    clock.move(120_000)
    ended = lull.get(path).json
    assert (ended["outcome"], ended["winner"]) == ("met", "karadoc")
    tag = lull.get(path).headers["ETag"]
    assert lull.get(path, If_None_Match=tag).status_code == 304
    late = lull.post("perceval", f"challenges/{duel}/terms", {"combination": "velute", "amount": 5})
    assert late.status_code == 409, late.json


def test_nobody_challenges_himself(lull: Table) -> None:
    got = lull.post("perceval", "challenges", {"challenge": "grelottine", "target": "perceval"})
    assert (got.status_code, got.json["code"]) == (409, "target_self")


@pytest.mark.parametrize("amount", [0, 26, 1_000_000_000])
def test_a_stake_is_within_limits(lull: Table, clock: HandClock, amount: int) -> None:
    duel = challenged(lull, clock)
    body = {"combination": "velute", "amount": amount}
    got = lull.post("perceval", f"challenges/{duel}/terms", body)
    assert (got.status_code, got.json["code"]) == (409, "stake_out_of_range")
    assert got.json["values"]["maximum"] < 26


def test_the_challenged_sets_no_terms(lull: Table, clock: HandClock) -> None:
    duel = challenged(lull, clock)
    got = lull.post("karadoc", f"challenges/{duel}/terms", {"combination": "velute", "amount": 5})
    assert got.status_code == 409, got.json


def test_terms_are_for_a_duel_that_is_there(lull: Table, clock: HandClock) -> None:
    duel = challenged(lull, clock)
    got = lull.post("perceval", f"challenges/{duel + 1}/terms", {"combination": "velute", "amount": 5})
    assert (got.status_code, got.json["code"]) == (404, "challenge_not_found")


def test_terms_that_name_the_window_of_a_duel_that_is_over_are_too_late_however_late(
    lull: Table, clock: HandClock
) -> None:
    duel = challenged(lull, clock)
    window = next(w["id"] for w in lull.get().json["windows"] if "terms" in w["annonces"])
    clock.move(20_000)
    assert lull.get(f"/challenges/{duel}").json["outcome"] == "lapsed"
    terms = {"combination": "velute", "amount": 5}
    late = lull.post("perceval", f"challenges/{duel}/terms", {**terms, "window": window})
    assert (late.status_code, late.json["code"]) == (409, "too_late")
    wrong = lull.post("perceval", f"challenges/{duel}/terms", terms)
    assert (wrong.status_code, wrong.json["code"]) == (409, "wrong_moment")
