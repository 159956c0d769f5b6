"""A knockout: so many of each table go on, and where everybody has come is what orders the standings."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.tournaments import Finished, Round, Settings, State, Table, next_round, standings
from service.tournaments.check import first_difference
from service.tournaments.formats.brackets import bracket
from service.tournaments.settings import Remainder
from tests.support.tournament import after, begun, by_chance, played, whole


def knockout(size: int, on: int, remainder: Remainder = "smaller", third: bool = False) -> Settings:
    return Settings(
        format="knockout", table_size=size, advance=on, remainder=remainder, third_place=third, seeding="given"
    )


def as_seeded(table: Table) -> list[str]:
    """Those of a table in the order of their seeds."""
    return sorted(table.entries, key=lambda entry: int(entry[1:]))


def by_seed(state: State) -> State:
    return whole(state, lambda table: played(table, as_seeded(table)))


def test_two_of_each_table_of_four_go_on() -> None:
    state = by_seed(begun(knockout(4, 2), 16))
    assert [[as_seeded(table) for table in made.tables] for made in state.rounds] == [
        [["p1", "p8", "p9", "p16"], ["p2", "p7", "p10", "p15"], ["p3", "p6", "p11", "p14"], ["p4", "p5", "p12", "p13"]],
        # The seconds change tables, as p1 has met p8, and p2 has met p7.
        [["p2", "p3", "p5", "p8"], ["p1", "p4", "p6", "p7"]],
        [["p1", "p2", "p3", "p4"]],
    ]
    assert state.rounds[-1].tables[0].stage == "final"
    assert next_round(state) == Finished(reason="played")
    lines = standings(state)
    assert [line.entry for line in lines[:4]] == ["p1", "p2", "p3", "p4"]
    assert {line.entry for line in lines[4:8]} == {"p5", "p6", "p7", "p8"}


def test_the_best_seeds_are_spared_the_first_round_where_there_are_byes() -> None:
    state = by_seed(begun(knockout(2, 1, "byes"), 6))
    assert [len(made.tables) for made in state.rounds] == [2, 2, 1]
    assert state.rounds[0].byes == ("p1", "p2")
    assert [as_seeded(table) for table in state.rounds[1].tables] == [["p1", "p4"], ["p2", "p3"]]
    assert [line.entry for line in standings(state)][:2] == ["p1", "p2"]


def test_the_table_for_the_third_place_is_played_beside_the_final() -> None:
    state = by_seed(begun(knockout(2, 1, third=True), 8))
    assert [(table.stage, as_seeded(table)) for table in state.rounds[-1].tables] == [
        ("final", ["p1", "p2"]), ("third_place", ["p3", "p4"]),
    ]  # fmt: skip
    assert [line.entry for line in standings(state)][:4] == ["p1", "p2", "p3", "p4"]
    four = by_seed(begun(knockout(4, 2, third=True), 16))
    assert [as_seeded(table) for table in four.rounds[-1].tables] == [
        ["p1", "p2", "p3", "p4"],
        ["p5", "p6", "p7", "p8"],
    ]
    assert [line.entry for line in standings(four)][4:8] == ["p5", "p6", "p7", "p8"]


def test_those_who_have_just_met_are_parted() -> None:
    state = begun(knockout(4, 2), 32)
    first = next_round(state)
    assert isinstance(first, Round)
    second = next_round(after(state, first, by_chance(Random(8))))
    assert isinstance(second, Round)
    together = [set(table.entries) for table in first.tables]
    assert all(len(there & set(table.entries)) <= 1 for table in second.tables for there in together)


def test_a_shared_place_is_decided_by_score_then_by_seed() -> None:
    state = begun(knockout(4, 2), 8)
    made = next_round(state)
    assert isinstance(made, Round)
    scores = {"p8": 99, "p7": 0, "p6": 0}
    on = next_round(after(state, made, lambda table: played(table, as_seeded(table), [1, 2, 2, 2], **scores)))
    assert isinstance(on, Round)
    assert set(on.tables[0].entries) == {"p1", "p8", "p2", "p3"}


def test_one_who_forfeited_does_not_go_on_and_one_who_withdrew_is_missing() -> None:
    state = begun(knockout(2, 1), 8)
    made = next_round(state)
    assert isinstance(made, Round)
    state = after(state, made, lambda table: played(table, as_seeded(table)))
    first = state.results[0]
    both = tuple(msgspec.structs.replace(placing, forfeit=True) for placing in first.placings)
    none_on = msgspec.structs.replace(
        state, results=(msgspec.structs.replace(first, placings=both), *state.results[1:])
    )
    second = next_round(none_on)
    assert isinstance(second, Round)
    assert (len(second.tables), second.byes) == (1, ("p2",))
    gone = tuple(msgspec.structs.replace(e, until=1) if e.id == "p1" else e for e in state.entries)
    assert next_round(msgspec.structs.replace(state, entries=gone)) == second


@given(
    players=st.integers(2, 70), size=st.integers(2, 8), data=st.data(), third=st.booleans(), seed=st.integers(0, 10**6),
    remainder=st.sampled_from(["smaller", "larger", "byes", "bots"]),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_any_knockout_comes_to_an_end(
    players: int, size: int, data: st.DataObject, third: bool, seed: int, remainder: Remainder
) -> None:
    on = data.draw(st.integers(1, size // 2), label="advance")
    state = whole(begun(knockout(size, on, remainder, third), players), by_chance(Random(seed)))
    assert len(state.rounds) <= 7
    for made in state.rounds:
        there = [*made.byes, *(entry for table in made.tables for entry in table.entries)]
        assert len(set(there)) == len(there)
        assert all(1 < len(table.entries) <= size + 1 for table in made.tables)
        assert all(len(table.entries) > on or table.stage != "round" for table in made.tables)
    lines = standings(state)
    assert [line.rank for line in lines] == list(range(1, players + 1))
    assert first_difference(state) is None


@pytest.mark.parametrize("size", range(2, 9))
def test_with_byes_all_later_rounds_are_full(size: int) -> None:
    for on in range(1, size // 2 + 1):
        for players in range(size + 1, 12 * size):
            shape = bracket(knockout(size, on, "byes"), players)
            left = shape.byes + on * len(shape.sizes)
            assert shape.byes + sum(shape.sizes) == players
            assert all(on < there <= size for there in shape.sizes)
            assert left < players
            assert left == size or set(bracket(knockout(size, on, "byes"), left).sizes) == {size} or left % size == 0
