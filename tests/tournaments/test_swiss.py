"""A Swiss: tables by standing, no two twice while that can be avoided, byes and odd tables shared fairly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.tournaments import Entry, Finished, Round, Settings, State, next_round, standings
from service.tournaments.seatings.designs.plan import repeats
from service.tournaments.seatings.history import History
from service.tournaments.settings import Remainder
from tests.support.tournament import after, begun, by_chance, entries, played, tables_of, whole
from tests.tournaments.brute_force import fewest_meetings

REMAINDERS: tuple[Remainder, ...] = get_args(Remainder)


@given(
    players=st.integers(2, 9), size=st.integers(2, 4), remainder=st.sampled_from(REMAINDERS), seed=st.integers(0, 10**6)
)
@settings(max_examples=60, deadline=None)
def test_no_round_has_more_meet_again_than_must(players: int, size: int, remainder: Remainder, seed: int) -> None:
    state = begun(Settings(format="swiss", table_size=size, remainder=remainder, rounds=5), players)
    result = by_chance(Random(seed))
    for _ in range(5):
        made = next_round(state)
        assert isinstance(made, Round)
        history = History(state.entries, state.rounds, size)
        met = sum(history.meetings(table.entries) for table in made.tables)
        assert met == fewest_meetings(state)
        state = after(state, made, result)


@pytest.mark.parametrize(("players", "size", "rounds"), [(30, 2, 9), (24, 3, 6), (40, 4, 8), (60, 5, 8)])
def test_none_meet_twice_where_there_is_room(players: int, size: int, rounds: int) -> None:
    for seed in range(3):
        state = whole(begun(Settings(format="swiss", table_size=size, rounds=rounds), players), by_chance(Random(seed)))
        assert len(state.rounds) == rounds
        assert repeats(tables_of(state)) == 0


@given(
    players=st.integers(2, 26),
    size=st.integers(2, 8),
    remainder=st.sampled_from(REMAINDERS),
    seed=st.integers(0, 10**6),
)
@settings(max_examples=25, deadline=None)
def test_byes_and_odd_tables_differ_by_one_at_most(players: int, size: int, remainder: Remainder, seed: int) -> None:
    setting = Settings(format="swiss", table_size=size, remainder=remainder, rounds=6)
    state = whole(begun(setting, players), by_chance(Random(seed)))
    assert len(state.rounds) == 6
    byes = Counter({entry.id: 0 for entry in state.entries})
    uneven = Counter(byes)
    for made in state.rounds:
        assert sorted([*made.byes, *(e for table in made.tables for e in table.entries)]) == sorted(byes)
        byes.update(made.byes)
        uneven.update(e for table in made.tables if len(table.entries) != size for e in table.entries)
    assert max(byes.values()) - min(byes.values()) <= 1
    # With byes in play an odd table is one that all sit at, when there are too few for a full one.
    assert max(uneven.values()) - min(uneven.values()) <= 1


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_withdrawals_and_late_entries_never_break_it(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 5), label="table size")
    setting = Settings(
        format=data.draw(st.sampled_from(["swiss", "round_robin"])), table_size=size, rounds=6,
        remainder=data.draw(st.sampled_from(REMAINDERS)),
    )  # fmt: skip
    state = begun(setting, data.draw(st.integers(2, 14), label="players"))
    result = by_chance(Random(data.draw(st.integers(0, 10**6))))
    while isinstance(made := next_round(state), Round):
        wanted = {entry.id for entry in state.playing(made.number)}
        assert sorted([*made.byes, *(e for table in made.tables for e in table.entries)]) == sorted(wanted)
        assert all(len(table.seats) >= 2 for table in made.tables)
        state = changed(after(state, made, result), data)
    assert isinstance(made, Finished)
    for number, made in enumerate(state.rounds, 1):
        assert next_round(state.before(number)) == made


def changed(state: State, data: st.DataObject) -> State:
    """Some leave after a round, some sit the next one out, some come."""
    number = state.number
    kept = []
    for entry in state.entries:
        what = data.draw(st.sampled_from(["stays"] * 8 + ["leaves", "rests"])) if entry.until is None else "left"
        if what == "leaves":
            entry = msgspec.structs.replace(entry, until=number - 1)
        elif what == "rests":
            entry = msgspec.structs.replace(entry, sits_out=(*entry.sits_out, number))
        kept.append(entry)
    late = data.draw(st.integers(0, 2), label="late entries")
    new = [Entry(id=f"late{number}.{one}", since=number) for one in range(late)]
    return msgspec.structs.replace(state, entries=(*kept, *new))


def test_the_first_round_gives_each_table_its_share_of_the_seeds() -> None:
    made = next_round(begun(Settings(format="swiss", rounds=3, seeding="given"), 16))
    assert isinstance(made, Round)
    assert [sorted(table.seats, key=lambda e: int(e[1:])) for table in made.tables] == [
        ["p1", "p8", "p9", "p16"], ["p2", "p7", "p10", "p15"], ["p3", "p6", "p11", "p14"], ["p4", "p5", "p12", "p13"],
    ]  # fmt: skip


def test_later_rounds_have_neighbours_in_the_standings_meet() -> None:
    state = begun(Settings(format="swiss", rounds=3), 64)
    made = next_round(state)
    assert isinstance(made, Round)
    state = after(state, made, lambda table: played(table, table.seats))
    winners = {table.seats[0] for table in made.tables}
    second = next_round(state)
    assert isinstance(second, Round)
    assert {entry for table in second.tables[:4] for entry in table.seats} == winners


def test_those_who_asked_to_sit_out_have_no_bye_and_no_points_for_it() -> None:
    there = (*entries(8), Entry(id="rests", sits_out=(1,)))
    state = State(
        settings=Settings(format="swiss", rounds=2), entries=there, lot=begun(Settings(format="swiss"), 2).lot
    )
    made = next_round(state)
    assert isinstance(made, Round)
    assert made.byes == ()
    state = after(state, made, lambda table: played(table, table.seats))
    assert next(line for line in standings(state) if line.entry == "rests").points == 0


def test_seats_in_the_order_of_play_are_spread_evenly() -> None:
    for size, rounds, most in ((4, 12, 2), (3, 9, 2), (5, 10, 2), (8, 8, 2)):
        state = whole(begun(Settings(format="swiss", table_size=size, rounds=rounds), size * 16), by_chance(Random(3)))
        sat = Counter((e, seat) for made in state.rounds for table in made.tables for seat, e in enumerate(table.seats))
        for entry in state.entries:
            had = [sat[entry.id, seat] for seat in range(size)]
            assert max(had) - min(had) <= most


@pytest.mark.nightly
def test_a_thousand_players_meet_no_one_twice_in_twenty_rounds() -> None:
    state = begun(Settings(format="swiss", rounds=20), 1000)
    result = by_chance(Random(1))
    for _ in range(20):
        made = next_round(state)
        assert isinstance(made, Round)
        assert len(made.tables) == 250
        state = after(state, made, result)
    assert repeats(tables_of(state)) == 0
    ranks = [line.rank for line in standings(state)]
    assert ranks == list(range(1, 1001))


def test_tables_are_told_from_the_leaders_down() -> None:
    state = begun(Settings(format="swiss", rounds=4), 40)
    result = by_chance(Random(5))
    for _ in range(3):
        made = next_round(state)
        assert isinstance(made, Round)
        state = after(state, made, result)
    place = {line.entry: line.rank for line in standings(state)}
    made = next_round(state)
    assert isinstance(made, Round)
    assert [table.id for table in made.tables] == [f"4.{number}" for number in range(1, 11)]
    best = [min(place[e] for e in table.seats) for table in made.tables]
    assert all(one < other for one, other in pairwise(best))
    means = [sum(place[e] for e in table.seats) for table in made.tables]
    assert sum(one > other for one, other in combinations(means, 2)) <= 5
