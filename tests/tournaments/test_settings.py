"""What makes no sense together is told in sentences, before a tournament begins."""

from __future__ import annotations

import pytest

from service.tournaments import Entry, PointRule, Settings
from service.tournaments import entries as entry_rules
from service.tournaments.settings import faults


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (Settings(format="swiss", table_size=9), "choose 2 to 8 players"),
        (Settings(format="swiss", rounds=0), "choose 1 to 200"),
        (Settings(format="knockout", rounds=3), "leave `rounds` out"),
        (Settings(format="knockout", advance=3), "1 to 2 may go on"),
        (Settings(format="swiss", advance=1), "are for a knockout"),
        (Settings(format="league", games=0), "at least one game"),
        (Settings(format="swiss", games=3), "is for a league"),
        (Settings(format="swiss", points=PointRule(places=(3, 2, 1))), "pay each"),
        (Settings(format="swiss", points=PointRule(places=(0, 1, 2, 3))), "put them in order"),
        (Settings(format="swiss", points=PointRule(by="wins", places=(3, 2, 1, 0))), "leave one of them out"),
        (Settings(format="swiss", tie_breaks=("wins", "wins")), "name it once"),
        (Settings(format="swiss", edition=2), "by edition 1"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings, told: str) -> None:
    [fault] = faults(settings)
    assert told in fault


@pytest.mark.parametrize("format_", ["round_robin", "swiss", "knockout", "league"])
def test_defaults_make_sense(format_: str) -> None:
    assert faults(Settings(format=format_)) == []  # type: ignore[arg-type]


def test_entries_have_names_of_their_own() -> None:
    assert entry_rules.faults([Entry(id="a"), Entry(id="b")]) == []
    assert len(entry_rules.faults([Entry(id="a"), Entry(id="a"), Entry(id="bot:1"), Entry(id="")])) == 3
