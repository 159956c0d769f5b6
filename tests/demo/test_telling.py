"""What the demo knows of a table, tells and draws."""

from __future__ import annotations

import io

import msgspec
from chouette_sdk import models
from rich.console import Console

from service import engine
from service.demo.lexicon import Lexicon
from service.demo.screen import SMALLEST, Screen
from service.demo.tell import Teller
from service.http.responses.rulesets import offered
from service.settings import Settings
from tests.demo.told import Told


def lexicon() -> Lexicon:
    """The rulebook as the service tells it."""
    book = msgspec.json.decode(msgspec.json.encode(offered(engine.ruleset("wikimonde"), Settings())))
    return Lexicon(models.RulesetInfo.from_dict(book).rules)


def a_chouette_velute() -> Told:
    """Two shout at once, and both lose it."""
    told = Told(dice=[3, 3, 6])
    told.give("karadoc", 100)
    told.give("arthur", 90)
    told.roll("perceval")
    told.roll("perceval")
    told.shout("karadoc", "pas_mou_le_caillou")
    told.shout("arthur", "pas_mou_le_caillou", after_ms=20)
    return told


def test_the_table_is_known_from_its_events_alone() -> None:
    told = a_chouette_velute()
    assert told.table.deciding
    told.wait(100)
    view = engine.view(told.game, None)
    assert {p.id: p.score for p in told.table.seats} == {p.id: p.score for p in view.players}
    assert sorted(told.table.windows) == sorted(w.id for w in view.windows)
    assert (told.table.turn, told.table.seq) == (view.turn, view.seq)
    assert not told.table.deciding


def test_a_throw_is_told_as_somebody_at_the_table_would() -> None:
    told = a_chouette_velute()
    told.wait(100)
    teller = Teller(told.table, lexicon())
    lines = [line for event in told.events if (line := teller.tell(event))]
    assert lines[-8:] == [
        "— Perceval is on turn",
        "Perceval throws the chouettes: 3-3",
        "Perceval throws the cul: 6",
        "3-3-6: La Chouette-Velute, worth 72 points",
        "Karadoc: «Pas mou le caillou !»",
        "Arthur: «Pas mou le caillou !»",
        "Karadoc -72 → 28 (Chouette-Velute); Arthur -72 → 18 (Chouette-Velute)",
        "— Karadoc is on turn",
    ]


def test_terms_are_shouted_with_what_they_say() -> None:
    words = lexicon()
    assert words.phrase("terms", {"combination": "velute", "amount": 12}) == "Une Velute pour 12 !"
    assert words.phrase("terms", {"combination": "cul_de_chouette", "amount": 9}) == "Un Cul de Chouette pour 9 !"
    assert words.phrase("a_new_shout") == "A new shout !"


def drawn(told: Told, width: int, height: int) -> str:
    """The screen as text."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, record=True)
    screen = Screen(told.table, lexicon(), 343, "wikimonde", console)
    for event in told.events:
        screen.lines.append(screen.teller.tell(event))
    console.print(screen.render(told.now / 1000))
    return console.export_text()


def test_the_screen_shows_the_dice_the_shouts_the_scores_and_the_windows() -> None:
    told = a_chouette_velute()
    text = drawn(told, 110, 40)
    assert text.count("●") == 3 + 3 + 6
    assert "La Chouette-Velute  72" in text
    assert text.count("«Pas mou le caillou !»") == 5
    assert "100 points" in text
    assert "·Perceval ✓Karadoc ✓Arthur" in text


def test_the_screen_fits_a_small_terminal_at_any_moment() -> None:
    for told in (Told(), a_chouette_velute()):
        lines = drawn(told, *SMALLEST).rstrip("\n").split("\n")
        assert len(lines) <= SMALLEST[1]
        assert max(map(len, lines)) <= SMALLEST[0]
