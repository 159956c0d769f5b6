"""Card holdings: what the base rules let a player hold."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.events import HoldingGained, HoldingLost
from tests.support.told import Told

G = "grelottine"


def test_a_holding_is_seen_by_everybody() -> None:
    game = Told(seats={"perceval": (100, G), "karadoc": 100})
    for viewer in ("perceval", "karadoc", None):
        assert engine.view(game.game, viewer).players[0].holdings == {G: 1}


def test_gaining_what_one_already_holds_nothing_happens() -> None:
    game = Told(seats={"perceval": (100, G), "karadoc": 100}, dice="125")
    game.turn("perceval")
    assert not game.told(HoldingGained)
    assert game.bevues["perceval"] == 0


def test_the_30_point_test_looks_at_the_score_after_each_whole_settlement() -> None:
    """1-2-3: 18 points first, then 10 less; in between nobody looks, and nobody falls under 30."""
    game = Told(seats={"perceval": (35, G), "karadoc": 100}, dice="123")
    game.turn("perceval")
    game.says("karadoc", "grelotte_ca_picote")
    game.settle()
    assert game.scores["perceval"] == 43
    assert game.holds["perceval"] == {G}


def test_a_player_put_out_of_the_game_loses_everything_he_holds() -> None:
    seats = {"perceval": 0, "karadoc": (-340, f"{G} passe_grelot rigodon"), "arthur": 0}
    game = Told("titouan", seats=seats)
    game.says("karadoc", "rigodon")
    assert game.holds["karadoc"] == set()
    assert {(e.holding, e.reason) for e in game.told(HoldingLost)} == {
        (G, "out"), ("passe_grelot", "out"), ("rigodon", "out"),
    }  # fmt: skip


@pytest.mark.parametrize("holding", ["passe_grelot", "rigodon"])
def test_an_immunity_is_not_lost_under_30(holding: str) -> None:
    game = Told(seats={"perceval": (35, holding), "karadoc": 100})
    game.says("perceval", "grelotte_ca_picote")
    assert game.holds["perceval"] == {holding}
