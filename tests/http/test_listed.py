"""What the document lists as the values of a field is what games really tell, and stays open for more."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from itertools import count
from typing import Any, get_args

import msgspec
import pytest

from service import engine
from service.app import create_app
from service.bots.levels import LEVELS
from service.engine.core.ledger import LAYERS
from service.engine.core.stored.state import Status
from service.engine.core.windows import window
from service.engine.cul_de_chouette.state import Phase
from service.http.openapi import components, event_unions, extensible_enums, modular_enums, one_schema
from service.http.openapi.declared import Declared
from service.scenario.form import Scenario, read
from service.scenario.runner import Run
from service.settings import Settings
from tests.fuzz.anybody import Anybody
from tests.fuzz.tables import numbers, script, setting
from tests.scenarios.test_scenarios import CARDS, CLASSIC, FILES

Found = dict[str, set[str]]
DECLARED = Declared(create_app(Settings(redis_url="memory://")))
LISTED = extensible_enums.listed(DECLARED.codes, DECLARED.faults)
SCHEMAS = components.schemas(DECLARED.structs(), LISTED)
FREE = {
    "annonce", "ruleset", "rule", "rules", "combination", "player", "challenger", "defie", "winner", "maker", "turn",
    "to_throw", "you", "giver", "king", "first", "team", "entropy", "commitment", "seed", "method", "token", "ticket",
    "url", "detail", "todo", "title", "label", "source", "fr", "en", "phrase", "gesture_fr", "gesture_en", "parent",
    "default", "instance", "request_id", "next", "description", "event", "game", "webhook", "timestamp", "secret",
    "external_id", "used_by", "display_name", "rematch", "rematch_of", "record", "dice", "field", "name", "id",
    "last_id", "type", "rank", "by", "leads", "to", "target", "dealer", "owner", "person", "launcher", "loser",
    "singer", "asker", "about", "solution", "of", "card", "needs", "table", "entry", "corrected", "note", "before",
    "contributions", "sha256", "tournament", "rounds", "standings", "invitation", "player_id", "pool", "queue",
    "situation", "title_fr", "title_en", "story", "path", "look_at",
}  # fmt: skip
"""Fields whose values are names, ids, texts or tokens: there is no end of them."""


@cache
def name_of(kind: type[msgspec.Struct]) -> str:
    named = kind.__name__.replace("GameView", "Game")
    return one_schema.INTO.get(named, named if named == "Game" else event_unions.name_of(kind))


MODULAR = [path for path in FILES if path.name.startswith("modulaire-")]


def _can_be_made(scenario: Scenario) -> bool:
    return scenario.expect.get("creation") != "refused"


def collect(value: Any, found: Found) -> None:
    """Note every text in a struct, by schema and field."""
    if isinstance(value, list | tuple):
        for each in value:
            collect(each, found)
    if not isinstance(value, msgspec.Struct):
        return
    for field in value.__struct_fields__:
        inner = getattr(value, field)
        if isinstance(inner, str):
            found[f"{name_of(type(value))}.{field}"].add(inner)
        elif not isinstance(inner, int):
            collect(inner, found)


@pytest.fixture(scope="module")
def told() -> Found:
    """Every text that the scenarios and some games of anybody tell; views and offers are looked at now and then."""
    found: Found = defaultdict(set)
    play, settle, turns = engine.play, engine.settle, count()

    def noting(game: engine.Game, act: Any) -> list[engine.Event]:
        events = play(game, act)
        collect(events, found)
        if next(turns) % 7 == 0 and act.player in [player.id for player in game.state.players]:
            collect([engine.view(game, None), engine.expected(game, act.player, act.at)], found)
        return events

    def settling(game: engine.Game, now: int, **how: bool) -> list[engine.Event]:
        events = settle(game, now, **how)
        collect(events, found)
        return events

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "play", noting)
        patch.setattr(engine, "settle", settling)
        for path in (*CLASSIC, *CARDS, *MODULAR):
            for scenario in filter(_can_be_made, read(path)):
                for step in Run(scenario).play():
                    collect(step.events, found)
        for number in numbers(few=6):
            table = Anybody(setting(number), alarm=False)
            for move in script(number):
                if table.game.state.status == "finished":
                    break
                table.move(move)
    collect(engine.rulesets(), found)
    return found


def test_games_tell_nothing_that_is_not_listed(told: Found) -> None:
    strange = {where: values - set(LISTED[where]) for where, values in told.items() if where in LISTED}
    assert {where: values for where, values in strange.items() if values} == {}


@pytest.mark.parametrize(
    "where", ["WindowOpenedEvent.mode", "DuelEndedEvent.outcome", "WindowClosedEvent.outcome", "Trace.layer"]
)
def test_what_is_listed_is_told(told: Found, where: str) -> None:
    """Of what every few games bring; the rest is too rare to wait for."""
    assert set(LISTED[where]) - told[where] == set()


def test_the_lists_are_those_of_the_engine() -> None:
    assert set(extensible_enums.STATUS) == set(get_args(Status))
    assert {*extensible_enums.MODES} == {*window.CLOSING_ORDER, *window.KINDS}
    assert set(LISTED["Game.phase"]) == set(get_args(Phase))
    assert set(LISTED["Trace.layer"]) == {*LAYERS, "BOUND", *modular_enums.TRACES}
    assert set(LISTED["BotAnswer.level"]) == set(LEVELS)


def test_every_text_of_an_answer_is_listed_or_has_no_end() -> None:
    for name, schema in SCHEMAS.items():
        for field, inner in schema.get("properties", {}).items():
            for each in (inner, *inner.get("anyOf", ())):
                if each.get("type") == "string" and "const" not in each and extensible_enums.EXTENSION not in each:
                    assert field in FREE, f"{name}.{field}: list its values, or say that there is no end of them"


def test_every_list_is_of_a_field_that_there_is() -> None:
    for where in LISTED:
        name, field = where.split(".")
        assert extensible_enums.EXTENSION in json.dumps(SCHEMAS[name]["properties"][field]), where


TAGS = {
    ("type", "GameRated"),
    *((family.tag, event_unions.name_of(kind)) for family in event_unions.FAMILIES for kind in family.kinds),
}  # fmt: skip
"""What tells events, and the lines of an export, apart: whoever reads one has to know it."""


def test_no_answer_has_a_closed_set() -> None:
    tags = 0
    for name, schema in SCHEMAS.items():
        assert '"enum"' not in json.dumps(schema), name
        for field, inner in schema.get("properties", {}).items():
            if "const" in inner:
                assert (field, name) in TAGS, f"{name}.{field}"
                tags += 1
    assert tags == len(TAGS)
