"""One long game of each rulebook, told line by line as a golden file: whatever changes in it was meant to change."""

from __future__ import annotations

from functools import lru_cache

import pytest

from service import engine
from service.engine.core.events import PointsMoved
from service.engine.cul_de_chouette import rulebooks
from service.scenario.transcript import tell
from tests.support.bot import Bots
from tests.support.golden import compare

NAMES = ["Perceval", "Karadoc", "Arthur", "Leodagan", "Bohort"]
SEED = f"{2:064x}"
TOO_LATE = {"too_late", "nothing_asked", "game_finished", "not_begun"}


@lru_cache
def played(book: str) -> Bots:
    return Bots(book, NAMES, SEED).play()


@pytest.mark.parametrize("book", rulebooks.NAMES)
def test_a_long_game(book: str) -> None:
    bots = played(book)
    lines = [f"{event.at:>8}  {line}" for event in bots.events if (line := tell(event, engine.lines(book)))]
    compare(f"transcript-{book}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("book", rulebooks.NAMES)
def test_what_is_offered_is_never_refused_but_where_somebody_was_quicker(book: str) -> None:
    assert {code for _, _, code in (said.partition(": ") for said in played(book).refused)} <= TOO_LATE


@pytest.mark.parametrize("book", rulebooks.NAMES)
def test_the_long_game_shows_most_rules_of_the_book(book: str) -> None:
    moved = [e for e in played(book).events if isinstance(e, PointsMoved)]
    assert len({movement.rule for event in moved for movement in event.movements}) >= 15
