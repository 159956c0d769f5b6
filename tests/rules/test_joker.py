"""Card joker: what it stands for."""

from __future__ import annotations

import pytest

from tests.support.match import Match

HAND = "QH QD XR XB 4S"


def led(cards: str, as_rank: str | None) -> tuple[str, str]:
    """What becomes of a lead with jokers: what it counts as, and its rank."""
    game = Match({"perceval": HAND, "karadoc": "5S 5H", "arthur": "6S 6H"}, first="perceval")
    effect = game.plays("perceval", cards, as_rank)
    if effect != "counted":
        assert game.state.top is None
        assert len(game.state.hands["perceval"]) == 5
        return effect, ""
    return effect, game.top.rank


@pytest.mark.parametrize(
    ("cards", "as_rank", "result"),
    [
        ("QH XR", None, ("counted", "Q")),
        ("QH XR", "Q", ("counted", "Q")),
        ("QH XR", "K", ("wrong_as", "")),
        ("XR", "A", ("counted", "A")),
        ("XR XB", "9", ("counted", "9")),
        ("XR", None, ("as_needed", "")),
        ("XR XB", None, ("as_needed", "")),
        ("QH QD XR XB", None, ("counted", "Q")),
        ("QH", "Q", ("counted", "Q")),
        ("QH", "K", ("wrong_as", "")),
        ("XR", "X", ("unknown_rank", "")),
        ("XR", "10", ("unknown_rank", "")),
    ],
)  # fmt: skip
def test_a_joker_takes_a_rank_when_it_is_laid(cards: str, as_rank: str | None, result: tuple[str, str]) -> None:
    assert led(cards, as_rank) == result


def test_it_keeps_its_rank_for_as_long_as_the_combination_counts() -> None:
    game = Match({"perceval": "XR 4S", "karadoc": "AS KS", "arthur": "AH KH"}, first="perceval")
    game.plays("perceval", "XR", "A")
    assert game.plays("karadoc", "KS") == "too_low"
    assert game.plays("karadoc", "AS") == "counted"
    assert game.top.same


def test_a_joker_laid_as_the_closing_rank_ends_the_tour() -> None:
    game = Match({"perceval": "XR 4S", "karadoc": "AS KS", "arthur": "AH KH"}, first="perceval")
    game.plays("perceval", "XR", "2")
    assert (game.turn, game.state.top) == ("perceval", None)


def test_finishing_on_a_joker_laid_as_the_closing_rank_costs_the_place() -> None:
    game = Match({"perceval": "XR", "karadoc": "AS KS", "arthur": "AH KH"}, first="perceval")
    game.plays("perceval", "XR", "2")
    assert game.places == {"perceval": 3}


def test_in_a_revolution_a_joker_named_3_closes_and_a_joker_named_2_does_not() -> None:
    def top_after(rank: str) -> object:
        game = Match(
            {"perceval": "XR 4S", "karadoc": "AS KS", "arthur": "AH KH"}, first="perceval", told={"revolution": True}
        )
        game.plays("perceval", "XR", rank)
        return game.state.top

    assert top_after("3") is None
    assert top_after("2") is not None


def test_a_four_with_a_joker_is_never_pure() -> None:
    game = Match({"perceval": "9S 9H 9D XR 4S", "karadoc": "AS KS", "arthur": "AH KH"}, first="perceval")
    game.plays("perceval", "9S 9H 9D XR")
    assert (game.state.revolution, game.top.size, game.top.rank) == (False, 4, "9")


def test_both_colours_are_alike_but_for_their_place_in_the_list() -> None:
    """R3."""
    game = Match({"perceval": "4S XB XR", "karadoc": "5S"}, first="perceval")
    assert game.hands["perceval"] == "XR XB 4S"
    assert game.plays("perceval", "XB", "K") == "counted"
    assert game.top.rank == "K"
