"""Card echange: best cards up, unwanted cards down."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.trou_du_cul.events import CardsExchanged
from tests.support.match import FOUR_ROLES, Match

HANDS = {
    "perceval": "9S 8S 7S 6S", "karadoc": "9H 8H 7H 6H", "arthur": "2D KD QD 6D", "leodagan": "XR 2C KC KS",
}  # fmt: skip


def match(hands: dict[str, str] = HANDS, roles: dict[str, str] = FOUR_ROLES, **options: Any) -> Match:
    return Match(hands, roles=roles, **options)


def moves(game: Match) -> list[tuple[str, str, str]]:
    """Who gave whom what, as the giver saw it."""
    return [(e.giver, e.to, " ".join(game.private[e.seq][e.giver].cards)) for e in game.told(CardsExchanged)]


def test_the_lower_players_best_cards_go_over_at_once() -> None:
    game = match()
    assert moves(game) == [("leodagan", "perceval", "XR 2C"), ("arthur", "karadoc", "2D")]
    assert game.waiting() == {"exchange": ["perceval", "karadoc"]}
    assert game.turn == "leodagan"


def test_the_upper_players_give_back_as_many_as_they_like_best_to_lose() -> None:
    game = match()
    assert game.exchanges("karadoc", "9H") == "counted"
    assert (game.hands["arthur"], game.hands["karadoc"]) == ("KD QD 9H 6D", "2D 8H 7H 6H")
    assert game.exchanges("perceval", "9S 7S") == "counted"
    assert game.hands["leodagan"] == "KS KC 9S 7S"
    assert (game.turn, list(game.waiting())) == ("leodagan", ["turn"])


def test_each_gift_moves_as_soon_as_it_is_chosen() -> None:
    game = match()
    game.exchanges("perceval", "6S 7S")
    assert game.hands["leodagan"] == "KS KC 7S 6S"
    assert game.waiting() == {"exchange": ["karadoc"]}


def test_equal_best_cards_go_pique_coeur_carreau_trefle() -> None:
    """R2."""
    hands = {**HANDS, "leodagan": "AC AD AH AS"}
    assert moves(match(hands))[0] == ("leodagan", "perceval", "AS AH")


def test_the_president_may_give_back_what_came() -> None:
    """R3."""
    game = match()
    assert game.exchanges("perceval", "XR 6S") == "counted"
    assert game.hands["leodagan"] == "XR KS KC 6S"


def test_the_lower_players_gift_is_picked_from_the_hand_as_dealt() -> None:
    """R3: it never contains what has just been given."""
    game = match()
    game.exchanges("perceval", "XR 2C")
    assert moves(game)[:2] == [("leodagan", "perceval", "XR 2C"), ("arthur", "karadoc", "2D")]


def test_a_pass_gives_the_weakest_cards_at_once() -> None:
    game = match()
    assert game.declines("perceval") == "counted"
    assert moves(game)[-1] == ("perceval", "leodagan", "6S 7S")
    assert game.waiting() == {"exchange": ["karadoc"]}
    assert game.exchanges("perceval", "9S 8S") == "already_said"


def test_silence_gives_the_weakest_cards_at_the_deadline() -> None:
    game = match(decision_ms=4_000)
    assert len(moves(game.wait(4_000))) == 4
    game = match(decision_ms=4_000)
    assert len(moves(game.wait(3_999))) == 2
    assert moves(game.wait(2))[2:] == [("perceval", "leodagan", "6S 7S"), ("karadoc", "arthur", "6H")]


def test_the_weakest_is_read_from_the_back_of_the_list_trefle_first_and_jokers_last() -> None:
    game = match({**HANDS, "perceval": "3S 3H 3D 3C", "karadoc": "XB"})
    game.wait(15_001)
    assert moves(game)[2:] == [("perceval", "leodagan", "3C 3D"), ("karadoc", "arthur", "2D")]


def test_what_it_refuses() -> None:
    game = match()
    assert game.exchanges("perceval", "6S") == "wrong_number"
    assert game.refusal is not None
    assert game.refusal.values["due"] == 2
    assert game.exchanges("perceval", "6S 7S 8S") == "wrong_number"
    assert game.exchanges("perceval", "") == "wrong_number"
    assert game.exchanges("perceval", "6S KS") == "not_held"
    assert game.exchanges("perceval", "6S 6S") == "not_held"
    assert game.exchanges("perceval", "6S ZZ") == "unknown_card"
    assert game.exchanges("leodagan", "KS KC") == "not_asked"
    assert game.exchanges("arthur", "KD") == "not_asked"
    assert game.exchanges("perceval", "6S 7S") == "counted"
    game.wait(200)
    assert game.exchanges("perceval", "8S 9S") == "already_said"
    assert len(moves(game)) == 3


def test_an_exchange_without_one_to_be_made_is_refused() -> None:
    game = match()
    game.declines("perceval")
    game.declines("karadoc")
    assert game.exchanges("perceval", "9S 8S") == "wrong_moment"


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_only_president_and_trou_du_cul_exchange(players: int) -> None:
    roles = {"perceval": "president", "leodagan": "trou_du_cul"} | ({"arthur": "citoyen"} if players == 3 else {})
    game = match({player: HANDS[player] for player in roles}, roles)
    assert moves(game) == [("leodagan", "perceval", "XR 2C")]
    game.exchanges("perceval", "6S 7S")
    assert (game.turn, list(game.waiting())) == ("leodagan", ["turn"])


def test_citoyens_exchange_nothing() -> None:
    game = match({**HANDS, "merlin": "AS AH"}, {**FOUR_ROLES, "merlin": "citoyen"})
    game.wait(15_001)
    assert game.hands["merlin"] == "AS AH"


@pytest.mark.parametrize(("hand", "number"), [("KS", 1), ("", 0)])
def test_a_giver_with_fewer_cards_gives_what_there_is_and_gets_as_many_back(hand: str, number: int) -> None:
    game = match({**HANDS, "leodagan": hand})
    assert [(e.giver, e.number) for e in game.told(CardsExchanged)] == [("leodagan", number), ("arthur", 1)]
    if number:
        assert game.may("perceval")["exchange"]["number"] == 1
        assert game.exchanges("perceval", "6S 7S") == "wrong_number"
        assert game.exchanges("perceval", "6S") == "counted"
    else:
        assert game.waiting() == {"exchange": ["karadoc"]}


def test_it_goes_by_the_normal_order_after_a_manche_that_ended_in_a_revolution() -> None:
    first = {"perceval": "4S 4H 4D 4C", "karadoc": "5S 6S"}
    second = {"perceval": "9S 8S 7S", "karadoc": "2C KC 3C"}
    game = Match(first, second, first="perceval", vote=False, manches=3)
    game.plays("perceval", "4S 4H 4D 4C")
    assert game.roles == {"perceval": "president", "karadoc": "trou_du_cul"}
    assert moves(game) == [("karadoc", "perceval", "2C KC")]


def test_a_president_who_leaves_is_not_waited_for_and_nothing_moves_before_the_window_closes() -> None:
    """R5."""
    game = match()
    game.leaves("perceval")
    assert (len(moves(game)), game.waiting()) == (2, {"exchange": ["karadoc"]})
    game.exchanges("karadoc", "6H")
    assert moves(game)[2:] == [("karadoc", "arthur", "6H"), ("perceval", "leodagan", "6S 7S")]
    assert game.turn == "leodagan"


def test_a_president_who_comes_back_in_time_may_give() -> None:
    """R5."""
    game = match()
    game.leaves("perceval")
    game.comes_back("perceval")
    assert game.waiting() == {"exchange": ["perceval", "karadoc"]}
    assert game.exchanges("perceval", "9S 8S") == "counted"
    assert game.hands["leodagan"] == "KS KC 9S 8S"


def test_what_has_been_given_stands_when_the_giver_leaves() -> None:
    game = match()
    game.exchanges("perceval", "9S 8S")
    game.leaves("perceval")
    game.exchanges("karadoc", "6H")
    assert len(moves(game)) == 4


def test_a_silence_counts_towards_being_away_and_a_pass_does_not() -> None:
    game = match(away_after=1)
    game.declines("perceval")
    game.wait(15_001)
    assert game.away == ["karadoc"]


def test_what_is_due_is_told_to_whom_it_is_due_from() -> None:
    game = match()
    assert game.may("perceval")["exchange"] == {"target": "leodagan", "number": 2}
    assert game.may("karadoc")["exchange"] == {"target": "arthur", "number": 1}
    assert game.may("leodagan") == {}
