"""Words of a rule in force may not exist yet, or no more; and rules hear who was put out before who is left counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from service import engine
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import RULES, Rule, Word, speakers
from service.engine.core.told.view_types import Choices
from tests.support.told import Told


class Once(Rule):
    """A word that can be said once in a game; whoever is put out is written down, with how many are left to be."""

    id = "once"
    label = "Une fois"
    sources: ClassVar[dict[str, str]] = {"modulaire": "—"}
    words = (Word(id="hapax", phrase="Hapax !", anytime=True),)
    heard: ClassVar[list[tuple[str, int]]] = []

    @hooks.unknown_here.answer
    def unknown_here(self, g: Game, word: str) -> bool | None:
        return word == "hapax" and "hapax" in g.player("perceval").holds

    @hooks.was_put_out.answer
    def was_put_out(self, g: Game, player: str) -> None:
        self.heard.append((player, len(g.seated)))

    @hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        self.heard.append(("", len(g.seated)))

    def say_hapax(self, g: Game, player: str, fields: object) -> None:
        g.player("perceval").holds["hapax"] = 1

    def constraints_hapax(self, g: Game, player: str) -> Choices | None:
        return Choices()


@pytest.fixture
def told() -> Iterator[Told]:
    """Perceval, Karadoc and Arthur, in a game with this rule."""
    RULES["once"] = Once()
    speakers.cache_clear()
    Once.heard.clear()
    seats = {"perceval": 100, "karadoc": 100, "arthur": 100}
    game = Told("modulaire", seats=dict(seats), dice="136136")
    game.add_rules("once")
    yield game
    del RULES["once"]
    speakers.cache_clear()


def test_a_word_that_exists_is_told_and_counts(told: Told) -> None:
    assert "hapax" in told.may("karadoc")
    assert told.says("karadoc", "hapax") == "counted"


def test_a_word_that_exists_no_more_is_refused_as_unknown_and_costs_nothing(told: Told) -> None:
    told.says("karadoc", "hapax")
    assert "hapax" not in told.may("arthur")
    assert told.says("arthur", "hapax") == "unknown_annonce"
    assert not any(told.bevues.values())


def test_rules_hear_who_was_put_out_before_they_are_asked_who_is_left(told: Told) -> None:
    told.game.put_out("arthur", reason="once")
    assert Once.heard == [("arthur", 2), ("", 2)]
    assert engine.view(told.game, None).status == "playing"
