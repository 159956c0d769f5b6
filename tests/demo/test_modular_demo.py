"""The demo of `modulaire`: events told, a table that fits the terminal at any moment, and acts as requests."""

from __future__ import annotations

import io
import json
from typing import Any

import msgspec
import pytest
from chouette_sdk import models
from click.testing import CliRunner
from rich.console import Console
from rich.text import Text

from service import engine
from service.demo.command import command
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


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"annonce": "lance_tichette", "card": 10, "target": "bot_1"}, "bot 0: «Tichette 10 !» (bot 1)"),
        (
            {"annonce": "attrape_oiseau", "solution": "on_change_de_sens"},
            "bot 0: «J'attrape l'oiseau : on change de sens !»",
        ),
        ({"annonce": "axiome_du_choix", "value": "sans"}, "bot 0: «Sans.»"),
        ({"annonce": "question", "target": "bot_1", "text": "Tu sirotes ?"}, "bot 0: «Tu sirotes ?» (bot 1)"),
        ({"annonce": "sloubi", "value": 6, "gesture": ["torse", "table"]}, "bot 0: «Sloubi 6» (torse table)"),
        (
            {"annonce": "duplication", "target": "bot_1", "object": {"tichette": 13}},
            "bot 0: «Je duplique 13 !» (bot 1)",
        ),
        ({"annonce": "je_sirote"}, "bot 0: «Je sirote»"),
    ],
)  # fmt: skip
def test_an_annonce_is_told_with_what_it_says_and_not_with_the_example_of_the_rulebook(
    said: dict[str, Any], line: str, table: ModTable
) -> None:
    player = table.game.state.players[0].id
    fields = {name: table.game.state.players[1].id if value == "bot_1" else value for name, value in said.items()}
    word = fields.pop("annonce")
    told = {"type": "annonce_made", "player": player, "annonce": word, "fields": fields}
    assert tell(known(table), told) == line


def test_who_neither_gains_nor_loses_is_not_told_to() -> None:
    shown = known(ModTable.seated("originale", ["novice", "regular"], 7))
    move = {"player": shown.players[0]["id"], "points": 0, "score": 28, "rule": "a1"}
    assert tell(shown, {"type": "points_moved", "movements": [move]}) == ""


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


def test_a_seat_is_given_at_cards_only_and_elsewhere_this_is_said_at_once() -> None:
    told = CliRunner().invoke(command, ["--ruleset", "modulaire", "--sit", "Yvain"])
    assert told.exit_code == 2
    assert "--sit takes a seat at cards only: add --ruleset trou-du-cul" in told.output
