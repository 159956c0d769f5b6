"""Card ouverture, sentence by sentence."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.actions.acts import Join, Start
from service.engine.core.events import TurnStarted
from service.engine.dice.acts import Roll
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")


def opening(dice: str, **options: object) -> Told:
    return Told(first=None, dice=dice, **options)


@pytest.mark.parametrize("book", BOOKS)
def test_the_lowest_face_begins(book: str) -> None:
    game = opening("3 1 2", book=book)
    for player in ("perceval", "karadoc", "arthur"):
        assert game.roll(player) == "counted"
    assert game.turn_of == "karadoc"


def test_each_player_throws_one_die_in_any_order() -> None:
    game = opening("3 1 2")
    for player in ("arthur", "perceval", "karadoc"):
        assert game.roll(player) == "counted"
    assert game.turn_of == "perceval"


def test_several_lowest_and_only_they_throw_again_and_so_on() -> None:
    game = opening("1 1 2  4 4  5 3")
    for player in ("perceval", "karadoc", "arthur"):
        game.roll(player)
    assert game.waiting() == {"ouverture": ["perceval", "karadoc"]}
    assert game.roll("arthur") == "not_begun"
    for player in ("perceval", "karadoc", "karadoc", "perceval"):
        assert game.roll(player) == "counted"
    assert game.turn_of == "perceval"


def test_at_the_deadline_the_table_throws_in_order_of_play_for_who_has_not() -> None:
    game = opening("5 2 1", decision_ms=3_000)
    game.roll("karadoc")
    game.wait(2_899)
    assert game.turn_of is None
    game.wait(1)
    assert game.turn_of == "arthur", "perceval had the 2, arthur the 1"


def test_a_tie_opens_a_new_window_of_decision_ms() -> None:
    game = opening("1 1 2  1 2", decision_ms=3_000)
    for player in ("perceval", "karadoc", "arthur"):
        game.roll(player)
    assert game.window("ouverture").deadline == game.now + 3_000


def test_no_points_no_combinations_no_holdings() -> None:
    game = opening("1 2 3")
    for player in ("perceval", "karadoc", "arthur"):
        game.roll(player)
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 100}
    assert not game.settlements
    assert not any(game.holds.values())


def test_the_guard_of_the_first_turn_counts_from_the_last_die() -> None:
    game = opening("1 2 3 4 4")
    for player in ("perceval", "karadoc", "arthur"):
        game.roll(player)
    assert game.roll("perceval", at=1_499) == "too_early"
    assert game.roll("perceval", at=1_500) == "counted"


def test_a_scenario_with_first_starts_without_a_guard() -> None:
    game = Told(dice="4 4")
    assert game.roll("perceval", at=0) == "counted"


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_before_the_first_turn_there_is_no_bevue(bevue: str) -> None:
    game = opening("1 2 3", bevue=bevue)
    assert game.says("perceval", "pas_mou_le_caillou") == "not_begun"
    assert game.passes("perceval") == "not_begun"
    assert game.challenges("perceval", "karadoc") == "not_begun"
    game.roll("perceval")
    assert game.roll("perceval", plus=1_000) == "not_begun"
    assert game.bevues == {"perceval": 0, "karadoc": 0, "arthur": 0}


def test_players_start_with_0_points_and_no_holdings_and_two_are_enough() -> None:
    game = engine.create(ruleset="titouan", game_id="g", now=0, given=[2, 1])
    with pytest.raises(engine.Refusal, match="two players"):
        engine.play(game, Start(player=_join(game, "Perceval"), at=5))
    _join(game, "Karadoc")
    engine.play(game, Start(player="perceval", at=10))
    assert [(p.score, p.holds) for p in game.state.players] == [(0, {}), (0, {})]
    engine.play(game, Roll(player="perceval", at=20))
    events = engine.play(game, Roll(player="karadoc", at=30))
    assert [e.player for e in events if isinstance(e, TurnStarted)] == ["karadoc"]


def test_nothing_but_the_dice_is_offered_before_the_first_turn() -> None:
    game = Told(first=None, seats={"perceval": (100, "flan civet_filoche"), "karadoc": (100, "jarret")})
    assert set(game.may("perceval")) == {"ouverture"}


def test_there_is_no_upper_limit_but_the_seats_of_the_table() -> None:
    seats = {f"p{n}": 0 for n in range(20)}
    game = Told(first=None, seats=dict(seats), dice="2 " * 19 + "1")
    for player in seats:
        assert game.roll(player) == "counted"
    assert game.turn_of == "p19"


def _join(game: engine.Game, name: str) -> str:
    engine.play(game, Join(player="", at=1, name=name))
    return game.state.players[-1].id
