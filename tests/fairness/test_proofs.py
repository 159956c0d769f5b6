"""The proof of a game holds all of its dice under every rule, and whatever is changed in it is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest
from chouette_sdk import DiceFault, verify_dice

from tests.fairness.games import ENTROPY, Told, played

Proof = dict[str, Any]

GAMES: dict[str, dict[str, Any]] = {
    "wikimonde": {"book": "wikimonde"},
    "titouan": {"book": "titouan"},
    "expert": {"book": "expert", "target": 343, "rules": {}},
    "dice that fall": {"book": "wikimonde", "cocked_dice": 150},
    "dice that fall, and nobody throws in time": {"book": "titouan", "cocked_dice": 300, "bevue": "lenient"},
    "dice that fly": {"book": "wikimonde", "flight_ms": 900},
    "teams": {
        "book": "titouan",
        "names": ("Perceval", "Karadoc", "Arthur", "Yvain"),
        "teams": {"bretagne": ["perceval", "karadoc"], "galles": ["arthur", "yvain"]},
    },
}


@lru_cache
def game(title: str) -> Told:
    return played(**GAMES[title])


@pytest.mark.parametrize("title", GAMES)
def test_every_die_of_a_game_is_proved(title: str) -> None:
    told = game(title)
    entropy = {name.lower(): given for name, given in ENTROPY.items() if name.lower() in told.proof["players"]}
    verdict = verify_dice(told.proof, told.proof["commitment"], entropy=entropy, events=told.events)
    assert (verdict.status, verdict.faults, verdict.noted) == ("proved", [], True)
    assert verdict.dice == told.thrown > 20


def test_teams_sit_alternately_and_their_contributions_are_in_that_order() -> None:
    proof = game("teams").proof
    assert proof["players"] == ["perceval", "arthur", "karadoc", "yvain"]
    assert [given["player"] for given in proof["contributions"]] == ["perceval", "arthur", "yvain"]


def test_fallen_dice_are_in_the_proof() -> None:
    proof = game("dice that fall").proof
    assert proof["cocked_dice"] == 150
    assert any(0 in throw["faces"] for throw in proof["throws"])


def test_hidden_dice_are_in_the_proof_once_the_game_is_over() -> None:
    seeds = (told for seed in range(1, 40) if hidden_in(told := played("expert", seed, target=200)))
    told = next(seeds)
    assert all(len(throw["faces"]) == 3 for throw in hidden_in(told))
    assert verify_dice(told.proof, events=told.events).proved
    running = [raw for raw in told.raw if b"dice_shown" not in raw and b"game_finished" not in raw]
    assert [t["faces"] for t in hidden_in(Told(running, told.thrown))] == [[] for _ in hidden_in(told)]
    bent = told.proof
    next(throw for throw in bent["throws"] if throw["hidden"])["faces"] = []
    assert {"faces_missing", "index_wrong"} <= codes(bent)


def hidden_in(told: Told) -> list[dict[str, Any]]:
    return [throw for throw in told.proof["throws"] if throw["hidden"]]


def codes(proof: Proof, told: Told | None = None, **known: Any) -> set[str]:
    """What is found wrong; where there are events, they are compared."""
    verdict = verify_dice(proof, events=told.events if told else None, **known)
    assert verdict.status == "broken"
    assert all("\n" not in fault.message for fault in verdict.faults)
    return {fault.code for fault in verdict.faults}


def another_face(proof: Proof, rng: Random) -> None:
    faces = rng.choice(proof["throws"])["faces"]
    place = rng.randrange(len(faces))
    faces[place] = rng.choice([face for face in range(7) if face != faces[place]])


def another_seed(proof: Proof, rng: Random) -> None:
    proof["seed"] = f"{rng.getrandbits(256):064x}"


def another_contribution(proof: Proof, rng: Random) -> None:
    rng.choice(proof["contributions"])["entropy"] += "!"


def a_contribution_less(proof: Proof, rng: Random) -> None:
    proof["contributions"].pop(rng.randrange(len(proof["contributions"])))


def swapped_contributions(proof: Proof, rng: Random) -> None:
    proof["contributions"].reverse()


def a_missing_throw(proof: Proof, rng: Random) -> None:
    proof["throws"].pop(rng.randrange(len(proof["throws"])))


def a_throw_twice(proof: Proof, rng: Random) -> None:
    place = rng.randrange(len(proof["throws"]))
    proof["throws"].insert(place, dict(proof["throws"][place]))


def swapped_throws(proof: Proof, rng: Random) -> None:
    place = rng.randrange(len(proof["throws"]) - 1)
    proof["throws"][place : place + 2] = reversed(proof["throws"][place : place + 2])


def a_die_more(proof: Proof, rng: Random) -> None:
    rng.choice(proof["throws"])["faces"].append(rng.randint(1, 6))


def another_option(proof: Proof, rng: Random) -> None:
    proof["cocked_dice"] = 999


def an_option_that_is_none(proof: Proof, rng: Random) -> None:
    proof["cocked_dice"] = -1


MUTATIONS: dict[Callable[[Proof, Random], None], str] = {
    another_face: "face_wrong",
    another_seed: "seed_wrong",
    another_contribution: "face_wrong",
    a_contribution_less: "face_wrong",
    swapped_contributions: "contributions_order",
    a_missing_throw: "",
    a_throw_twice: "index_wrong",
    swapped_throws: "order_wrong",
    a_die_more: "",
    another_option: "face_wrong",
    an_option_that_is_none: "option_wrong",
}


@pytest.mark.parametrize("bend", MUTATIONS, ids=lambda bend: bend.__name__)
def test_whatever_is_changed_is_found_without_the_events_and_with_them(bend: Callable[[Proof, Random], None]) -> None:
    for title in ("wikimonde", "dice that fall", "dice that fly"):
        told = game(title)
        for salt in range(12):
            bent = told.proof
            bend(bent, Random(f"{title} {salt}"))
            assert bent != told.proof
            found = codes(bent)
            assert MUTATIONS[bend] in found or not MUTATIONS[bend]
            # What bends nothing but the number of the throw's dice may be one more face only; the events tell it too.
            assert "events_differ" in codes(bent, told) or bend in (
                swapped_contributions,
                swapped_throws,
                a_throw_twice,
            )


def test_the_last_throw_may_not_be_missing_either() -> None:
    bent = game("wikimonde").proof
    bent["throws"].pop()
    assert codes(bent) == {"dice_missing"}
    bent["thrown"] = sum(len(throw["faces"]) for throw in bent["throws"])
    assert verify_dice(bent).proved, "a shorter game that agrees with itself …"
    assert codes(bent, game("wikimonde")) == {"events_differ"}, "… but not with what everybody saw"


def test_an_exchanged_seed_that_agrees_with_itself_is_found_by_who_noted_the_commitment() -> None:
    noted, other = game("wikimonde"), played("wikimonde", seed=2)
    assert verify_dice(other.proof).proved
    assert codes(other.proof, commitment=noted.proof["commitment"]) == {"commitment_changed"}


def test_a_player_finds_that_his_entropy_was_exchanged() -> None:
    told = game("wikimonde")
    [fault] = verify_dice(told.proof, entropy={"perceval": "something else"}).faults
    assert fault == DiceFault(
        "contribution_changed",
        f"perceval: gave the entropy «something else», told «{ENTROPY['Perceval']}»",
        None,
        "perceval",
    )


def test_a_fault_names_the_throw_the_player_and_both_faces() -> None:
    bent = game("wikimonde").proof
    throw = bent["throws"][5]
    right, throw["faces"][0] = throw["faces"][0], 0
    [fault] = verify_dice(bent).faults
    where = f"seq {throw['seq']}, {throw['player']}: die {throw['first_die']}"
    assert fault.message == f"{where}: expected {right}, told 0"
    assert (fault.seq, fault.player) == (throw["seq"], throw["player"])


def test_before_the_end_nothing_is_checked_and_given_dice_prove_nothing() -> None:
    told = game("wikimonde")
    running = Told([raw for raw in told.raw if b"game_finished" not in raw], told.thrown)
    verdict = verify_dice(running.proof, events=running.events)
    assert (verdict.status, verdict.dice, verdict.commitment) == ("unrevealed", 0, told.proof["commitment"])
    given = told.proof
    given["throws"][0]["first_die"] = None
    assert verify_dice(given).status == "given"


def test_a_seat_given_back_and_taken_again_counts_with_what_was_given_last() -> None:
    told = [
        {"type": "game_created", "seq": 1, "commitment": "c", "options": {"cocked_dice": 0}},
        {"type": "player_joined", "seq": 2, "player": "yvain", "entropy": "old"},
        {"type": "player_joined", "seq": 3, "player": "arthur", "entropy": "a"},
        {"type": "player_left", "seq": 4, "player": "yvain"},
        {"type": "player_joined", "seq": 5, "player": "yvain", "entropy": "new"},
        {"type": "game_started", "seq": 6, "players": ["arthur", "yvain"]},
        {"type": "player_joined", "seq": 7, "player": "late", "entropy": ""},
    ]
    found = Told([msgspec.json.encode(each) for each in told], 0).proof
    assert [(each["player"], each["entropy"]) for each in found["contributions"]] == [("arthur", "a"), ("yvain", "new")]
