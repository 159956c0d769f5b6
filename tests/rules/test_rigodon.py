"""Card rigodon, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.dice.events import DuelEnded
from tests.support.told import Told

G = "grelottine"
R = "rigodon"


def challenged(book: str = "titouan", holds: str = f"{G} {R}", **options: Any) -> Told:
    """Perceval has challenged Karadoc, who holds a Rigodon, at 100 ms."""
    people = {"perceval": (100, G), "karadoc": (100, holds)}
    if book == "titouan":
        people["arthur"] = (100, "")
    game = Told(book, seats=people, first="perceval", **options)
    assert game.challenges("perceval", "karadoc", at=100) == "counted"
    return game.wait(50)


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
def test_the_challenge_is_void_the_grelottines_of_both_are_gone_and_the_rigodon_is_used_up(book: str) -> None:
    game = challenged(book)
    assert game.says("karadoc", R) == "counted"
    game.wait(50)
    assert [(e.outcome, e.winner) for e in game.told(DuelEnded)] == [("void", None)]
    assert not any(game.holds.values())
    assert not game.settlements
    assert game.to_throw == "perceval", "the lull goes on"


def test_in_wikimonde_it_is_for_two_players_and_with_three_a_bevue() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, f"{G} {R}"), "arthur": 100}
    game = Told(seats=seats, first="perceval")
    game.challenges("perceval", "karadoc", at=100)
    game.wait(50)
    assert game.says("karadoc", R) == "bevue"
    assert game.holds["karadoc"] == {G, R}, "it is kept"


@pytest.mark.parametrize("used", ["rigodon", "passe_grelot"])
def test_titouan_using_one_uses_the_other_up(used: str) -> None:
    game = challenged(holds=f"{G} {R} passe_grelot")
    game.says("karadoc", used, **({"target": "arthur"} if used == "passe_grelot" else {}))
    game.wait(50)
    assert game.holds["karadoc"] == (set() if used == R else {G})


@pytest.mark.parametrize("gap", [0, 50])
def test_at_the_same_time_as_the_terms_the_terms_win_and_it_is_kept(gap: int) -> None:
    game = challenged()
    game.says("karadoc", R, at=2_000)
    assert game.terms("perceval", "chouette", 1, at=2_000 + gap) == "counted"
    assert game.wait(100).holds["karadoc"] == {G, R}
    assert game.to_throw == "karadoc"


def test_after_the_terms_it_is_late_before_the_deadline_they_had_and_then_a_bevue() -> None:
    game = challenged()
    game.terms("perceval", "chouette", 1, at=2_000)
    assert game.says("karadoc", R, at=2_001) == "too_late"
    assert game.says("karadoc", R, at=15_100) == "too_late"
    assert game.says("karadoc", R, at=15_101) == "bevue"


def test_used_just_before_the_deadline_of_the_terms_it_counts() -> None:
    game = challenged()
    game.says("karadoc", R, at=15_100)
    game.wait(100)
    assert [e.outcome for e in game.told(DuelEnded)] == ["void"]


def test_nobody_but_the_challenged_player_may_use_one() -> None:
    game = Told("titouan", seats={"perceval": (100, f"{G} {R}"), "karadoc": (100, G)})
    game.challenges("perceval", "karadoc")
    game.wait(50)
    assert game.says("perceval", R) == "bevue"
    assert game.says("karadoc", R) == "bevue", "he holds none"


def test_without_a_duel_it_is_a_bevue() -> None:
    game = Told("titouan", seats={"perceval": 100, "karadoc": (100, R)})
    assert game.says("karadoc", R) == "bevue"
    assert game.holds["karadoc"] == {R}


def test_with_the_rule_off_its_word_is_unknown() -> None:
    assert challenged(rules={R: False}).says("karadoc", R) == "unknown_annonce"


# --- which form an immunity has (card holdings)


@pytest.mark.parametrize(("held", "form"), [("passe_grelot", "rigodon"), ("rigodon", "passe_grelot")])
def test_wikimonde_its_form_follows_the_number_of_players_in_the_game(held: str, form: str) -> None:
    """Nothing puts a player out in wikimonde yet; a missed doubling will."""
    seats: dict[str, Any] = {"perceval": (100, held), "karadoc": 100, "arthur": 100, "bohort": 100}
    if held == "passe_grelot":
        del seats["bohort"]
    game = Told(seats=seats)
    game.game.put_out("arthur", reason="bound")
    assert game.holds["perceval"] == {form}


def test_titouan_the_form_does_not_change() -> None:
    game = Told("titouan", seats={"perceval": (100, "passe_grelot"), "karadoc": 100, "arthur": -340})
    game.says("arthur", R)
    assert game.out == ["arthur"]
    assert game.holds["perceval"] == {"passe_grelot"}
