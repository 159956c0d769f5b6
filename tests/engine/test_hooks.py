"""Hooks as they are asked: by rules in force alone, in the order of the rulebook; and whose game some bytes are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec
import pytest

from service import engine
from service.engine.core.game import Game
from service.engine.core.rulebook.hooks import Question, answering
from service.engine.core.rulebook.rules import RULES, Rule
from tests.support.told import Told


@Question
def height() -> int | None:
    """How high something is."""


class Rung(Rule):
    """A rule of this test that writes down when it is asked."""

    heard: ClassVar[list[str]] = []

    def __init__(self, name: str, says: int | None) -> None:
        self.name, self.says = name, says

    @height.answer
    def height(self, g: Game) -> int | None:
        self.heard.append(self.name)
        return self.says


@pytest.fixture
def told() -> Iterator[Told]:
    """A game with three rules that answer, of which the first has nothing to say."""
    Rung.heard.clear()
    added = {"none": Rung("none", None), "nought": Rung("nought", 0), "seven": Rung("seven", 7)}
    RULES.update(added)
    told = Told()
    told.add_rules(*added)
    yield told
    for name in added:
        del RULES[name]
    answering.cache_clear()


def test_a_question_is_answered_by_all_rules_in_the_order_of_the_rulebook(told: Told) -> None:
    assert height.ask(told.game) == [0, 7]
    assert dict(height.each(told.game)) == {"nought": 0, "seven": 7}
    assert Rung.heard == ["none", "nought", "seven"] * 2


def test_where_one_answer_is_enough_the_rules_after_it_are_not_asked(told: Told) -> None:
    assert height.ask_first(told.game) == 0
    assert Rung.heard == ["none", "nought"]


def test_without_a_rule_that_answers_there_is_no_answer() -> None:
    game = Told().game
    assert (height.ask(game), height.ask_first(game)) == ([], None)


def test_what_rules_answer_is_found_once_for_all_games_with_the_same_rules() -> None:
    one, other = Told().game, Told().game
    assert one.answering is other.answering
    assert one.answering is engine.decode(engine.encode(one)).answering


@pytest.mark.parametrize("book", ["wikimonde", "modulaire"])
def test_a_state_in_which_the_ruleset_comes_last_is_read_as_well(book: str) -> None:
    game = engine.create(ruleset=book, game_id='a "name"', now=0)
    stored = msgspec.json.decode(engine.encode(game))
    turned = msgspec.json.encode(dict(reversed(stored.items())))
    assert engine.encode(engine.decode(turned)) == engine.encode(engine.decode(engine.encode(game)))
