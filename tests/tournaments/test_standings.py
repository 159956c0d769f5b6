"""Standings: each point names its game, place and rule, each tie what decided it, and nothing depends on an order."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.tournaments import (
    Correction,
    Earned,
    Placing,
    PointRule,
    Round,
    Settings,
    State,
    Table,
    next_round,
    standings,
)
from service.tournaments.results import faults
from service.tournaments.settings import TieBreak
from service.tournaments.standings.points import bye_points, paid
from tests.support.tournament import LOT, after, begun, by_chance, entries, played, whole

ABCD = ("p1", "p2", "p3", "p4")


def one_game(*ties: int, rule: PointRule | None = None, **scores: int) -> State:
    """Four players after a game that they ended in the order of their names."""
    table = Table(id="1.1", seats=ABCD)
    setting = Settings(format="swiss", rounds=1, points=rule or PointRule())
    state = State(settings=setting, entries=entries(4), lot=LOT)
    return after(state, Round(number=1, tables=(table,)), lambda t: played(t, ABCD, ties or None, **scores))


def points(state: State) -> dict[str, int]:
    return {line.entry: line.points for line in standings(state)}


def test_places_pay_one_less_each() -> None:
    assert points(one_game()) == {"p1": 3000, "p2": 2000, "p3": 1000, "p4": 0}


def test_those_who_share_places_share_their_points() -> None:
    assert points(one_game(1, 2, 2, 4)) == {"p1": 3000, "p2": 1500, "p3": 1500, "p4": 0}
    assert set(points(one_game(1, 1, 1, 1)).values()) == {1500}
    assert points(one_game(1, 1, 1, 4))["p1"] == 2000


def test_a_table_of_places_pays_as_it_says() -> None:
    rule = PointRule(places=(15000, 5000, -5000, -15000))
    assert points(one_game(rule=rule)) == {"p1": 15000, "p2": 5000, "p3": -5000, "p4": -15000}


@pytest.mark.parametrize(
    ("players", "pay"),
    [(4, [3000, 2000, 1000, 0]), (3, [3000, 1500, 0]), (2, [3000, 0]), (5, [3000, 2250, 1500, 750, 0])],
)
def test_tables_of_another_size_are_paid_by_the_same_scale(players: int, pay: list[int]) -> None:
    placings = [Placing(entry=f"p{place}", place=place) for place in range(1, players + 1)]
    assert paid(PointRule(), placings, 4) == pay


def test_wins_pay_the_first_place_alone() -> None:
    assert points(one_game(rule=PointRule(by="wins"))) == {"p1": 1000, "p2": 0, "p3": 0, "p4": 0}
    assert points(one_game(1, 1, 3, 4, rule=PointRule(by="wins")))["p2"] == 500


def test_shares_pay_by_the_score() -> None:
    rule = PointRule(by="share")
    assert points(one_game(rule=rule, p1=50, p2=30, p3=20, p4=0)) == {"p1": 500, "p2": 300, "p3": 200, "p4": 0}
    shifted = one_game(rule=rule, p1=30, p2=10, p3=0, p4=-10)
    assert points(shifted) == {"p1": 571, "p2": 286, "p3": 143, "p4": 0}
    assert set(points(one_game(rule=rule, p1=0, p2=0, p3=0, p4=0)).values()) == {250}


def test_a_bye_is_worth_what_is_settled() -> None:
    assert [bye_points(PointRule(bye=bye), 4) for bye in ("mean", "first", "none")] == [1500, 3000, 0]
    assert bye_points(PointRule(by="wins"), 4) == 250
    assert bye_points(PointRule(by="share"), 5) == 200


def test_a_forfeit_is_paid_as_settled_and_is_no_place() -> None:
    state = one_game(rule=PointRule(forfeit=-500))
    [result] = state.results
    placings = tuple(msgspec.structs.replace(p, forfeit=p.entry == "p1") for p in result.placings)
    lines = standings(msgspec.structs.replace(state, results=(msgspec.structs.replace(result, placings=placings),)))
    last = lines[-1]
    assert (last.entry, last.points, last.earned[0].rule) == ("p1", -500, "forfeit")


def test_each_point_names_its_game_its_place_and_its_rule() -> None:
    line = next(line for line in standings(one_game(1, 2, 2, 4)) if line.entry == "p3")
    assert line.earned == (
        Earned(round=1, points=1500, rule="places", table="1.1", game="game-1.1", place=2, tied=2, players=4, score=80),
    )  # fmt: skip


def test_a_correction_counts_in_place_of_the_result_and_is_told() -> None:
    state = one_game()
    turned = tuple(Placing(entry=entry, place=place) for place, entry in enumerate(reversed(ABCD), 1))
    correction = Correction(table="1.1", placings=turned, reason="the seats were told wrongly", round=1, game="again")
    lines = standings(msgspec.structs.replace(state, corrections=(correction,)))
    assert [line.entry for line in lines] == ["p4", "p3", "p2", "p1"]
    assert (lines[0].earned[0].game, lines[0].earned[0].corrected) == ("again", "the seats were told wrongly")


def test_a_correction_changes_no_round_that_was_made_before_it() -> None:
    state = begun(Settings(format="swiss", rounds=3), 16)
    made = next_round(state)
    assert isinstance(made, Round)
    state = after(state, made, lambda table: played(table, table.seats))
    second = next_round(state)
    assert isinstance(second, Round)
    state = after(state, second, lambda table: played(table, table.seats))
    first = made.tables[0]
    turned = tuple(Placing(entry=entry, place=place) for place, entry in enumerate(reversed(first.seats), 1))
    late = Correction(table=first.id, placings=turned, reason="looked at again", round=2)
    early = msgspec.structs.replace(late, round=1)
    assert next_round(msgspec.structs.replace(state, corrections=(late,)).before(2)) == second
    assert next_round(msgspec.structs.replace(state, corrections=(early,)).before(2)) != second


# --- tie-breaks


def tied(*breaks: TieBreak, results: dict[str, str]) -> list[tuple[str, str]]:
    """Tables of two by name (`1.1`), each won by the first (`p1 p2`): the entries in order, with what decided."""
    names = sorted({name for pair in results.values() for name in pair.split()})
    setting = Settings(format="swiss", table_size=2, points=PointRule(by="wins"), tie_breaks=breaks)
    there = tuple(entry for entry in entries(9) if entry.id in names)
    tables = {name: Table(id=name, seats=tuple(pair.split())) for name, pair in results.items()}
    rounds = tuple(Round(number=int(name[0]), tables=(table,)) for name, table in tables.items())
    given = tuple(played(table, table.seats) for table in tables.values())
    lines = standings(State(settings=setting, entries=there, lot=LOT, rounds=rounds, results=given))
    return [(line.entry, line.decided_by) for line in lines]


def test_the_game_between_equals_decides_where_they_have_met() -> None:
    order = tied("direct", results={"1.1": "p2 p1", "1.2": "p3 p4", "2.1": "p1 p3", "2.2": "p4 p2"})
    assert [by for _, by in order] == ["", "lot", "lot", "lot"]
    order = tied("direct", results={"1.1": "p2 p1", "1.2": "p1 p3"})
    assert order == [("p2", ""), ("p1", "direct"), ("p3", "points")]


def test_the_points_of_those_met_decide() -> None:
    results = {"1.1": "p1 p2", "1.2": "p3 p4", "2.1": "p2 p5", "2.2": "p6 p1", "2.3": "p7 p3"}
    order = tied("opponents", results=results)
    assert order.index(("p3", "opponents")) > [entry for entry, _ in order].index("p1")


def test_what_was_beaten_decides() -> None:
    order = dict(tied("beaten", results={"1.1": "p1 p2", "1.2": "p3 p4", "2.1": "p2 p5"}))
    assert next(iter(order)) == "p1"
    assert order["p3"] == "beaten" or order["p2"] == "beaten"


def test_seeds_decide_and_where_nothing_does_the_lot() -> None:
    setting = Settings(format="swiss", tie_breaks=("seed",), seeding="given")
    lines = standings(State(settings=setting, entries=entries(3), lot=LOT))
    assert [(line.entry, line.decided_by) for line in lines] == [("p1", ""), ("p2", "seed"), ("p3", "seed")]
    lines = standings(State(settings=Settings(format="swiss", tie_breaks=()), entries=entries(3), lot=LOT))
    assert [line.entry for line in lines] == LOT.drawn(["p1", "p2", "p3"])
    assert [line.decided_by for line in lines] == ["", "lot", "lot"]


@given(seed=st.integers(0, 10**6), players=st.integers(4, 14), by=st.sampled_from(["places", "wins", "share"]))
@settings(max_examples=25, deadline=None)
def test_the_order_is_total_and_depends_on_no_order(seed: int, players: int, by: str) -> None:
    random = Random(seed)
    rule = msgspec.convert({"by": by}, PointRule)
    breaks: tuple[TieBreak, ...] = ("direct", "opponents", "beaten", "thirds", "share", "best_score", "played")
    state = whole(
        begun(Settings(format="swiss", table_size=3, rounds=3, points=rule, tie_breaks=breaks), players),
        by_chance(random),
    )
    lines = standings(state)
    assert [line.rank for line in lines] == list(range(1, players + 1))
    shuffled = msgspec.structs.replace(
        state,
        entries=tuple(random.sample(state.entries, len(state.entries))),
        results=tuple(random.sample(state.results, len(state.results))),
    )
    assert standings(shuffled) == lines
    for above, line in pairwise(lines):
        assert above.points >= line.points
        assert (line.decided_by == "points") == (above.points > line.points)
        if line.decided_by not in ("points", "lot"):
            assert above.tie_breaks[line.decided_by] > line.tie_breaks[line.decided_by]
    assert all(line.points == sum(one.points for one in line.earned) for line in lines)


def test_what_is_wrong_with_a_result_is_told_in_sentences() -> None:
    good = tuple(Placing(entry=entry, place=place) for place, entry in enumerate(ABCD, 1))
    assert faults(ABCD, good) == []
    assert faults(ABCD, good[:3]) == ["p4 is missing: give its place."]
    assert faults(ABCD, (*good[:3], Placing(entry="p5", place=4)))[0] == "p5 has no seat at this table: leave it out."
    assert faults(ABCD, (*good[:3], Placing(entry="p4", place=7))) == ["p4 has place 7: by the others it is place 4."]
    assert faults(ABCD[:2], (good[0], Placing(entry="p2", place=1))) == []
