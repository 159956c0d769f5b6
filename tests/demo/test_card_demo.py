"""The demo of the card game: cards drawn, events told, a table that fits the terminal at any moment."""

from __future__ import annotations

import io

import msgspec
import pytest
from chouette_sdk import models
from chouette_sdk.events import parse_event
from rich.console import Console
from rich.text import Text

from service import engine
from service.demo.trou_du_cul.card_art import drawn, spoken, spoken_all
from service.demo.trou_du_cul.known import Match
from service.demo.trou_du_cul.screen import Screen
from service.demo.trou_du_cul.tell import tell
from tests.bots.card_table import CardTable

HOUSE = {
    "external_ids": {}, "seats": "open", "metadata": None, "visibility": "public", "watching": "public", "version": 1,
    "sandbox": False, "clock_now": None,
    "name": "", "test_dice": False, "started_at": None, "ended_at": None, "rematch": None, "rematch_of": None,
}  # fmt: skip
"""What the house adds to a match."""


def view_of(table: CardTable, viewer: str) -> models.Game:
    """What a seat is shown, without what the house adds."""
    told = msgspec.json.decode(msgspec.json.encode(engine.view(table.game, viewer)))
    return models.Game.from_dict({**HOUSE, **told})


def match_of(table: CardTable) -> Match:
    views = {player: view_of(table, player) for player in table.levels}
    return Match(next(iter(views.values())), {player: view.hand for player, view in views.items()})


def shown(table: CardTable, width: int, height: int) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    screen = Screen("about", console)
    screen.lines.extend(f"line {number}" for number in range(20))
    with console.capture() as seen:
        console.print(screen.render(match_of(table)))
    return seen.get()


@pytest.fixture
def table() -> CardTable:
    options = {"manches": 2, "vote": False, "rules": {"putsch": True, "demande": True}}
    return CardTable.seated(["novice", "regular", "champion", "regular"], 7, options)


def test_a_card_is_its_rank_and_its_suit_and_jokers_are_stars() -> None:
    assert spoken_all(["QH", "TC", "2S", "3D", "XR"]) == "Q♥ 10♣ 2♠ 3♦ ★R"


def test_red_suits_are_red_and_black_ones_are_not() -> None:
    _, faces, _ = drawn(["QH", "QS"], 40)
    styles = {faces.plain[span.start : span.end].strip(): str(span.style) for span in faces.spans}
    assert "red" in styles["Q♥"]
    assert "red" not in styles["Q♠"]


def test_cards_that_do_not_fit_go_on_in_the_next_row() -> None:
    rows = drawn(["QH"] * 12, 41)
    assert len(rows) == 6
    assert all(len(row.plain) <= 41 for row in rows)


def test_everything_that_happens_in_a_match_can_be_told(table: CardTable) -> None:
    table.play()
    match = match_of(table)
    told = [tell(match, parse_event(msgspec.json.decode(msgspec.json.encode(e)))) for e in table.events]
    lines = "\n".join(told)
    for words in ("deals", "holds the queen", "The match goes", "Je passe", "left)", "is out of cards: place 1",
                  "The tour is", "gives", "is Président", "+2 →", "wins the match!"):  # fmt: skip
        assert words in lines, words


def test_the_table_shows_the_top_and_every_hand_and_fits_a_small_terminal_at_any_moment(table: CardTable) -> None:
    for _ in range(120):
        if table.game.state.status == "finished":
            break
        lines = shown(table, 80, 24).rstrip("\n").split("\n")
        assert len(lines) <= 24
        assert all(len(Text.from_ansi(line).plain) <= 80 for line in lines)
        view = match_of(table).view
        if view.tour is not None:
            assert all(spoken(card) in "\n".join(lines) for card in view.tour.cards)
        assert all(player.display_name in "\n".join(lines) for player in view.players)
        table.step()
