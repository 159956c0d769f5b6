"""A league: tables are made as players ask, of those who have met least and stand closest."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from service.tournaments import Entry, Round, Settings, State, Unready, next_round, standings
from service.tournaments.check import first_difference
from tests.support.tournament import after, begun, by_chance, played

LEAGUE = Settings(format="league")


def asked(state: State, *names: str, fewest: int | None = None) -> Round | None:
    made = next_round(state, names, fewest)
    return made if isinstance(made, Round) else None


def test_a_table_is_made_when_enough_have_asked() -> None:
    state = begun(LEAGUE, 8)
    assert next_round(state, ("p1", "p2", "p3")) == Unready()
    made = asked(state, "p1", "p2", "p3", "p4")
    assert made is not None
    assert sorted(made.tables[0].seats) == ["p1", "p2", "p3", "p4"]
    assert made.asked == ("p1", "p2", "p3", "p4")


def test_fewer_will_do_where_that_is_said() -> None:
    state = begun(LEAGUE, 8)
    made = asked(state, "p1", "p2", "p3", fewest=3)
    assert made is not None
    assert len(made.tables[0].seats) == 3
    assert asked(state, "p1", fewest=1) is None
    bots = begun(msgspec.structs.replace(LEAGUE, remainder="bots"), 8)
    made = asked(bots, "p1", "p2", fewest=2)
    assert made is not None
    assert (len(made.tables[0].seats), len(made.tables[0].entries)) == (4, 2)


def test_one_asks_once_and_not_from_an_open_table() -> None:
    state = begun(LEAGUE, 8)
    assert asked(state, "p1", "p1", "p1", "p2") is None
    made = asked(state, "p1", "p2", "p3", "p4")
    assert made is not None
    going = msgspec.structs.replace(state, rounds=(made,))
    assert asked(going, "p1", "p5", "p6", "p7") is None
    other = asked(going, "p1", "p5", "p6", "p7", "p8")
    assert other is not None
    assert sorted(other.tables[0].seats) == ["p5", "p6", "p7", "p8"]


def test_those_who_have_met_least_meet_and_the_first_to_ask_plays() -> None:
    state = begun(LEAGUE, 8)
    made = asked(state, "p1", "p2", "p3", "p4")
    assert made is not None
    state = after(state, made, lambda table: played(table, table.seats))
    made = asked(state, "p1", "p2", "p3", "p4", "p5", "p6", "p7")
    assert made is not None
    assert sorted(made.tables[0].seats) == ["p1", "p5", "p6", "p7"]


def test_of_equals_the_nearest_in_the_standings_meet() -> None:
    state = begun(msgspec.structs.replace(LEAGUE, table_size=2), 6)
    for pair in (("p1", "p2"), ("p3", "p4"), ("p5", "p6")):
        made = asked(state, *pair)
        assert made is not None
        state = after(state, made, lambda table: played(table, sorted(table.seats)))
    made = asked(state, "p1", "p6", "p4", "p5", "p3")
    assert made is not None
    assert "p1" in made.tables[0].seats
    ranks = {line.entry: line.rank for line in standings(state)}
    [other] = set(made.tables[0].seats) - {"p1"}
    assert other == min(("p6", "p4", "p5", "p3"), key=lambda entry: abs(ranks[entry] - ranks["p1"]))


def test_games_are_bounded_where_that_is_settled() -> None:
    state = begun(msgspec.structs.replace(LEAGUE, table_size=2, games=2), 3)
    for _ in range(2):
        made = asked(state, "p1", "p2")
        assert made is not None
        state = after(state, made, lambda table: played(table, table.seats))
    assert asked(state, "p1", "p2", "p3") is None


def test_a_league_of_weeks_is_derived_again_with_its_late_entries_and_results() -> None:
    random = Random(6)
    state, result = begun(LEAGUE, 14), by_chance(Random(7))
    late = iter([Entry(id=f"late{number}", since=number) for number in (5, 9, 20)])
    coming = next(late)
    for _ in range(60):
        if coming is not None and state.number >= coming.since:
            state = msgspec.structs.replace(state, entries=(*state.entries, coming))
            coming = next(late, None)  # type: ignore[assignment]
        names = [entry.id for entry in state.entries]
        made = next_round(state, random.sample(names, random.randrange(4, len(names))))
        if isinstance(made, Round):
            state = msgspec.structs.replace(state, rounds=(*state.rounds, made))
        for name in state.open_tables():
            if random.random() < 0.4:
                [table] = [one for done in state.rounds for one in done.tables if one.id == name]
                known = msgspec.structs.replace(result(table), round=len(state.rounds))
                state = msgspec.structs.replace(state, results=(*state.results, known))
    assert len(state.rounds) > 20
    assert first_difference(state) is None
    games = Counter(entry for made in state.rounds for entry in made.tables[0].entries)
    lines = {line.entry: line for line in standings(state)}
    over = {result.table for result in state.results}
    for name in games:
        done = sum(name in made.tables[0].entries and made.tables[0].id in over for made in state.rounds)
        assert len(lines[name].earned) == done
