"""Card fin_de_tour: what ends a tour, and who leads the next one."""

from __future__ import annotations

from service.engine.trou_du_cul.events import TourWon
from tests.support.match import Match

HANDS = {"perceval": "9S 4S 4H", "karadoc": "TS 5S 5H", "arthur": "JS 6S 6H", "leodagan": "2S 7S 7H"}


def won(game: Match) -> list[tuple[str, str, str]]:
    """Whose tours were, why, and who leads."""
    return [(event.player, event.reason, event.leads) for event in game.told(TourWon)]


def match(*acts: tuple[str, str], hands: dict[str, str] = HANDS, **told: object) -> Match:
    return Match(hands, first="perceval", told=told).play_on(*acts)


def test_where_no_player_is_left_to_ask_the_owner_leads() -> None:
    game = match(("perceval", "9S"), ("karadoc", "TS"), ("arthur", ""), ("leodagan", ""), ("perceval", ""))
    assert won(game) == [("karadoc", "passed", "karadoc")]
    assert game.turn == "karadoc"


def test_a_combination_of_the_closing_rank_ends_it_on_top_and_as_a_lead() -> None:
    game = match(("perceval", "9S"), ("karadoc", ""), ("arthur", ""), ("leodagan", "2S"))
    assert won(game) == [("leodagan", "closed", "leodagan")]
    game = match(("perceval", "2S"), hands={**HANDS, "perceval": "2S 4S"})
    assert won(game) == [("perceval", "closed", "perceval")]


def test_where_the_closing_rank_was_the_last_card_the_next_in_the_manche_leads() -> None:
    game = match(
        ("perceval", "9S"), ("karadoc", ""), ("arthur", ""), ("leodagan", "2S"), hands={**HANDS, "leodagan": "2S"}
    )
    assert won(game) == [("leodagan", "closed", "perceval")]


def test_the_future_president_ends_it_and_the_next_in_the_manche_leads() -> None:
    game = match(("perceval", "9S"), hands={**HANDS, "perceval": "9S"})
    assert won(game) == [("perceval", "president", "karadoc")]
    assert game.state.top is None


def test_counterclockwise_the_next_is_on_the_other_side() -> None:
    game = match(("perceval", "9S"), hands={**HANDS, "perceval": "9S"}, direction="counterclockwise")
    assert won(game) == [("perceval", "president", "leodagan")]


def test_a_later_finisher_does_not_end_it() -> None:
    hands = {**HANDS, "perceval": "9S", "karadoc": "TS"}
    game = match(("perceval", "9S"), ("karadoc", "TS"), hands=hands)
    assert len(won(game)) == 1
    assert (game.turn, game.top.by, game.places) == ("arthur", "karadoc", {"perceval": 1, "karadoc": 2})


def test_a_later_finisher_whom_no_player_covers_is_followed_by_the_next_in_the_manche_passed_or_not() -> None:
    hands = {**HANDS, "perceval": "9S", "karadoc": "TS"}
    game = match(("perceval", "9S"), ("karadoc", "TS"), ("arthur", ""), ("leodagan", ""), hands=hands)
    assert won(game)[1:] == [("karadoc", "passed", "arthur")]


def test_where_one_player_at_most_holds_cards_no_tour_is_won_and_the_manche_is_over() -> None:
    game = match(("perceval", "9S"), hands={"perceval": "9S", "karadoc": "TS 5S"})
    assert (won(game), game.turn, game.roles["perceval"]) == ([], None, "president")


def test_in_a_revolution_the_3_closes_and_the_2_is_ordinary() -> None:
    """R1."""
    hands = {"perceval": "2S 4S 4H", "karadoc": "3S 5S 5H", "arthur": "6S 6H"}
    game = match(("perceval", "2S"), hands=hands, revolution=True)
    assert won(game) == []
    game.play_on(("karadoc", "3S"))
    assert won(game) == [("karadoc", "closed", "karadoc")]


def test_the_first_to_finish_on_a_forbidden_rank_does_not_become_president() -> None:
    """R2: the end «président» waits for the first clean finish."""
    game = match(("perceval", "2H"), hands={**HANDS, "perceval": "2H", "karadoc": "TS"})
    assert won(game) == [("perceval", "closed", "karadoc")]
    game.play_on(("karadoc", "TS"))
    assert won(game)[1:] == [("karadoc", "president", "arthur")]
    assert game.places == {"perceval": 4, "karadoc": 1}


def test_no_putsch_window_opens_on_a_combination_that_ends_the_tour() -> None:
    hands = {"perceval": "2H 2S 4S", "karadoc": "TS TH 5S", "arthur": "QS QH 6S"}
    game = Match(hands, first="perceval", rules={"putsch": True})
    game.plays("perceval", "2H 2S")
    assert list(game.waiting()) == ["turn"]


def test_everybody_in_the_manche_is_back_in() -> None:
    game = match(("perceval", "9S"), ("karadoc", ""), ("arthur", ""), ("leodagan", "2S"), ("leodagan", "7S"))
    assert (game.turn, game.state.passed) == ("perceval", [])
