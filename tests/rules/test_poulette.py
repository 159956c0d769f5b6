"""Card poulette, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import Told

G = "grelottine"
SHOUT = "poulette"


def missed(book: str = "wikimonde", final: str = "125", after: str = "", **options: Any) -> Told:
    """Karadoc has missed Perceval's duel for 6 points; Arthur is on turn."""
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G)}
    game = Told(book, seats=options.pop("seats", seats), first="arthur", dice=f"346 {final} {after}", **options)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 6)
    game.turn("karadoc")
    game.turn("karadoc")
    game.settle()
    return game


@pytest.mark.parametrize("book", ["wikimonde", "titouan"])
def test_the_defie_who_failed_with_a_neant_gains_10(book: str) -> None:
    game = missed(book)
    assert game.says("karadoc", SHOUT) == "counted"
    game.wait(50)
    assert game.scores == {"perceval": 106, "karadoc": 104, "arthur": 100}
    assert game.settlements[-1] == {"karadoc": 10}, "a settlement of their own, after the duel's"


def test_titouan_the_grelottin_may_shout_too() -> None:
    game = missed("titouan")
    assert game.says("perceval", SHOUT) == "counted"
    game.wait(50)
    assert game.scores == {"perceval": 116, "karadoc": 94, "arthur": 100}


def test_wikimonde_the_defie_only() -> None:
    game = missed()
    assert game.says("perceval", SHOUT) == "bevue"


@pytest.mark.parametrize("gap", [0, 50])
def test_titouan_both_at_the_same_time_lose_10_each(gap: int) -> None:
    game = missed("titouan")
    game.says("perceval", SHOUT)
    game.says("karadoc", SHOUT, plus=gap)
    game.wait(50)
    assert game.scores == {"perceval": 96, "karadoc": 84, "arthur": 100}


def test_titouan_the_other_one_later_is_late_and_so_is_the_same_one_again() -> None:
    game = missed("titouan")
    game.says("perceval", SHOUT)
    assert game.says("karadoc", SHOUT, plus=51) == "too_late"
    assert game.says("perceval", SHOUT, plus=51) == "too_late"
    assert game.bevues == {"perceval": 0, "karadoc": 0, "arthur": 0}


def test_anybody_else_commits_a_bevue() -> None:
    assert missed("titouan").says("arthur", SHOUT) == "bevue"


@pytest.mark.parametrize("final", ["134", "125"])
def test_only_on_a_neant(final: str) -> None:
    assert missed(final=final).says("karadoc", SHOUT) == ("counted" if final == "125" else "bevue")


def test_not_where_the_duel_was_won() -> None:
    assert missed(final="113").says("karadoc", SHOUT) == "bevue"


def test_it_lasts_to_the_next_chouettes_of_anybody_at_their_exact_time() -> None:
    game = missed(after="33")
    assert game.throw("arthur") == "counted"
    assert game.says("karadoc", SHOUT, at=1) == "bevue"


def test_it_lasts_to_the_next_challenge() -> None:
    game = missed()
    assert game.challenges("arthur", "karadoc") == "counted"
    game.wait(50)
    assert game.says("karadoc", SHOUT) == "bevue"


def test_who_has_had_it_is_late_until_the_next_chouettes_and_then_wrong() -> None:
    game = missed(after="33")
    game.says("karadoc", SHOUT)
    assert game.says("karadoc", SHOUT, plus=100) == "too_late", "once per duel"
    game.throw("arthur")
    assert game.says("karadoc", SHOUT, plus=100) == "bevue"


def test_the_points_put_the_next_chouettes_off() -> None:
    game = missed(after="33")
    game.says("karadoc", SHOUT, at=1_000)
    assert game.roll("arthur", at=2_549) == "too_early"
    assert game.roll("arthur", at=2_550) == "counted"


def test_nobody_throws_before_it_is_decided() -> None:
    game = missed(after="33")
    game.says("karadoc", SHOUT, at=1_480)
    assert game.roll("arthur", at=1_500) == "too_early"
    assert game.bevues["arthur"] == 0


def test_silence_is_nothing() -> None:
    game = missed(after="33")
    game.throw("arthur")
    assert game.scores == {"perceval": 106, "karadoc": 94, "arthur": 100}


def test_with_the_rule_off_its_shout_is_unknown() -> None:
    assert missed(rules={SHOUT: False}).says("karadoc", SHOUT) == "unknown_annonce"
