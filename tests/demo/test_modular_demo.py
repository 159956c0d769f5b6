"""The demo of `modulaire`: events told, a table that fits the terminal at any moment, and acts as requests."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec
import pytest
from chouette_sdk import models
from rich.console import Console
from rich.text import Text

from service import engine
from service.demo.lexicon import Lexicon
from service.demo.modulaire.known import Table
from service.demo.modulaire.requests import send
from service.demo.modulaire.screen import Screen
from service.demo.modulaire.tell import tell
from tests.bots.modulaire_table import ModTable


def known(table: ModTable) -> Table:
    """What the demo knows of it."""
    ruleset = json.loads(msgspec.json.encode(engine.ruleset("modulaire")))
    rules = [models.RuleInfo.from_dict(rule) for rule in ruleset["rules"]]
    return Table(json.loads(msgspec.json.encode(engine.view(table.game, None))), Lexicon(rules))


@pytest.fixture
def table() -> ModTable:
    return ModTable.seated("demoniaque", ["novice", "regular", "champion", "regular"], 7)


def test_everything_that_happens_can_be_told(table: ModTable) -> None:
    table.play()
    shown = known(table)
    lines = "\n".join(tell(shown, json.loads(msgspec.json.encode(event))) for event in table.events)
    for words in ("is on turn", "throws the chouettes", "Néant", "Values: bot 0", "wins the game!", "gains: ", "» ("):
        assert words in lines, words


def test_the_table_fits_a_small_terminal_at_any_moment(table: ModTable) -> None:
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    screen = Screen("about", 343, console)
    screen.lines.extend(f"line {number}" for number in range(20))
    for _ in range(150):
        if table.game.state.status == "finished":
            break
        with console.capture() as seen:
            console.print(screen.render(known(table)))
        lines = seen.get().rstrip("\n").split("\n")
        assert len(lines) <= 24
        assert all(len(Text.from_ansi(line).plain) <= 80 for line in lines)
        assert all(player.name in "\n".join(lines) for player in table.game.state.players)
        table.step()


class Requests:
    """A seat that remembers what is asked of it."""

    id = "game"

    def __init__(self) -> None:
        self.api = self
        self.bodies: list[dict[str, Any]] = []

    def _ask(self, _: str, *, body: Any) -> None:
        self.bodies.append(body.to_dict())

    roll = annonce = challenge = _ask

    def terms(self, **body: Any) -> None:
        self.bodies.append(body)

    def passe(self, *, window: int | None = None) -> None:
        self.bodies.append({"annonce": "pass", "window": window})


@pytest.mark.parametrize(
    ("act", "body"),
    [
        ({"act": "roll", "window": 3, "keep": None, "hand": "left"}, {"window": 3, "hand": "left"}),
        (
            {"act": "annonce", "annonce": "sloubi", "fields": {"value": 4, "gesture": ["torse"]}, "window": 5},
            {"annonce": "sloubi", "value": 4, "gesture": ["torse"], "window": 5},
        ),
        ({"act": "pass", "window": 9}, {"annonce": "pass", "window": 9}),
        (
            {"act": "challenge", "challenge": "grelottine", "target": "karadoc", "window": 2},
            {"challenge": "grelottine", "target": "karadoc", "window": 2},
        ),
        (
            {"act": "terms", "combination": "velute", "amount": 0, "window": 2},
            {"combination": "velute", "amount": 0, "window": 2},
        ),
    ],
)
def test_acts_are_sent_with_the_window_that_they_are_meant_for(act: dict[str, Any], body: dict[str, Any]) -> None:
    seat = Requests()
    send(seat, act)  # type: ignore[arg-type]
    assert seat.bodies == [body]
