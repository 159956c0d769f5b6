"""Ratings: the same games give the same figures, and better players come to have better ones."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from service.ratings import Played, Rating, Side, leaderboard, rated, recalculated, standing
from tests.support.golden import compare


def game(number: int, *order: str, places: tuple[int, ...] | None = None) -> Played:
    """A game at an instant of its number, its players in the order of their places."""
    sides = tuple(
        Side(players=tuple(one.split("+")), place=place)
        for one, place in zip(order, places or range(1, len(order) + 1), strict=True)
    )
    return Played(game=f"g{number:03}", at=number, sides=sides)


def many(seed: int, count: int = 60) -> list[Played]:
    """Games of four out of nine, of whom those of low numbers tend to be ahead."""
    random = Random(seed)
    found = []
    for number in range(count):
        there = random.sample(range(9), 4)
        ahead = sorted(there, key=lambda one: one + random.gauss(0, 3))
        found.append(game(number, *(f"p{one}" for one in ahead)))
    return found


def test_all_begin_with_the_same() -> None:
    one = Rating()
    assert (one.shown, one.deviation, one.safe, one.games) == (1500, 500, 1500, 0)


def test_a_game_is_rated_as_openskill_does() -> None:
    changes = rated(game(1, "a", "b", "c", "d", places=(1, 2, 2, 4)), {})
    model = PlackettLuce()
    right = model.rate([[model.rating()] for _ in range(4)], ranks=[1, 2, 2, 4])
    for change, [one] in zip(changes, right, strict=True):
        assert change.after.mu == pytest.approx(one.mu * 1e6, abs=1)
        assert change.after.sigma == pytest.approx(one.sigma * 1e6, abs=1)
    assert [change.after.wins for change in changes] == [1, 0, 0, 0]


def test_the_order_in_which_games_are_told_makes_no_difference() -> None:
    games = many(1)
    assert recalculated(Random(2).sample(games, len(games))) == recalculated(games)


def test_one_game_after_another_gives_what_recalculating_gives() -> None:
    ratings: dict[str, Rating] = {}
    history = []
    for one in many(3):
        changes = rated(one, ratings)
        history += changes
        ratings |= {change.player: change.after for change in changes}
    pool = recalculated(many(3))
    assert (pool.ratings, list(pool.history)) == (ratings, history)
    assert msgspec.json.decode(msgspec.json.encode(pool), type=type(pool)) == pool


def test_figures_are_what_they_were() -> None:
    pool = recalculated(many(4))
    lines = [
        f"{line.rank} {line.player} {line.rating.mu} {line.rating.sigma} {line.rating.games}"
        for line in leaderboard(pool)
    ]
    compare("ratings.txt", "\n".join(lines) + "\n")


def test_the_better_ones_come_to_lead() -> None:
    lines = leaderboard(recalculated(many(5, 600)))
    assert [line.player for line in lines[:2]] == ["p0", "p1"]
    assert lines[-1].player == "p8"
    assert lines[0].rating.deviation < 250


def test_teams_are_rated_together() -> None:
    changes = {change.player: change.after for change in rated(game(1, "a+b", "c+d"), {})}
    assert changes["a"].mu == changes["b"].mu > Rating().mu > changes["c"].mu == changes["d"].mu


def test_ratings_are_provisional_until_there_are_ten_games() -> None:
    pool = recalculated(game(number, "a", "b") for number in range(9))
    assert pool.is_provisional("a")
    assert pool.is_provisional("a stranger")
    assert leaderboard(pool, with_provisional=False) == []
    assert not recalculated(game(number, "a", "b") for number in range(10)).is_provisional("a")
    assert not recalculated([game(1, "a", "b")], provisional_games=1).is_provisional("b")


def test_a_game_of_one_side_changes_nothing_and_one_that_is_none_is_refused() -> None:
    assert rated(game(1, "a"), {}) == []
    with pytest.raises(ValueError, match="a player twice"):
        rated(game(1, "a", "a"), {})
    with pytest.raises(ValueError, match="without players"):
        rated(Played(game="g", at=1, sides=(Side(players=(), place=1), Side(players=("a",), place=2))), {})


RATINGS = st.builds(Rating, mu=st.integers(-(10**9), 10**10), sigma=st.integers(1, 10**8), games=st.integers(0, 10**8))


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(one=RATINGS, other=RATINGS)
def test_where_ratings_stand_is_told_by_texts_of_one_length_in_their_order(one: Rating, other: Rating) -> None:
    worth, others = ((rating.safe, rating.shown, rating.games) for rating in (one, other))
    assert (standing(one) < standing(other)) == (worth > others)
    assert (standing(one) == standing(other)) == (worth == others)
    assert {len(standing(one)), len(standing(other))} == {23}


def test_equals_share_a_rank() -> None:
    lines = leaderboard(recalculated([game(1, "a", "b", "c", "d", places=(1, 2, 2, 4))]))
    assert [line.rank for line in lines] == [1, 2, 2, 4]


@given(players=st.integers(2, 8))
def test_who_is_ahead_gains_more(players: int) -> None:
    changes = rated(game(1, *(f"p{number}" for number in range(players))), {})
    gained = [change.after.mu for change in changes]
    assert all(one > other for one, other in pairwise(gained))
