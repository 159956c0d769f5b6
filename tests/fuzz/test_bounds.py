"""What clients are told that the fields of an act may be is exactly what counts, wherever a game can wait."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from service import engine
from tests.engine.test_stored_states import STORED
from tests.fuzz import bounds
from tests.fuzz.anybody import Anybody
from tests.fuzz.tables import numbers, script, setting

SEEN: Counter[str] = Counter()


def look(blob: bytes, people: list[str], now: int) -> None:
    for who in people:
        SEEN.update(bounds.check(blob, who, now))


@pytest.mark.parametrize(
    "path", [path for path in STORED if not path.stem.startswith(("cards_", "modulaire_"))], ids=lambda p: p.stem
)
def test_at_every_point_where_a_game_waits_the_bounds_are_exact(path: Path) -> None:
    for later in (0, 100, 1_600, 3_000):
        game = engine.decode(path.read_bytes())
        engine.settle(game, game.state.clock + later)
        game.fresh.clear()
        look(engine.encode(game), [p.id for p in game.state.all_players], game.state.clock + later)


@pytest.mark.parametrize("number", numbers(few=40))
def test_in_any_game_the_bounds_are_exact(number: int) -> None:
    table = Anybody(setting(number), alarm=False)
    for n, move in enumerate(script(number)):
        if table.game.state.status == "finished":
            break
        table.move(move)
        if n % 3 == 0 and table.game.state.status == "playing":
            look(engine.encode(table.game), table.people, table.now)


def test_everything_that_has_bounds_was_tried() -> None:
    for name in (
        "terms", "grelottine", "soufflette", "civet", "civet_filoche", "civet_double", "civet_filoche_double", "flan",
        "lance_flan", "je_relance", "re_throw", "sloubi", "je_distribue", "michette", "quichette", "roi",
        "passe_grelot", "artichette",
    ):  # fmt: skip
        assert SEEN[name], (name, SEEN)
