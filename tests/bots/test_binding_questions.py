"""A bot that is asked «Feras-tu …?» knows what it is asked about, promises what it can keep, and keeps it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.bots.chance import Chance
from service.bots.levels import LEVELS
from service.bots.modulaire.strategy import ModulaireStrategy
from service.bots.modulaire.talk import GLADLY
from tests.support.told_in_yaml import after


def asked(about: str, more: str = "", dice: str = "[]") -> engine.Game:
    return after(f"""
options: {{preset: doublette, rules: {{a3: false, a5: false, c1: false, c2: false, c3: false, c4: false}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 90, holds: [{{tichette: etoile}}]}}}}
table: {{deck: [3, 4]}}
dice: {dice}
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: {about}}}
{more}
  - wait: 1
""").game


def wishes(game: engine.Game, level: str, game_id: int) -> list[dict[str, Any]]:
    """What a bot in Perceval's seat does now."""
    now = game.state.clock + 10
    view, expected = (
        msgspec.to_builtins(told)
        for told in (engine.view(game, "perceval"), engine.expected(game, "perceval", now=now))
    )
    chance = Chance.of("secret", str(game_id), "perceval", level)
    return [dict(wish.act) for wish in ModulaireStrategy().wishes(view, expected, LEVELS[level], chance, 1.0)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("about", ["soufflette", "pas_mou_le_caillou", "je_pioche", "voeu"])
def test_it_promises_what_it_does_alone_and_gladly_and_nothing_that_others_can_keep_it_from(
    about: str, level: str
) -> None:
    game = asked(about)
    assert engine.view(game, "perceval").pack.asked[0].about == about  # type: ignore[attr-defined]
    answers = {act["annonce"] for n in range(20) for act in wishes(game, level, n) if act["act"] == "annonce"}
    assert answers == ({"oui"} if about in GLADLY else {"non"})


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_its_promise_at_the_first_occasion(level: str) -> None:
    game = asked("soufflette", "  - perceval: oui\n  - perceval: roll\n  - perceval: roll", "[4, 2, 1]")
    for n in range(20):
        assert "soufflette" in [act.get("challenge") for act in wishes(game, level, n)]
