"""States of older releases are brought forward a schema at a time; those of newer ones are refused, not misread."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from service import engine
from service.engine.core.migrations import SCHEMA, bring_forward
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
    forward = bring_forward(json.loads(path.read_bytes()))
    assert forward["schema"] == SCHEMA
    assert {name: value for name, value in json.loads(again).items() if name in forward} == forward


def test_from_1_to_2_those_at_the_door_wait_for_a_seat() -> None:
    old = stored("newcomer_at_the_door")
    assert [player["id"] for player in json.loads(old)["door"]] == ["merlin"]
    game = engine.decode(old)
    assert [player.id for player in game.state.waiting_players] == ["merlin"]
    assert [newcomer.id for newcomer in engine.view(game, None).newcomers] == ["merlin"]


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
