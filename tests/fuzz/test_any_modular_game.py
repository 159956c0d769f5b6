"""Whatever anybody does at any time at a table of the rulebook `modulaire`: no game gets stuck, no law is broken.

Counted like the games of test_any_game: some hundreds in a normal run, `CHOUETTE_FUZZ=20000 ./dev test tests/fuzz` for
as many as it says. A game that fails is named by its number.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
import yaml

from service import engine
from service.engine.modulaire.rules import ORDER, PRESETS
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.engine.test_stored_states import STORED
from tests.fuzz import modular_acting
from tests.fuzz.modular_settings import setting
from tests.fuzz.modular_table import Table, all_that_is_offered_counts
from tests.fuzz.tables import NIGHTLY, numbers, script

SEEN: Counter[str] = Counter()
"""How often each effect, each word and each event came up, to see that the games are worth playing."""

RARE = () if NIGHTLY else (123, 131, 142, 196, 244)
"""Games in which a word is said, or something happens, that comes up in none of the first ones."""

RARE_RECORDS = () if NIGHTLY else (740_105_031, 742_103_278, 742_105_492, 742_107_263)
"""A game that is over before dice are thrown that a player has foreseen: no record holds them; one in which two windows
may take the word of a player who lies, and is woken by it; one in which a pass is forced at the very instant at which
there is nothing left to pass; one in which a player who was cut is back by standing up, and absent all the time."""


@pytest.mark.parametrize("path", [path for path in STORED if path.stem.startswith("modulaire_")], ids=lambda p: p.stem)
def test_at_every_point_where_a_modular_game_waits_all_that_is_offered_counts(path: Path) -> None:
    rng = Random(path.stem)
    for later in (0, 100, 1_600, 3_000):
        game = engine.decode(path.read_bytes())
        now = game.state.clock + later
        engine.settle(game, now)
        all_that_is_offered_counts(game, engine.encode(game), now, rng)


def play(number: int) -> Table:
    """The game of this number, twice: watched by an alarm, and left alone between its acts."""
    laid = setting(number)
    watched, alone = Table(laid, alarm=True), Table(laid, alarm=False, asked=False)
    for _ in range(laid.steered):
        watched.steer()
        alone.steer()
        assert watched.blob == alone.blob
    for move in script(number):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
        alone.move(move)
        assert watched.played == alone.played
        assert watched.blob == alone.blob, "neither alarm nor store changes anything"
    watched.run_out()
    return watched


@pytest.mark.parametrize("number", [*numbers(few=64), *RARE])
def test_any_modular_game(number: int) -> None:
    note(play(number))


def note(laid: Table) -> None:
    """Count what has come up."""
    SEEN.update(laid.played)
    SEEN.update(type(event).__name__ for event in laid.events)
    SEEN[laid.game.state.end] += 1
    SEEN.update(str(getattr(event, "annonce", "")) for event in laid.events)


@pytest.mark.parametrize("number", [*numbers(few=50), *RARE_RECORDS])
def test_the_record_of_any_modular_game_plays_again(number: int) -> None:
    laid = setting(number + 10_000)
    watched = Table(laid, alarm=number % 2 == 0)
    for move in script(number + 10_000):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
    note(watched)
    began = {} if laid.opening else {**laid.told, "first": laid.people[0].id}
    encoded = [msgspec.json.encode(event) for event in watched.events]
    text = as_yaml(record(watched.game, encoded, began, private=watched.private))
    verdict = check(parse(yaml.safe_load(text), "record#1"))
    assert (verdict.outcome, verdict.why) == ("passed", ""), text


def test_the_modular_games_that_are_played_are_worth_playing() -> None:
    """Every word of every module and every event of this game come up in a normal run."""
    assert set(PRESETS["demoniaque"]) == set(ORDER) - {"se_coucher"}
    told = [kind.__name__ for kind in engine.EVENT_TYPES if kind.__module__.startswith("service.engine.modulaire")]
    said = [word.id for word in modular_acting.words()]
    missing = [what for what in (*told, *said, "counted", "bevue", "repeated", "target", "too_late") if not SEEN[what]]
    assert not missing
