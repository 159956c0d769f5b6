"""Card passe: passing of one's own will, and since one is blocked."""

from __future__ import annotations

from service.engine.trou_du_cul.events import TurnPassed
from tests.support.match import Match


def blocked(karadoc: str = "QS KS 5S", arthur: str = "KD 6S 3D", leodagan: str = "KH 7S 3C") -> Match:
    """Perceval leads a queen, Karadoc lays another one: Arthur is on turn, and the queen is forced."""
    hands = {"perceval": "QH AS 4S", "karadoc": karadoc, "arthur": arthur, "leodagan": leodagan}
    return Match(hands, first="perceval").play_on(("perceval", "QH"), ("karadoc", "QS"))


def passed(game: Match) -> list[tuple[str, bool]]:
    """Who has passed, and whether that was forced, as everybody was told."""
    return [(event.player, event.forced) for event in game.told(TurnPassed)]


def test_a_pass_of_a_player_whom_the_forced_combination_blocks_is_forced() -> None:
    game = blocked()
    assert game.may("arthur") == {"pass": {"forced": True}}
    assert game.passes("arthur") == "counted"
    assert (passed(game), game.state.passed, game.top.same) == ([("arthur", True)], [], False)


def test_a_player_who_could_follow_passes_of_their_own_will() -> None:
    game = blocked(arthur="QD 6S 3D")
    assert game.may("arthur")["pass"] == {"forced": False}
    game.passes("arthur")
    assert (passed(game), game.state.passed, game.top.same) == ([("arthur", False)], ["arthur"], False)


def test_a_player_who_cannot_beat_it_with_nothing_forced_is_out() -> None:
    """R2."""
    game = Match({"perceval": "QH 4S", "karadoc": "5S 6S", "arthur": "7S 8S"}, first="perceval")
    game.play_on(("perceval", "QH"), ("karadoc", ""))
    assert (passed(game), game.state.passed) == ([("karadoc", False)], ["karadoc"])


def test_a_joker_that_would_have_met_the_force_makes_the_pass_voluntary() -> None:
    """R5."""
    game = blocked(arthur="XR 6S 3D")
    game.passes("arthur")
    assert passed(game) == [("arthur", False)]


def test_one_card_of_a_forced_pair_is_a_block_and_with_a_joker_it_is_none() -> None:
    def kind(arthur: str) -> bool:
        hands = {"perceval": "QH QD 4S", "karadoc": "QS XB 5S", "arthur": arthur}
        game = Match(hands, first="perceval").play_on(("perceval", "QH QD"), ("karadoc", "QS XB"), ("arthur", ""))
        return passed(game)[0][1]

    assert kind("QC KH KD") is True
    assert kind("QC XR KD") is False


def test_everybody_is_told_which_of_the_two_it_was() -> None:
    game = blocked()
    game.passes("arthur")
    assert not [event for event in game.told(TurnPassed) if event.seq in game.private]


def test_a_blocked_player_is_asked_again_free_this_time() -> None:
    """R3: everybody else has passed of their own will."""
    game = blocked()
    game.play_on(("arthur", ""), ("leodagan", ""), ("perceval", ""))
    assert (game.turn, game.may("arthur")["pass"]) == ("arthur", {"forced": False})
    assert game.plays("arthur", "KD") == "counted"


def test_at_most_one_is_in_this_position_since_the_first_pass_lifts_the_force() -> None:
    game = blocked().play_on(("arthur", ""), ("leodagan", ""))
    assert passed(game) == [("arthur", True), ("leodagan", False)]


def test_the_owner_is_stepped_over_and_loses_nothing() -> None:
    game = blocked().play_on(("arthur", ""), ("leodagan", ""), ("perceval", ""), ("arthur", ""))
    assert (game.turn, game.state.top) == ("karadoc", None)


def test_a_blocked_player_alone_against_the_owner_ends_the_tour() -> None:
    """R4."""
    game = Match({"perceval": "QH AS 4S", "karadoc": "QS KS 5S"}, first="perceval")
    game.play_on(("perceval", "QH"), ("karadoc", "QS"), ("perceval", ""))
    assert passed(game) == [("perceval", True)]
    assert (game.turn, game.state.top) == ("karadoc", None)


def test_no_player_is_ever_obliged_to_lay_cards() -> None:
    game = blocked(arthur="QD 2S 3D")
    assert game.passes("arthur") == "counted"


def test_a_pass_of_the_turn_while_a_window_is_open_is_refused() -> None:
    game = Match(
        {"perceval": "QH QD 4S", "karadoc": "5S 5H 6S", "arthur": "7S 7H 8S"}, first="perceval", rules={"putsch": True}
    )
    game.plays("perceval", "QH QD")
    assert game.passes("karadoc") == "window_open"
    assert game.refusal is not None
    assert game.refusal.values["window"] == game.window("putsch")
    assert game.refusal.values["deadline"] == game.now - 100 + 2_000
    assert passed(game) == []


def test_a_pass_in_no_window_is_refused() -> None:
    game = blocked()
    assert game.declines("arthur") == "wrong_moment"
    assert game.declines("arthur", window=1) == "too_late"
    assert passed(game) == []


def test_a_decline_that_comes_after_its_window_never_becomes_a_pass_of_the_turn() -> None:
    game = Match(
        {"perceval": "QH QD 4S", "karadoc": "5S 5H 6S", "arthur": "7S 7H 8S"}, first="perceval", rules={"putsch": True}
    )
    game.plays("perceval", "QH QD")
    window = game.window("putsch")
    game.settle()
    assert game.turn == "karadoc"
    assert game.declines("karadoc", window=window) == "too_late"
    assert (passed(game), game.turn) == ([], "karadoc")
