"""Whatever anybody does at any time: no game gets stuck, no point comes from nowhere, and no alarm changes an outcome.

A few hundred games in a normal run; `CHOUETTE_FUZZ=20000 ./dev test tests/fuzz` plays as many as it says, on new
numbers each day, or from CHOUETTE_FUZZ_FROM on. A game that fails is named by its number.
"""

from __future__ import annotations

from collections import Counter

import pytest

from service import engine
from tests.fuzz.anybody import LONG, Anybody
from tests.fuzz.tables import numbers, script, setting

SEEN: Counter[str] = Counter()
"""How often each effect, each refusal, each event and each annonce came up, to see that the games are worth playing."""


def play(number: int) -> Anybody:
    """The game of this number, twice: watched by an alarm, and left alone between its acts."""
    laid = setting(number)
    watched, alone = Anybody(laid, alarm=True), Anybody(laid, alarm=False)
    for n, move in enumerate(script(number)):
        if n > 20 and watched.game.state.status == "finished":
            break
        watched.move(move)
        alone.move(move)
    assert watched.played == alone.played
    assert engine.encode(watched.game) == engine.encode(alone.game), "the alarm changes nothing; same acts, same bytes"
    watched.run_out(LONG if number % 20 == 0 else 12)
    watched.leave_alone()
    watched.check_order()
    return watched


@pytest.mark.parametrize("number", numbers(few=100))
def test_any_game(number: int) -> None:
    table = play(number)
    SEEN.update(table.played)
    SEEN.update(type(event).__name__ for event in table.events)
    SEEN.update(table.out.values())
    SEEN.update(event.annonce for event in table.events if hasattr(event, "annonce"))


def test_the_games_that_are_played_are_worth_playing() -> None:
    """Every kind of effect, the refusals that matter, duels and their ends come up in a normal run."""
    acts = ("counted", "bevue", "repeated", "too_late", "too_early", "nothing_asked", "unknown_annonce")
    told = (
        "TermsSet", "DuelEnded", "PlayerOut", "GameFinished", "HoldingLost", "PreventiveFailed",
        "DiceShown", "SipsMoved", "left", "absent", "bound", "left_for_good",
    )  # fmt: skip
    said = (
        "je_sirote", "j_achete", "flan", "civet", "soufflette", "salsifi", "michette", "sloubi", "mi_jarret",
        "je_relance",
    )  # fmt: skip
    for what in (*acts, *told, *said):
        assert SEEN[what], (what, SEEN)
