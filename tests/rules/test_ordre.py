"""Card ordre: which card is stronger."""

from __future__ import annotations

from itertools import pairwise

import pytest

from service.engine.cards.pack import PACK, SUITS
from service.engine.trou_du_cul.order import best_first, closing_rank, ranks
from tests.support.match import Match

STRONGEST_FIRST = ["2", "A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3"]


def answered(lead: str, answer: str, *, revolution: bool = False) -> str:
    """What becomes of a card that is laid on another one."""
    game = Match(
        {"perceval": f"{lead} 5D", "karadoc": f"{answer} 5C", "arthur": "6D 6C"}, first="perceval",
        told={"revolution": revolution},
    )  # fmt: skip
    assert game.plays("perceval", lead) == "counted"
    return game.plays("karadoc", answer)


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(STRONGEST_FIRST)))
def test_each_rank_beats_the_next_in_the_order_and_is_not_beaten_by_it(stronger: str, weaker: str) -> None:
    assert answered(f"{weaker}S", f"{stronger}H") == "counted"
    if stronger != "2":
        assert answered(f"{stronger}S", f"{weaker}H") == "too_low"


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(STRONGEST_FIRST[::-1])))
def test_in_a_revolution_the_order_is_reversed(stronger: str, weaker: str) -> None:
    assert answered(f"{weaker}S", f"{stronger}H", revolution=True) == "counted"
    if stronger != "3":
        assert answered(f"{stronger}S", f"{weaker}H", revolution=True) == "too_low"


@pytest.mark.parametrize("suit", SUITS)
def test_suits_have_no_strength(suit: str) -> None:
    other = next(s for s in SUITS if s != suit)
    assert answered(f"9{suit}", f"9{other}") == "counted"


def test_a_2_counts_as_one_card() -> None:
    game = Match({"perceval": "QH QD 4S", "karadoc": "2S 2H 5S", "arthur": "6D 6C"}, first="perceval")
    game.plays("perceval", "QH QD")
    assert game.plays("karadoc", "2S") == "wrong_size"
    assert game.plays("karadoc", "2S 2H") == "counted"


def test_the_closing_rank_is_the_strongest_in_force() -> None:
    assert (closing_rank(False), closing_rank(True)) == ("2", "3")
    assert list(ranks(True)) == list(ranks(False))[::-1] == STRONGEST_FIRST


def test_the_best_first_list_has_jokers_then_ranks_then_pique_coeur_carreau_trefle() -> None:
    wanted = ["XR", "XB", *(rank + suit for rank in STRONGEST_FIRST for suit in "SHDC")]
    assert best_first(sorted(PACK)) == wanted


def test_in_a_revolution_the_list_has_the_ranks_reversed_and_the_jokers_in_front() -> None:
    wanted = ["XR", "XB", *(rank + suit for rank in STRONGEST_FIRST[::-1] for suit in "SHDC")]
    assert best_first(sorted(PACK), revolution=True) == wanted
