"""A round robin: pairs meet as evenly as can be, and it goes on whatever becomes of its field."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest

from service.tournaments import Entry, Finished, Round, Settings, State, next_round
from service.tournaments.seatings.designs.plan import least_repeats, meetings, repeats
from tests.support.tournament import after, begun, by_chance, tables_of, whole


def robin(players: int, size: int, rounds: int | None, **more: str) -> State:
    settings = msgspec.convert(
        {"format": "round_robin", "table_size": size, "rounds": rounds, **more}, Settings
    )  # fmt: skip
    return whole(begun(settings, players), by_chance(Random(1)))


@pytest.mark.parametrize(("players", "size", "rounds"), [(16, 4, 5), (9, 3, 4), (25, 5, 6), (28, 4, 9), (40, 4, 13)])
def test_every_pair_meets_once(players: int, size: int, rounds: int) -> None:
    state = robin(players, size, None)
    assert len(state.rounds) == rounds
    met = meetings([[tuple(map(number, table)) for table in tables] for tables in tables_of(state)])
    assert met == dict.fromkeys(combinations(range(1, players + 1), 2), 1)


def number(entry: str) -> int:
    return int(entry[1:])


@pytest.mark.parametrize(("players", "size", "rounds"), [(16, 4, 10), (24, 4, 9), (12, 4, 5), (8, 4, 6), (40, 4, 15)])
def test_where_some_meet_again_it_is_as_few_as_is_possible(players: int, size: int, rounds: int) -> None:
    assert repeats(tables_of(robin(players, size, rounds))) == least_repeats(players, size, rounds)


def test_in_as_many_rounds_as_a_table_has_seats_everybody_has_each_seat_once() -> None:
    state = robin(40, 4, 12)
    for start in (0, 4, 8):
        block = state.rounds[start : start + 4]
        sat = Counter((e, seat) for made in block for table in made.tables for seat, e in enumerate(table.seats))
        assert set(sat.values()) == {1}


def test_who_has_which_place_is_decided_by_the_lot() -> None:
    state = begun(Settings(format="round_robin", rounds=5), 16)
    other = msgspec.structs.replace(
        state, lot=msgspec.structs.replace(state.lot, contributions="thrown in by a player")
    )
    assert next_round(state) != next_round(other)
    turned = msgspec.structs.replace(state, entries=state.entries[::-1])
    assert next_round(state) == next_round(turned)


def test_a_late_entry_takes_the_place_of_one_who_left() -> None:
    state = begun(Settings(format="round_robin", rounds=5), 16)
    result = by_chance(Random(2))
    first = next_round(state)
    assert isinstance(first, Round)
    gone, *others = state.entries
    changed = (msgspec.structs.replace(gone, until=1), *others, Entry(id="late", since=2))
    state = whole(msgspec.structs.replace(after(state, first, result), entries=changed), result)
    assert repeats(tables_of(state)) == 0
    assert len(state.rounds) == 5


@pytest.mark.parametrize("remainder", ["smaller", "bots"])
def test_with_one_too_few_everybody_is_short_of_one_as_often(remainder: str) -> None:
    state = robin(15, 4, 5, remainder=remainder)
    assert repeats(tables_of(state)) == 0
    short = Counter(e for tables in tables_of(state) for table in tables if len(table) == 3 for e in table)
    assert set(short.values()) == {1}
    assert len(short) == 15


def test_with_byes_each_sits_out_as_often() -> None:
    state = robin(13, 4, 13, remainder="byes")
    assert Counter(entry for made in state.rounds for entry in made.byes) == {f"p{n}": 1 for n in range(1, 14)}


def test_a_thousand_players_meet_no_one_twice() -> None:
    state = begun(Settings(format="round_robin", rounds=20), 1000)
    for _ in range(6):
        made = next_round(state)
        assert isinstance(made, Round)
        state = after(state, made, by_chance(Random(1)))
    assert repeats(tables_of(state)) == 0


def test_it_is_over_when_its_rounds_are_played_or_too_few_are_left() -> None:
    assert next_round(robin(8, 4, 2)) == Finished(reason="played")
    state = begun(Settings(format="round_robin", rounds=2), 4)
    gone = tuple(msgspec.structs.replace(entry, until=0) for entry in state.entries[1:])
    assert next_round(msgspec.structs.replace(state, entries=(state.entries[0], *gone))) == Finished(reason="too_few")
