"""Card meme_combinaison: two equal combinations in a row."""

from __future__ import annotations

from tests.support.match import Match

HANDS = {
    "perceval": "QH KS AS 4S 3S", "karadoc": "QS KH AH 5S 3H", "arthur": "QD KD AD 6S 3D", "leodagan": "QC KC AC 7S 3C",
}  # fmt: skip


def match(*acts: tuple[str, str], hands: dict[str, str] = HANDS) -> Match:
    return Match(hands, first="perceval").play_on(*acts)


def forced() -> Match:
    """Two queens lie there; Arthur is on turn."""
    return match(("perceval", "QH"), ("karadoc", "QS"))


def test_the_same_combination_forces_the_next_player() -> None:
    game = forced()
    assert game.top.same
    assert game.ranks("arthur") == {"Q": [1]}
    assert game.plays("arthur", "KD") == "same_forced"
    assert game.refusal is not None
    assert game.refusal.values["rank"] == "Q"


def test_any_other_rank_is_refused_as_forced_also_a_lower_one() -> None:
    game = forced()
    assert game.plays("arthur", "AD") == "same_forced"
    assert game.plays("arthur", "6S") == "same_forced"


def test_a_wrong_size_is_told_before_the_force() -> None:
    game = match(("perceval", "QH"), ("karadoc", "QS"), hands={**HANDS, "arthur": "KD KS QD 6S"})
    assert game.plays("arthur", "KD KS") == "wrong_size"


def test_each_one_that_lays_it_again_keeps_the_force_up() -> None:
    game = forced().play_on(("arthur", "QD"))
    assert game.top.same
    game.play_on(("leodagan", "QC"))
    assert game.top.same
    assert game.turn == "perceval"


def test_a_voluntary_pass_lifts_it() -> None:
    game = forced().play_on(("arthur", ""))
    assert not game.top.same
    assert game.plays("leodagan", "KC") == "counted"


def test_a_forced_pass_lifts_it() -> None:
    game = match(("perceval", "QH"), ("karadoc", "QS"), hands={**HANDS, "arthur": "KD AD 6S"}).play_on(("arthur", ""))
    assert not game.top.same


def test_after_the_pass_a_higher_combination_leaves_it_off() -> None:
    game = forced().play_on(("arthur", ""), ("leodagan", "KC"))
    assert not game.top.same
    assert game.plays("perceval", "AS") == "counted"


def test_after_the_pass_the_same_combination_puts_it_on_again() -> None:
    """R1: still consecutive."""
    game = forced().play_on(("arthur", ""), ("leodagan", "QC"))
    assert game.top.same
    assert game.plays("perceval", "KS") == "same_forced"


def test_a_pass_between_two_equal_ones_does_not_make_them_less_consecutive() -> None:
    """R1."""
    assert match(("perceval", "QH"), ("karadoc", ""), ("arthur", "QD")).top.same


def test_a_player_who_is_stepped_over_does_not_lift_it() -> None:
    """R2."""
    game = match(
        ("perceval", "4S"), ("karadoc", ""), ("arthur", "6S"), ("leodagan", "QC"), ("perceval", "QH"), ("arthur", "QD")
    )
    assert game.turn == "leodagan"
    game = match(("perceval", "4S"), ("karadoc", ""), ("arthur", "QD"), ("leodagan", "QC"))
    assert (game.turn, game.top.same) == ("perceval", True)
    game.play_on(("perceval", "QH"))
    # Karadoc is stepped over.
    assert (game.turn, game.top.same) == ("arthur", True)


def test_a_new_tour_starts_without_it() -> None:
    game = forced().play_on(("arthur", ""), ("leodagan", ""), ("perceval", ""))
    assert (game.turn, game.state.top) == ("karadoc", None)
    game.play_on(("karadoc", "KH"))
    assert not game.top.same


def test_a_third_and_a_fourth_do_not_close_the_tour() -> None:
    """R3."""
    game = forced().play_on(("arthur", "QD"), ("leodagan", "QC"))
    assert (game.turn, game.state.top is None) == ("perceval", False)


def test_aces_forced_a_2_is_refused() -> None:
    game = match(("perceval", "AS"), ("karadoc", "AH"), hands={**HANDS, "arthur": "2S 6S 7H"})
    assert game.plays("arthur", "2S") == "same_forced"
    assert game.may("arthur") == {"pass": {"forced": True}}


def test_closing_ranks_never_come_under_it() -> None:
    game = match(("perceval", "2S"), hands={**HANDS, "perceval": "2S 4S 5H"})
    assert game.state.top is None


def test_jokers_and_suits_do_not_matter() -> None:
    hands = {"perceval": "QH XR 4S", "karadoc": "QS XB 5S", "arthur": "KD KC 6S"}
    game = match(("perceval", "QH XR"), ("karadoc", "QS XB"), hands=hands)
    assert game.top.same
