"""What rules remember of a throw is typed, and stored as the schema says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

import msgspec
import pytest

from service import engine
from service.engine.core.migrations import bring_forward
from service.engine.cul_de_chouette.migrations import STEPS
from service.engine.cul_de_chouette.notes import NOTHING, ThrowNotes
from service.engine.cul_de_chouette.state import CulState, Throw

GOLDEN = Path(__file__).parents[1] / "golden"
STORED = sorted([*(GOLDEN / "states").glob("*"), *(GOLDEN / "states-before").rglob("*.json")])

Notes = dict[str, Any]


def told(notes: Notes) -> Notes:
    """Notes without what says nothing: empty, or as it is where nothing is said of it."""
    return {
        name: [told(one) if isinstance(one, dict) else one for one in part] if isinstance(part, list) else part
        for name, part in notes.items()
        if part not in ([], {}, None, False, 0, "")
    }


def notes_of(state: Notes) -> list[Notes]:
    return [state.get("notes", {}), *(throw.get("notes", {}) for throw in state.get("throws", []))]


def stored() -> Iterator[bytes]:
    for path in STORED:
        blob = path.read_bytes()
        if "throws" in msgspec.json.decode(blob):
            yield blob


def test_notes_of_stored_games_are_read_and_stored_as_they_were() -> None:
    names = set()
    for blob in stored():
        before = notes_of(bring_forward(msgspec.json.decode(blob), STEPS))
        after = notes_of(msgspec.json.decode(engine.encode(engine.decode(blob))))
        assert [told(notes) for notes in after] == [told(notes) for notes in before]
        names |= {name for notes in before for name in notes}
    assert names >= {"grelottine", "sirotage", "civet", "civet_filoche", "jarret", "soufflette"}


def plain(kind: Any) -> list[Any]:
    """Every type in an annotation, with those of structs' fields."""
    inner = get_args(kind) or (get_type_hints(kind).values() if hasattr(kind, "__struct_fields__") else ())
    return [kind, *(found for part in inner for found in plain(part))]


@pytest.mark.parametrize("kind", [ThrowNotes, get_type_hints(CulState)["notes"]])
def test_nothing_that_rules_remember_is_of_any_type(kind: type[msgspec.Struct]) -> None:
    found = plain(kind)
    assert len(found) > 1
    assert Any not in found


def test_a_throw_has_notes_of_its_own() -> None:
    blob = next(blob for blob in stored() if msgspec.json.decode(blob)["throws"])
    one, other = (cast(CulState, engine.decode(blob).state).throws[0] for _ in range(2))
    one.noted.again = not other.notes.again
    assert one.notes.again != other.notes.again


def test_what_is_noted_of_a_throw_of_which_nothing_was_is_its_own_and_nothing_else_can_be_written() -> None:
    throw = Throw(id=1, maker="perceval")
    assert throw.notes is NOTHING
    with pytest.raises(AttributeError):
        throw.notes.again = True
    throw.noted.again = True
    assert throw.notes.again
    assert not Throw(id=2, maker="perceval").notes.again
    assert b"notes" not in msgspec.json.encode(Throw(id=2, maker="perceval"))
