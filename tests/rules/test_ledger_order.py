"""Card ledger_order: the order inside a settlement, the floor, and what is never transformed."""

from __future__ import annotations

from service.engine.core.events import PointsMoved
from tests.support.told import Told

G = "grelottine"


def lost_duel(book: str, score: int, **options: object) -> Told:
    """Karadoc misses a duel for 10 points with a Velute of 5."""
    seats = {"perceval": (100, G), "karadoc": (40, G), "arthur": 100}
    game = Told(book, seats=seats, first="arthur", dice="346 145", **options)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.game.player("karadoc").score = score
    game.turn("karadoc")
    game.turn("karadoc")
    return game


def test_the_stake_comes_before_the_combination_and_the_floor_after_each() -> None:
    game = lost_duel("wikimonde", 5)
    assert game.scores == {"perceval": 110, "karadoc": 50, "arthur": 100}, "5 - 10 is 0, and then 50"
    assert len(game.settlements) == 1


def test_without_a_floor_the_order_is_not_felt() -> None:
    assert lost_duel("titouan", 5).scores == {"perceval": 110, "karadoc": 45, "arthur": 100}


def test_the_winner_of_a_transfer_gets_the_whole_amount_although_the_loser_is_floored() -> None:
    game = lost_duel("wikimonde", 0)
    assert game.scores["perceval"] == 110


def test_the_gift_of_zero_comes_after_the_last_movement() -> None:
    game = lost_duel("titouan", 0, negative_scores=False)
    assert game.scores == {"perceval": 120, "karadoc": 50, "arthur": 110}
    (settlement,) = game.told(PointsMoved)
    assert [(m.player, m.points, m.rule) for m in settlement.movements] == [
        ("karadoc", 0, G), ("perceval", 10, G), ("karadoc", 50, "velute"),
        ("perceval", 10, "variant_no_negative"), ("arthur", 10, "variant_no_negative"),
    ]  # fmt: skip


def test_every_movement_tells_its_base_what_was_added_the_score_and_what_acted_in_between() -> None:
    game = lost_duel("wikimonde", 5)
    (settlement,) = game.told(PointsMoved)
    stake = settlement.movements[0]
    assert (stake.base, stake.points, stake.score, stake.rule) == (-10, -5, 0, G)
    assert [(t.rule, t.layer, t.points) for t in stake.modifiers] == [("variant_no_negative", "BOUND", -5)]
    assert stake.source == "La Grelottine"
    assert settlement.movements[2].origin is not None


def test_the_end_is_looked_at_after_the_last_movement() -> None:
    """1-2-3 brings Perceval over the target, and the loss of the same settlement brings him back."""
    game = Told(seats={"perceval": 340, "karadoc": 0}, dice="123", target=355)
    game.turn("perceval")
    game.says("karadoc", "grelotte_ca_picote")
    game.settle()
    assert game.scores["perceval"] == 348
    assert game.winner is None
