"""The proof of a match holds all of its deals, tells nothing hidden before the end, and whatever is changed in it is
found."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from chouette_sdk import DealFault, verify_deals

from service.engine.cards.pack import PACK
from service.engine.randomness import below
from tests.fairness.card_games import NAMES, Dealt, Match, matched
from tests.fairness.games import ENTROPY

Proof = dict[str, Any]

MATCHES: dict[str, dict[str, Any]] = {
    "four players": {},
    "two players": {"names": NAMES[:2]},
    "seven players, two packs": {"names": (*NAMES, "Bohort", "Lancelot", "Gauvain"), "manches": 2},
    "demands, and the putsch": {"rules": {"demande": True, "putsch": True}},
}


@lru_cache
def match(title: str) -> Dealt:
    return matched(**MATCHES[title])


@lru_cache
def counterclockwise() -> Dealt:
    seeds = (matched(seed) for seed in range(1, 60))
    return next(told for told in seeds if any(deal["direction"] != "clockwise" for deal in told.proof["deals"]))


@pytest.mark.parametrize("title", MATCHES)
def test_every_deal_of_a_match_is_proved(title: str) -> None:
    told = match(title)
    proof = told.proof
    entropy = {name.lower(): given for name, given in ENTROPY.items() if name.lower() in proof["players"]}
    verdict = verify_deals(proof, proof["commitment"], entropy=entropy, events=told.events())
    assert (verdict.status, verdict.faults, verdict.noted) == ("proved", [], True)
    deals = MATCHES[title].get("manches", 3)
    assert (verdict.deals, verdict.cards) == (deals, deals * 54 * proof["packs"])
    assert told.drawn == deals * (54 * proof["packs"] - 1)


@pytest.mark.parametrize("viewer", [name.lower() for name in NAMES])
def test_the_hands_that_a_player_saw_are_those_of_the_proof(viewer: str) -> None:
    told = match("four players")
    seen = [event for event in told.told(viewer) if event["type"] == "hand_dealt"]
    assert [event["owner"] for event in seen] == [viewer] * 3
    assert verify_deals(told.proof, events=told.events(viewer)).proved
    others = [hand for deal in told.proof["deals"] for hand in deal["hands"] if hand["player"] == viewer]
    assert [event["cards"] for event in seen] == [hand["cards"] for hand in others]


def test_a_player_who_saw_another_hand_finds_it_named() -> None:
    told = match("four players")
    seen = told.events("arthur")
    dealt = next(event for event in seen if event.type_ == "hand_dealt")
    was, dealt.cards[2] = dealt.cards[2], dealt.cards[3]
    verdict = verify_deals(told.proof, events=seen)
    assert [(f.code, f.manche, f.player, f.card) for f in verdict.faults] == [("events_differ", 1, "arthur", was)]
    assert verdict.faults[0].message == f"manche 1, arthur: card 3: saw {dealt.cards[3]}, told {was}"


def test_deals_go_round_in_the_direction_of_the_match() -> None:
    told = counterclockwise()
    deal = next(deal for deal in told.proof["deals"] if deal["direction"] == "counterclockwise")
    players = told.proof["players"]
    place = players.index(deal["dealer"])
    row = [players[(place - step) % len(players)] for step in range(1, len(players) + 1)]
    assert [hand["player"] for hand in deal["hands"]] == row
    assert row[-1] == deal["dealer"]
    assert verify_deals(told.proof, events=told.events()).proved


def test_the_first_deal_begins_with_the_first_seat_and_the_trou_du_cul_deals_the_others() -> None:
    told = match("four players")
    first, *rest = told.proof["deals"]
    assert (first["dealer"], first["first_draw"]) == (told.proof["players"][-1], 0)
    roles = [event["roles"] for event in told.told() if event["type"] == "grades_given"]
    lowest = [next(player for player, role in given.items() if role == "trou_du_cul") for given in roles]
    assert [deal["dealer"] for deal in rest] == lowest[:2]
    assert [deal["first_draw"] for deal in rest] == [53, 106]


def test_before_the_end_everybody_is_told_numbers_and_a_seat_its_own_cards() -> None:
    told = match("four players")
    for viewer in (None, *told.proof["players"]):
        proof = told.read(told.running, viewer)
        assert proof["seed"] is None
        shown = {hand["player"] for deal in proof["deals"] for hand in deal["hands"] if hand["cards"]}
        assert shown == ({viewer} if viewer else set())
        numbers = [sum(hand["number"] for hand in deal["hands"]) for deal in proof["deals"]]
        assert numbers == [54] * 3
        assert verify_deals(proof, events=told.events(viewer)[:-1]).status == "unrevealed"


def test_the_method_is_enough_to_deal_the_cards_again() -> None:
    """Written from the sentence alone, but for the draws, which have a test of their own."""
    proof = match("two players").proof
    text = "".join(f"{given['player']}:{given['entropy']};" for given in proof["contributions"])
    assert text == f"perceval:{ENTROPY['Perceval']};"
    for deal in proof["deals"]:
        cards = [*PACK]
        for step, place in enumerate(range(53, 0, -1)):
            other = below(proof["seed"], text, deal["first_draw"] + step, place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        assert [hand["cards"] for hand in deal["hands"]] == [cards[0::2], cards[1::2]]


def test_given_cards_are_told_to_prove_nothing() -> None:
    bent = match("four players").proof
    bent["deals"][0]["first_draw"] = None
    assert verify_deals(bent).status == "given"


# --- whatever is bent is found


def codes(proof: Proof, told: Dealt | None = None, **known: Any) -> set[str]:
    """What is found wrong; where there is a match, its events are compared."""
    verdict = verify_deals(proof, events=told.events() if told else None, **known)
    assert verdict.status == "broken"
    assert all("\n" not in fault.message for fault in verdict.faults)
    return {fault.code for fault in verdict.faults}


def a_hand(proof: Proof, rng: Random) -> dict[str, Any]:
    hand: dict[str, Any] = rng.choice(rng.choice(proof["deals"])["hands"])
    return hand


def another_card(proof: Proof, rng: Random) -> None:
    cards = a_hand(proof, rng)["cards"]
    place = rng.randrange(len(cards))
    cards[place] = rng.choice([card for card in PACK if card != cards[place]])


def two_cards_swapped_in_a_hand(proof: Proof, rng: Random) -> None:
    cards = a_hand(proof, rng)["cards"]
    cards[0], cards[1] = cards[1], cards[0]


def two_cards_swapped_between_players(proof: Proof, rng: Random) -> None:
    one, other = (hand["cards"] for hand in rng.sample(rng.choice(proof["deals"])["hands"], 2))
    one[0], other[0] = other[0], one[0]


def a_card_less(proof: Proof, rng: Random) -> None:
    a_hand(proof, rng)["cards"].pop()


def another_number(proof: Proof, rng: Random) -> None:
    a_hand(proof, rng)["number"] += 1


def two_hands_swapped(proof: Proof, rng: Random) -> None:
    rng.choice(proof["deals"])["hands"].reverse()


def another_seed(proof: Proof, rng: Random) -> None:
    proof["seed"] = f"{rng.getrandbits(256):064x}"


def another_contribution(proof: Proof, rng: Random) -> None:
    rng.choice(proof["contributions"])["entropy"] += "!"


def a_contribution_less(proof: Proof, rng: Random) -> None:
    proof["contributions"].pop(rng.randrange(len(proof["contributions"])))


def swapped_contributions(proof: Proof, rng: Random) -> None:
    proof["contributions"].reverse()


def a_deal_missing(proof: Proof, rng: Random) -> None:
    proof["deals"].pop(rng.randrange(len(proof["deals"]) - 1))


def the_last_deal_missing(proof: Proof, rng: Random) -> None:
    proof["deals"].pop()


def a_deal_twice(proof: Proof, rng: Random) -> None:
    proof["deals"].insert(1, dict(proof["deals"][0]))


def swapped_deals(proof: Proof, rng: Random) -> None:
    proof["deals"].reverse()


def another_dealer(proof: Proof, rng: Random) -> None:
    deal = rng.choice(proof["deals"])
    deal["dealer"] = rng.choice([player for player in proof["players"] if player != deal["dealer"]])


def a_dealer_from_nowhere(proof: Proof, rng: Random) -> None:
    rng.choice(proof["deals"])["dealer"] = "mordred"


def another_direction(proof: Proof, rng: Random) -> None:
    deal = rng.choice(proof["deals"])
    deal["direction"] = "clockwise" if deal["direction"] != "clockwise" else "counterclockwise"


def a_direction_that_is_none(proof: Proof, rng: Random) -> None:
    rng.choice(proof["deals"])["direction"] = "counterclockwisex"


def two_packs_for_one(proof: Proof, rng: Random) -> None:
    proof["packs"] = 2


def five_packs(proof: Proof, rng: Random) -> None:
    proof["packs"] = 5


MUTATIONS: dict[Callable[[Proof, Random], None], str] = {
    another_card: "card_wrong",
    two_cards_swapped_in_a_hand: "card_wrong",
    two_cards_swapped_between_players: "card_wrong",
    a_card_less: "card_wrong",
    another_number: "number_wrong",
    two_hands_swapped: "hands_order",
    another_seed: "seed_wrong",
    another_contribution: "card_wrong",
    a_contribution_less: "card_wrong",
    swapped_contributions: "contributions_order",
    a_deal_missing: "index_wrong",
    the_last_deal_missing: "deals_missing",
    a_deal_twice: "order_wrong",
    swapped_deals: "order_wrong",
    another_dealer: "hands_order",
    a_dealer_from_nowhere: "hands_order",
    another_direction: "hands_order",
    a_direction_that_is_none: "direction_wrong",
    two_packs_for_one: "index_wrong",
    five_packs: "packs_wrong",
}


UNSEEN = {
    another_card, two_cards_swapped_in_a_hand, two_cards_swapped_between_players, a_card_less, two_hands_swapped,
    swapped_contributions, swapped_deals, a_deal_twice,
}  # fmt: skip
"""What a spectator cannot tell from the events alone."""


@pytest.mark.parametrize("bend", MUTATIONS, ids=lambda bend: bend.__name__)
def test_what_is_bent_is_found(bend: Callable[[Proof, Random], None]) -> None:
    told = match("four players")
    for chance in range(5):
        bent = told.proof
        bend(bent, Random(chance))
        assert MUTATIONS[bend] in codes(bent)
        assert ("events_differ" in codes(bent, told)) == (bend not in UNSEEN)


def test_a_wrong_card_is_named_with_its_manche_and_its_player() -> None:
    bent = match("four players").proof
    hand = bent["deals"][1]["hands"][2]
    right, hand["cards"][4] = hand["cards"][4], "QH" if hand["cards"][4] != "QH" else "KH"
    told = hand["cards"][4]
    verdict = verify_deals(bent)
    message = f"manche 2, {hand['player']}: card 5: expected {right}, told {told}"
    assert verdict.faults == [DealFault("card_wrong", message, bent["deals"][1]["seq"], hand["player"], 2, told)]
    assert (verdict.deals, verdict.cards) == (2, 3 * 54 - 1)


def test_another_commitment_and_other_entropy_than_were_noted_are_found() -> None:
    told = match("four players")
    assert codes(told.proof, commitment="ab" * 32) == {"commitment_changed"}
    assert codes(told.proof, entropy={"karadoc": "x"}) == {"contribution_changed"}


def test_the_entropy_of_each_player_changes_every_deal() -> None:
    first = [match("four players").proof["deals"][0]["hands"]]
    for name in NAMES:
        said = dict(ENTROPY)
        ENTROPY[name] = "something else"
        try:
            dealt = Match(1)
        finally:
            ENTROPY.update(said)
        hands = [hand for hand in dealt.log if b'"hand_dealt"' in hand.raw]
        assert hands[0].private not in first
        first.append(hands[0].private)
    assert len(first) == 5
