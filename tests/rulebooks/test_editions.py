"""Games are stored as the difference to an edition of their rulebook: it never changes, and nothing is lost by it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.stored.editions import Edition, name_of
from service.engine.cul_de_chouette import editions, rulebooks
from service.engine.modulaire import editions as modular
from service.engine.modulaire.rules import PRESETS
from tests.support.golden import FOLDER

ENGINE = FOLDER.parents[1] / "service" / "engine"
FILES = ENGINE / "cul_de_chouette" / "rulebooks" / "editions"
MODULAR = ENGINE / "modulaire" / "editions"

NOW = {book: (editions.edition(book), FILES) for book in rulebooks.NAMES} | {
    preset: (modular.edition(preset), MODULAR) for preset in PRESETS
}
"""Rulebooks and presets as they are now, and where their editions are."""

EDITIONS = {**editions.EDITIONS, **modular.EDITIONS}


@dataclass
class Table:
    """How a table differs from its rulebook, and what is stored of it: these options, rules and rules that are off."""

    book: str
    wanted: dict[str, Any]
    options: dict[str, Any]
    rules: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


OFF = ("sirop_jeannot", "aquitaine", "excalibur", "suite_veluttee", "neant_souffle")
"""What expert has, and leaves off unless a table wants it."""

TABLES = {
    "as the book has it": Table("wikimonde", {}, {}),
    "another target": Table("expert", {"target": 500}, {"target": 500}, without=OFF),
    "a rule off": Table("wikimonde", {"rules": {"pelican": False}}, {}, without=("pelican",)),
    "a rule on": Table("expert", {"rules": {OFF[-1]: True}}, {}, without=OFF[:-1]),
    "other parameters": Table(
        "titouan",
        {"aquitaine": True},
        {"aquitaine": True},
        rules=("grelottine", "passe_grelot", "achat"),
        without=("sirop_jeannot", "suite_veluttee", "neant_souffle"),
    ),
}


MODULAR_TABLES = {
    "as the preset has it": Table("equilibree", {}, {}),
    "another target": Table("demoniaque", {"target": 500}, {"target": 500, "plafond": 489}),
    "a module off": Table("demoniaque", {"rules": {"t6": False}}, {}, without=("t6",)),
    "a module more, which comes last": Table("originale", {"rules": {"b4": True}}, {}, rules=("b4",)),
    "words off with their module": Table(
        "demoniaque", {"rules": {"d1": False}}, {}, rules=("a5", "c1", "c3"), without=("d1",)
    ),
}


@pytest.mark.parametrize("table", MODULAR_TABLES.values(), ids=MODULAR_TABLES)
def test_a_table_of_modules_is_stored_as_what_differs_from_its_preset(table: Table) -> None:
    game = created("modulaire", {"preset": table.book, **table.wanted})
    short = stored(game)
    assert short["edition"] == modular.present(table.book)
    again = engine.decode(engine.encode(game)).state
    assert (list(again.rules.items()), again.options) == (list(game.state.rules.items()), game.state.options)
    assert list(again.options) == list(game.state.options)
    assert (short["options"], tuple(short["rules"]), tuple(short.get("without", ()))) == (
        table.options, table.rules, table.without,
    )  # fmt: skip


def test_a_table_with_a_module_more_than_its_preset_is_stored_so_that_it_is_read_as_it_was() -> None:
    game = created("modulaire", {"preset": "originale", "rules": {"b1": True, "b4": True}})
    again = engine.decode(engine.encode(game)).state
    assert (list(again.rules.items()), again.options) == (list(game.state.rules.items()), game.state.options)


def created(book: str, options: dict[str, Any] | None = None) -> engine.Game:
    return engine.create(ruleset=book, game_id="g", now=0, options=options or {})


def stored(game: engine.Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(engine.encode(game))
    return found


@pytest.mark.parametrize("book", NOW)
def test_a_rulebook_as_it_is_now_is_one_of_its_editions(book: str) -> None:
    now, folder = NOW[book]
    path = folder / f"{name_of(book, now)}.json"
    if os.environ.get("CHOUETTE_GOLDEN") == "write" and not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")
    assert path.exists(), f"{book} has changed: write {path.name} with CHOUETTE_GOLDEN=write, and keep the old ones"
    assert msgspec.json.decode(path.read_bytes(), type=Edition) == now


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_what_its_name_says_so_that_it_cannot_be_changed(name: str) -> None:
    assert name == name_of(name.rsplit("-", 1)[0], EDITIONS[name])


def test_no_edition_that_was_ever_released_has_gone() -> None:
    path = FOLDER / "editions.txt"
    if os.environ.get("CHOUETTE_GOLDEN") == "write":
        path.write_text("".join(f"{name}\n" for name in sorted({*path.read_text("utf-8").split(), *EDITIONS})), "utf-8")
    assert path.read_text("utf-8").split() == sorted(EDITIONS)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_is_stored_as_what_differs_and_read_as_it_was(table: Table) -> None:
    game = created(table.book, table.wanted)
    short = stored(game)
    assert short["edition"] == editions.present(table.book)
    again = engine.decode(engine.encode(game))
    assert again.state == game.state
    assert list(again.state.rules) == list(game.state.rules)
    assert list(again.state.options) == list(game.state.options)
    assert (short["options"], tuple(short["rules"]), tuple(short.get("without", ()))) == (
        table.options,
        table.rules,
        table.without,
    )


@pytest.mark.parametrize("book", rulebooks.NAMES)
def test_a_running_game_keeps_its_rules_when_the_rulebook_changes(book: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = created(book)
    blob = engine.encode(game)
    changed = {"options": {"target": 1}, "rules": {"grelottine": {"minimum": 1}}}
    monkeypatch.setattr(rulebooks, "resolve", lambda name: changed)
    assert engine.decode(blob).state == game.state
    assert engine.encode(engine.decode(blob)) == blob


def test_a_game_of_a_rulebook_that_was_not_written_down_is_stored_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "EDITIONS", {})
    editions.present.cache_clear()
    try:
        game = created("titouan")
    finally:
        editions.present.cache_clear()
    assert "edition" not in stored(game)
    assert (stored(game)["rules"], stored(game)["options"]) == (game.state.rules, game.state.options)
    assert engine.decode(engine.encode(game)).state == game.state


def lacks_an_option(game: engine.Game) -> None:
    del game.state.options["forfeit_ms"]


def has_its_rules_in_another_order(game: engine.Game) -> None:
    game.state.rules["tour"] = game.state.rules.pop("tour")


@pytest.mark.parametrize("change", [lacks_an_option, has_its_rules_in_another_order])
def test_what_an_edition_cannot_tell_is_stored_whole(change: Any) -> None:
    game = created("expert")
    change(game)
    assert "edition" not in stored(game)
    again = engine.decode(engine.encode(game)).state
    assert (list(again.rules.items()), again.options) == (list(game.state.rules.items()), game.state.options)


def test_true_is_not_stored_as_the_1_that_it_is_equal_to() -> None:
    game = created("wikimonde")
    game.state.options["settle_ms"], game.state.options["aquitaine"] = False, 0
    assert stored(game)["options"] == {"settle_ms": False, "aquitaine": 0}


def test_a_game_by_an_edition_of_a_newer_release_is_refused() -> None:
    state = stored(created("wikimonde")) | {"edition": "wikimonde-ffffffff"}
    with pytest.raises(engine.NewerState):
        engine.decode(json.dumps(state).encode())
