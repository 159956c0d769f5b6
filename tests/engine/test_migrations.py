"""States of older releases are brought forward a schema at a time; those of newer ones are refused, not misread."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.stored.migrations import SCHEMA, bring_forward
from service.engine.core.windows.window_kinds import HeldWindow
from service.engine.cul_de_chouette.rules.holdings.civet.stake import Stake, pending
from service.engine.cul_de_chouette.rules.holdings.civet_filoche.laid_bets import Bet, waiting
from service.engine.families import family_of
from service.engine.modulaire.rules.c.c3_attrape_oiseau.birds import Effect, birds
from tests.support.golden import FOLDER

OLD = FOLDER / "states-before"


def stored(name: str, schema: int = 1) -> bytes:
    return (OLD / f"schema-{schema}" / f"{name}.json").read_bytes()


@pytest.mark.parametrize("schema", range(1, SCHEMA))
def test_every_older_schema_has_stored_states_that_are_tried(schema: int) -> None:
    found = list((OLD / f"schema-{schema}").glob("*.json"))
    assert len(found) > 50
    assert {json.loads(path.read_bytes())["schema"] for path in found} == {schema}


@pytest.mark.parametrize(
    "path", sorted(OLD.glob("schema-*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_what_is_stored_again_is_of_the_present_schema_and_has_lost_nothing(path: Path) -> None:
    game = engine.decode(path.read_bytes())
    again = engine.encode(game)
    assert engine.decode(again).state == game.state
    forward = bring_forward(json.loads(path.read_bytes()), family_of(game.state.ruleset).migrations)
    assert forward["schema"] == SCHEMA
    # What an edition has and this game has not is told by its absence.
    assert not {*forward.pop("without", [])} & {*game.state.rules}
    assert lost(forward, told(game.state)) == []


def told(part: Any) -> Any:
    """Plain data with all fields of structs by their stored names, also those that are left out as usual."""
    if isinstance(part, msgspec.Struct) and part.__struct_config__.array_like:
        return [told(getattr(part, name)) for name in part.__struct_fields__]
    if isinstance(part, msgspec.Struct):
        fields = zip(part.__struct_encode_fields__, part.__struct_fields__, strict=True)
        return {stored: told(getattr(part, name)) for stored, name in fields} | tag_of(part)
    if isinstance(part, dict):
        return {name: told(value) for name, value in part.items()}
    return [told(value) for value in part] if isinstance(part, list | tuple) else part


def tag_of(part: msgspec.Struct) -> dict[str, Any]:
    config = part.__struct_config__
    return {config.tag_field: config.tag} if config.tag_field else {}


def lost(before: Any, after: Any, where: str = "") -> list[str]:
    """Where anything that was there is there no more, or is something else."""
    if isinstance(before, dict) and isinstance(after, dict):
        found = [lost(value, after[name], f"{where}.{name}") for name, value in before.items() if name in after]
        return [*(f"{where}.{name}" for name in before if name not in after), *(one for part in found for one in part)]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [one for n, (b, a) in enumerate(zip(before, after, strict=True)) for one in lost(b, a, f"{where}[{n}]")]
    return [] if before == after else [where]


def test_from_1_to_2_those_at_the_door_wait_for_a_seat() -> None:
    old = stored("newcomer_at_the_door")
    assert [player["id"] for player in json.loads(old)["door"]] == ["merlin"]
    game = engine.decode(old)
    assert [player.id for player in game.state.waiting_players] == ["merlin"]
    assert [newcomer.id for newcomer in engine.view(game, None).newcomers] == ["merlin"]


def test_from_2_to_3_bets_say_themselves_which_is_the_latest_and_games_go_on_whole() -> None:
    state = json.loads(stored("lull", schema=2))
    bet = {"factor": 1, "duel": 0, "amount": 3, "combination": "suite"}
    laid = [
        bet | {"bettor": "perceval", "target": "karadoc", "n": 1},
        bet | {"bettor": "karadoc", "target": "arthur", "n": 2, "value": 6, "passed": True},
        bet | {"bettor": "perceval", "target": "arthur", "n": 4, "factor": 2, "duel": 7},
    ]
    state["notes"]["civet_filoche"] = {"bets": laid, "n": 4, "latest": {"perceval": 4, "karadoc": 3}}
    stake = {"player": "arthur", "factor": 4, "duel": 0, "amount": 5, "combination": "chouette", "value": 2}
    state["notes"]["civet"] = [stake]
    game = engine.decode(json.dumps(state).encode())
    assert waiting(game) == [
        Bet(bettor="perceval", target="karadoc", amount=3, combination="suite"),
        Bet(bettor="karadoc", target="arthur", amount=3, combination="suite", value=6, passed=True),
        Bet(bettor="perceval", target="arthur", amount=3, combination="suite", factor=2, duel=7, latest=True),
    ]
    assert pending(game) == [Stake(player="arthur", factor=4, amount=5, combination="chouette", value=2)]
    assert game.state.edition == ""
    assert (game.state.rules, game.state.options) == (state["rules"], state["options"])
    assert json.loads(engine.encode(game))["rules"] == state["rules"]


def test_from_4_to_5_a_window_over_a_held_act_leaves_out_what_goes_without_saying() -> None:
    old = stored("modulaire_held_act", schema=4)
    game = engine.decode(old)
    [window] = [window for _, window in game.windows() if isinstance(window, HeldWindow)]
    before = next(record["frame"] for record in json.loads(old)["records"] if record["frame"].get("name") == "held_act")
    assert {name: getattr(window, name) for name in before if name != "kind"} == {
        name: value for name, value in before.items() if name != "kind"
    }
    again = engine.encode(game)
    after = next(record["frame"] for record in json.loads(again)["records"] if record["frame"]["kind"] == "HeldWindow")
    assert {*before} - {*after} == {"name", "mode", "holds", "not_before", "heard", "deadline", "due"}
    assert engine.decode(again).state == game.state


def test_from_4_to_5_what_birds_have_brought_is_as_it_was() -> None:
    state = json.loads(stored("modulaire_held_act", schema=4))
    effects = [{"solution": "katake", "by": "perceval"}, {"solution": "takate", "by": "karadoc"}]
    state["notes"] = {"c3_attrape_oiseau": {"taken": ["katake", "takate"], "effects": effects}}
    game = engine.decode(json.dumps(state).encode())
    assert birds(game).effects == [Effect("katake", "perceval"), Effect("takate", "karadoc")]


@pytest.mark.parametrize("schema", [SCHEMA + 1, SCHEMA + 50])
def test_a_state_of_a_newer_release_is_refused_whether_or_not_it_could_be_read(schema: int) -> None:
    state = json.loads(stored("lull")) | {"schema": schema}
    for changed in (state, state | {"players": "in another form"}):
        with pytest.raises(engine.NewerState):
            engine.decode(json.dumps(changed).encode())


@pytest.mark.parametrize("schema", [0, -1, "1", None, 1.5])
def test_a_schema_that_none_can_be_is_no_state(schema: object) -> None:
    state = json.loads(stored("lull")) | {"schema": schema}
    with pytest.raises(msgspec.ValidationError):
        engine.decode(json.dumps(state).encode())
