"""A stored state of every waiting point: it still is what it was, it is read, and its game is played to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service import engine
from service.engine.core.actions.acts import Annonce, Back
from service.engine.core.events import WindowOpened
from service.engine.core.frame import FRAMES, Frame
from service.scenario.form import read
from service.scenario.runner import Run
from tests.engine.stopping import SCENARIOS
from tests.engine.waiting import WAITING as AT_DICE
from tests.engine.waiting_at_cards import AT_CARDS
from tests.engine.waiting_modulaire import AT_MODULAIRE
from tests.support.golden import FOLDER, compare

STORED = sorted((FOLDER / "states").glob("*.json"))
BEFORE = sorted((FOLDER / "states-before").rglob("*.json"))
"""As releases before this one have stored them: what is still read, though it is no longer made like this."""

WAITING = AT_DICE | AT_CARDS | AT_MODULAIRE

LATER_OPTIONS = ("late_ms", "lag_trust")
"""What the games that were stored first know nothing of."""

ROUNDS = 300
"""How often time goes on at a table that plays à l'Aquitaine, where no score ends the game: each has had many turns."""

LATE_MS = 60_000
"""So late a table is looked at, each time or, where no score ends the game, each tenth time."""

# No game ever waits at these: the lull begins in the same breath in which what interrupted it is over, a turn and a
# coup are cut short from outside, and at the opening no player has a die of their own yet.
NEVER_WAITED_AT = {
    ("Turn", "lull"), ("modulaire.Turn", "skipped"), ("modulaire.PlayCoup", "again"), ("modulaire.Starter", "thrown"),
}  # fmt: skip


@pytest.mark.parametrize("name", WAITING)
def test_a_game_that_waits_there_is_stored_like_this(name: str) -> None:
    state = json.loads(engine.encode(WAITING[name]().game))
    compare(f"states/{name}.json", json.dumps(state, indent=1, ensure_ascii=False) + "\n")


@pytest.mark.parametrize("name", sorted({path.stem for path in (*STORED, *BEFORE)}))
def test_a_stored_game_is_read_and_played_to_its_end(name: str) -> None:
    """As every release has stored it. What is the same game once it is brought forward is played once."""
    for state in sorted({brought_forward(path) for path in (*STORED, *BEFORE) if path.stem == name}):
        play_to_its_end(engine.decode(state))


def brought_forward(path: Path) -> bytes:
    """A stored state as it is stored today where no edition of its rulebook is known: whole."""
    game = engine.decode(path.read_bytes())
    game.state.edition = ""
    for name in LATER_OPTIONS:
        game.state.options.pop(name, None)
    return engine.encode(game)


def play_to_its_end(game: engine.Game) -> None:
    """With nobody at the table: every step is taken when its time is over, by a game that was just loaded."""
    if game.state.stopped_at is not None:
        engine.play(game, Back(player="perceval", at=game.state.clock + 5_000))
    drinking = bool(game.state.options.get("aquitaine"))
    for number in range(ROUNDS if drinking else 5_000):
        due = engine.next_due(game)
        if due is None:
            break
        late = not drinking or number % 10 == 0
        engine.settle(game, due + (LATE_MS if late else 0))
        game = engine.decode(engine.encode(game))
    if drinking:
        everybody_has_had_enough(game)
    assert game.state.status == "finished"
    assert not game.state.records


def everybody_has_had_enough(game: engine.Game) -> None:
    """À l'Aquitaine no score ends the game: the players do."""
    for player in [p.id for p in game.state.players]:
        now = game.state.clock + 1_000
        engine.settle(game, now)
        if game.state.status == "playing":
            engine.play(game, Annonce(player=player, at=now, annonce="on_arrete"))
    while (due := engine.next_due(game)) is not None:
        engine.settle(game, due)


def test_every_stored_state_is_one_that_is_still_made() -> None:
    assert {path.stem for path in STORED} == set(WAITING)


def test_every_step_at_which_a_game_can_wait_has_a_stored_state() -> None:
    waited = {(record["frame"]["kind"], record["then"]) for record in _records() if record.get("then")}
    assert set(_steps()) - waited == NEVER_WAITED_AT


def test_every_window_that_any_scenario_opens_is_open_in_a_stored_state() -> None:
    frames = [record["frame"] for record in _records() if record["frame"]["kind"] == "Window"]
    stored = {(frame["name"], frame["mode"], frame["rule"]) for frame in frames}
    assert set(_opened()) - stored == set()


def _records() -> Iterator[dict[str, Any]]:
    for path in (*STORED, *BEFORE):
        yield from json.loads(path.read_text("utf-8"))["records"]


def _steps() -> Iterator[tuple[str, str]]:
    for kind, cls in [(kind, cls) for kind, cls in FRAMES.items() if cls.__module__.startswith("service.")]:
        for name in dir(cls):
            step = getattr(cls, name)
            named = name != "start" and not name.startswith("_") and name not in dir(Frame) and callable(step)
            if named and getattr(step, "__annotations__", {}).get("return") == "Outcome":
                yield kind, name


def _opened() -> Iterator[tuple[str, str, str]]:
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in [scenario for scenario in read(path) if "creation" not in scenario.expect]:
            for told in Run(scenario).play():
                for event in told.events:
                    if isinstance(event, WindowOpened):
                        yield event.name, event.mode, event.rule
