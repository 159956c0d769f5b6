"""Card bareme: the points of a manche, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import PointsMoved
from tests.support.match import Match

NAMES = ("perceval", "karadoc", "arthur", "leodagan", "merlin")


def played(players: int = 4, **options: Any) -> Match:
    """Places go by the order of the table."""
    hands = {player: f"{'45678'[seat]}S" for seat, player in enumerate(NAMES[:players])}
    hands[NAMES[players - 1]] += " 3H"
    game = Match(hands, first="perceval", packs=1, **options)
    for seat, player in enumerate(NAMES[: players - 1]):
        assert game.plays(player, f"{'45678'[seat]}S") == "counted"
    return game


GRADES = {2: [2, -2], 3: [2, 0, -2], 4: [2, 1, -1, -2], 5: [2, 1, 0, -1, -2]}


@pytest.mark.parametrize("players", GRADES)
def test_grades(players: int) -> None:
    assert played(players).settlements == [dict(zip(NAMES, GRADES[players], strict=False))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_places(players: int) -> None:
    wanted = dict(zip(NAMES, range(players - 1, -1, -1), strict=False))
    assert played(players, points="places").settlements == [wanted]


def test_none() -> None:
    game = played(points="none")
    assert (game.settlements, set(game.scores.values())) == ([], {0})


def test_it_is_one_settlement_with_one_movement_a_player() -> None:
    [moved] = played().told(PointsMoved)
    assert [movement.player for movement in moved.movements] == list(NAMES[:4])
    assert {movement.rule for movement in moved.movements} == {"bareme"}


def test_scores_may_be_negative() -> None:
    assert played(scores={"leodagan": -1}).scores["leodagan"] == -3


def test_the_most_points_win() -> None:
    game = played(manches=1, vote=False, scores={"arthur": 9})
    assert (game.over, game.state.winner) == (True, "arthur")


def test_of_equal_points_the_better_place_in_the_last_manche_wins() -> None:
    game = played(manches=1, vote=False, scores={"karadoc": 1})
    assert (game.scores["perceval"], game.scores["karadoc"], game.state.winner) == (2, 2, "perceval")


def test_without_points_the_first_of_the_last_manche_wins() -> None:
    game = played(manches=1, vote=False, points="none", scores={"arthur": 9})
    assert game.state.winner == "perceval"


def test_a_manche_that_is_broken_off_gives_nothing() -> None:
    game = Match({"perceval": "4S 5S", "karadoc": "6S 7S"}, first="perceval")
    game.plays("perceval", "4S")
    game.forfeits("karadoc")
    assert (game.over, game.settlements, game.scores) == (True, [], {"perceval": 0, "karadoc": 0})
