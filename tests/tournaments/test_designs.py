"""Plans of round robins: each is what it says, pair by pair, and no plan is less even than what is known."""

from __future__ import annotations

import pytest

from service.tournaments.seatings.designs.catalogue import _found, block, plan_for, plans
from service.tournaments.seatings.designs.fields import Field, has_field
from service.tournaments.seatings.designs.plan import Plan, least_repeats, meetings, repeats

FIELDS = [(players, size) for size in range(2, 9) for players in range(size, 13 * size, size)]
KNOWN = {
    (16, 4): 5, (9, 3): 4, (25, 5): 6, (20, 4): 5, (24, 4): 7, (28, 4): 9, (32, 4): 10, (36, 4): 11, (40, 4): 13,
    (15, 3): 7, (18, 3): 8, (21, 3): 10, (24, 3): 11, (27, 3): 13, (30, 3): 14, (12, 3): 4,
    (49, 7): 8, (64, 8): 9, (64, 4): 21, (125, 5): 31, (10, 2): 9,
}  # fmt: skip
"""In how many rounds no two need meet twice, as is proved or known."""


def check(plan: Plan) -> None:
    everybody = list(range(plan.players))
    for tables in plan.rounds:
        assert sorted(place for table in tables for place in table) == everybody
        assert {len(table) for table in tables} == {plan.size}
    met = meetings(plan.rounds)
    if plan.every:
        assert set(met.values()) == {plan.every}
        assert len(met) == plan.players * (plan.players - 1) // 2
    else:
        assert set(met.values()) == {1}


@pytest.mark.parametrize(("players", "size"), FIELDS)
def test_every_plan_is_what_it_says(players: int, size: int) -> None:
    for plan in plans(players, size):
        assert (plan.players, plan.size) == (players, size)
        check(plan)


def test_every_stored_plan_is_used() -> None:
    for found in _found():
        check(found.plan())
        assert found.plan() in plans(found.players, found.size)


@pytest.mark.parametrize(("players", "size"), KNOWN)
def test_no_two_meet_twice_for_as_many_rounds_as_is_known(players: int, size: int) -> None:
    plan = plan_for(players, size, KNOWN[players, size])
    assert len(plan.rounds) >= KNOWN[players, size]
    assert repeats(plan.rounds[: KNOWN[players, size]]) == 0


@pytest.mark.parametrize(("players", "size", "rounds"), [(8, 4, 7), (12, 4, 11), (20, 4, 19), (12, 6, 11), (16, 8, 15)])
def test_where_some_must_meet_twice_all_do_equally_often(players: int, size: int, rounds: int) -> None:
    plan = plan_for(players, size, None)
    assert (len(plan.rounds), repeats(plan.rounds)) == (rounds, least_repeats(players, size, rounds))


@pytest.mark.parametrize(("players", "size"), [(12, 4), (40, 4), (15, 3), (36, 6), (1000, 4), (64, 8), (10, 2)])
def test_in_each_block_of_rounds_every_place_has_every_seat_once(players: int, size: int) -> None:
    plan = plan_for(players, size, None)
    for number in range(min(3, len(plan.rounds) // size)):
        rounds = block(players, size, None, number)
        for tables, planned in zip(rounds, plan.rounds[number * size :], strict=False):
            assert [sorted(table) for table in tables] == [sorted(table) for table in planned]
        sat = {(place, seat) for tables in rounds for table in tables for seat, place in enumerate(table)}
        assert len(sat) == players * size


@pytest.mark.parametrize("order", [order for order in range(2, 65) if has_field(order)])
def test_fields_are_fields(order: int) -> None:
    field = Field(order)
    for number in range(1, order):
        assert sorted(field.times(number, other) for other in range(order)) == list(range(order))
        assert sorted(field.plus(number, other) for other in range(order)) == list(range(order))
    for a, b, c in [(1, 2, 3), (2, 3, 5), (order - 1, 2, order // 2)]:
        a, b, c = a % order, b % order, c % order
        assert field.times(a, field.plus(b, c)) == field.plus(field.times(a, b), field.times(a, c))
