"""What rules remember of a throw is typed, and stored as the schema says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from service import engine
from service.engine.core.stored.migrations import bring_forward
from service.engine.cul_de_chouette import notes, state
from service.engine.cul_de_chouette.flow.throws import AGAIN, JE_SIROTE, Stopped
from service.engine.cul_de_chouette.migrations import STEPS
from service.engine.cul_de_chouette.notes import Note, TableNote, ThrowNote
from service.engine.cul_de_chouette.state import CulState, Throw
from service.engine.modulaire.rules.c.c1_banque.bank import BANK, Bank
from service.engine.modulaire.rules.d.d1_voeux.pack import PACK, Pack
from service.engine.modulaire.table.state import ModState

GOLDEN = Path(__file__).parents[1] / "golden"
STORED = sorted([*(GOLDEN / "states").glob("*"), *(GOLDEN / "states-before").rglob("*.json")])

Notes = dict[str, Any]
PARTS: list[Note[Any]] = [*ThrowNote.known.values(), *TableNote.known.values()]


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


@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"{type(part).__name__}-{part.name}")
def test_nothing_that_rules_remember_is_of_any_type(part: Note[Any]) -> None:
    found = plain(part.kind)
    assert found
    assert Any not in found


def test_every_part_that_is_stored_is_declared_once_by_its_owner() -> None:
    assert set(ThrowNote.known) == set(ThrowNote.stored)
    assert set(TableNote.known) == set(TableNote.stored)
    with pytest.raises(AssertionError):
        ThrowNote("again", bool)
    with pytest.raises(AssertionError):
        ThrowNote("unheard_of", bool)


def test_the_module_of_notes_knows_no_rule() -> None:
    """What is remembered belongs to the rule that declares it, and to no other."""
    shared = {notes.__name__, state.__name__}
    assert not [part.name for part in PARTS if getattr(part.kind, "__module__", "") in shared]
    assert not [name for name, value in vars(notes).items() if isinstance(value, type) and issubclass(value, Struct)]


def test_parts_are_stored_in_one_order_whichever_was_written_first() -> None:
    one, other = Throw(id=1, maker="perceval"), Throw(id=1, maker="perceval")
    AGAIN.put(one, True)
    JE_SIROTE.put(one, Stopped(player="perceval", at=7))
    JE_SIROTE.put(other, Stopped(player="perceval", at=7))
    AGAIN.put(other, True)
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    stored = b'{"id":1,"maker":"perceval","notes":{"je_sirote":{"player":"perceval","at":7},"again":true}}'
    assert msgspec.json.encode(one) == stored
    assert msgspec.json.decode(stored, type=Throw) == one


def test_a_part_that_is_stored_as_something_else_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"id":1,"maker":"perceval","notes":{"again":"perhaps"}}', type=Throw)


def test_a_throw_has_notes_of_its_own() -> None:
    blob = next(blob for blob in stored() if msgspec.json.decode(blob)["throws"])
    one, other = (cast(CulState, engine.decode(blob).state).throws[0] for _ in range(2))
    before = AGAIN.of(other)
    AGAIN.put(one, not before)
    assert AGAIN.of(other) == before


def test_what_is_noted_of_a_throw_is_its_own_and_what_is_forgotten_is_not_stored() -> None:
    throw, other = Throw(id=1, maker="perceval"), Throw(id=2, maker="perceval")
    assert AGAIN.of(throw) is None
    AGAIN.put(throw, True)
    assert AGAIN.of(throw) is True
    assert AGAIN.of(other) is None
    assert b"notes" not in msgspec.json.encode(other)
    AGAIN.put(throw, None)
    assert AGAIN.of(throw) is None
    assert b"again" not in msgspec.json.encode(throw)


def modular(notes: Notes) -> ModState:
    """A game of `modulaire` that was stored with these notes."""
    game = msgspec.json.decode(engine.encode(engine.create(ruleset="modulaire", game_id="notes", now=0)))
    return cast(ModState, engine.decode(msgspec.json.encode(game | {"notes": notes})).state)


def test_what_modules_remember_is_read_as_what_it_is() -> None:
    state = modular({"d1_voeux": {"deck": [3, "etoile"]}, "c1_banque": {"owner": "arthur", "artichauts": 7}})
    assert PACK.of(state) == Pack(deck=[3, "etoile"])
    assert BANK.of(state) == Bank(owner="arthur", artichauts=7)
    assert list(state.stored_notes or {}) == ["c1_banque", "d1_voeux"], "in the order in which they are stored"


def test_of_what_modules_remember_nothing_is_there_that_no_module_of_this_release_knows() -> None:
    state = modular({"c1_banque": None, "z9_unheard_of": {"x": 1}})
    assert not state.stored_notes
    assert b"z9" not in msgspec.json.encode(state)


def test_what_modules_remember_is_refused_where_it_is_of_another_type() -> None:
    with pytest.raises(msgspec.ValidationError):
        modular({"d1_voeux": {"deck": "shuffled"}})
