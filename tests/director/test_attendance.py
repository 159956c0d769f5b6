"""Who is there: the check-in with its deadline, and rounds that entries sit out."""

from __future__ import annotations

from typing import Any

import pytest

from service.director import attendance, entering, organising
from service.director.refused import Refused
from service.tournaments.check import first_difference
from tests.director.cup import Cup
from tests.http.table import START

MINUTE_MS = 60_000


def refused(cup: Cup, change: Any) -> str:
    with pytest.raises(Refused) as found:
        cup.do(change)
    return found.value.code


def check_in(cup: Cup, *entries: str) -> None:
    for entry in entries:
        cup.do(lambda draft, entry=entry: attendance.check_in(draft, entry))


def names(cup: Cup) -> list[str]:
    return [entrant.id for entrant in cup.now.entrants]


def checked(**more: Any) -> Cup:
    return Cup.made(4, start=False, table_size=2, check_in_until=START + 10 * MINUTE_MS, **more)


def test_those_who_have_not_checked_in_are_out_at_its_end() -> None:
    cup = checked(starts_at=START + 20 * MINUTE_MS)
    cup.enter("Merlin", bot="novice")
    check_in(cup, "perceval", "karadoc", "perceval")
    assert cup.types().count("entry_checked_in") == 2
    assert cup.store.alarms[cup.id] == START + 10 * MINUTE_MS
    cup.clock.move(10 * MINUTE_MS)
    assert refused(cup, lambda draft: attendance.check_in(draft, "arthur")) == "check_in_over"
    cup.look()
    assert names(cup) == ["perceval", "karadoc", "merlin"]
    assert cup.told[-3]["absent"] == ["arthur", "bohort"]
    assert cup.types()[-3:] == ["check_in_closed", "entry_withdrawn", "entry_withdrawn"]
    cup.enter("Séli")
    assert cup.store.alarms[cup.id] == START + 20 * MINUTE_MS
    cup.clock.move(10 * MINUTE_MS)
    cup.look()
    assert cup.now.status == "running"
    assert "seli" in {seat for table in cup.now.rounds[0].tables for seat in table.seats}, "who comes later is there"


def test_a_start_by_hand_ends_the_check_in() -> None:
    cup = checked()
    check_in(cup, "perceval")
    assert refused(cup, organising.start) == "too_few_entries"
    assert len(names(cup)) == 4, "a start that is refused puts no entry out"
    check_in(cup, "bohort")
    cup.do(organising.start)
    assert names(cup) == ["perceval", "bohort"]


def test_where_too_few_have_checked_in_it_is_over_at_its_start() -> None:
    cup = checked(starts_at=START + 10 * MINUTE_MS)
    cup.clock.move(10 * MINUTE_MS)
    cup.look()
    assert (cup.now.status, cup.now.end) == ("finished", "too_few")


def test_one_checks_in_from_its_instant_on_and_where_there_is_a_check_in() -> None:
    cup = checked(check_in_from=START + MINUTE_MS)
    assert refused(cup, lambda draft: attendance.check_in(draft, "perceval")) == "check_in_not_open"
    cup.clock.move(MINUTE_MS)
    check_in(cup, "perceval")
    assert refused(cup, lambda draft: attendance.check_in(draft, "merlin")) == "entry_not_found"
    other = Cup.made(2, start=False)
    assert refused(other, lambda draft: attendance.check_in(draft, "perceval")) == "no_check_in"


@pytest.mark.parametrize("format_", ["swiss", "round_robin"])
def test_one_that_sits_out_has_no_table_in_the_next_round_and_one_in_the_round_behind(format_: str) -> None:
    cup = Cup.made(4, table_size=2, rounds=3, format=format_)
    cup.look()
    for _ in range(2):
        cup.do(lambda draft: attendance.sit_out(draft, "arthur"))
    cup.do(lambda draft: attendance.sit_out(draft, "bohort"))
    cup.do(lambda draft: attendance.come_back(draft, "bohort"))
    assert [kind for kind in cup.types() if kind in ("entry_sits_out", "entry_back")] == [
        "entry_sits_out", "entry_sits_out", "entry_back",
    ]  # fmt: skip
    cup.play()
    there = [{seat for table in made.tables for seat in table.seats} for made in cup.now.rounds]
    assert ["arthur" in seats for seats in there] == [True, False, True]
    assert all("bohort" in {*seats, *made.byes} for seats, made in zip(there, cup.now.rounds, strict=True))
    assert first_difference(cup.now.known) is None


def test_where_all_sit_out_the_round_goes_by() -> None:
    cup = Cup.made(2, start=False, table_size=2, rounds=2)
    for entry in ("perceval", "karadoc"):
        cup.do(lambda draft, entry=entry: attendance.sit_out(draft, entry))
    cup.do(organising.start)
    cup.play()
    assert [len(made.tables) for made in cup.now.rounds] == [0, 1]
    assert cup.now.end == "played"


def test_nobody_sits_out_of_a_knockout_or_after_leaving() -> None:
    cup = Cup.made(4, table_size=2, format="knockout", rounds=None)
    assert refused(cup, lambda draft: attendance.sit_out(draft, "perceval")) == "cannot_sit_out"
    cup = Cup.made(4, table_size=2)
    cup.look()
    cup.do(lambda draft: entering.withdraw(draft, "perceval"))
    assert refused(cup, lambda draft: attendance.sit_out(draft, "perceval")) == "entry_gone"
