"""What a table has agreed on is stored as what differs from an edition of its rulebook, which never changes.

An edition is named after its content, and stays in every later release: so none changes anything under a running game,
whatever it makes of the rulebook.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from copy import copy
from importlib.resources.abc import Traversable
from operator import is_
from typing import TypeVar

import msgspec

from service.engine.core.stored.migrations import NewerState
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Edition(msgspec.Struct, frozen=True):
    """A rulebook as it was once. options: their values by name; rules: all that it has, in order, with parameters."""

    options: JsonObject
    rules: dict[str, JsonObject]


Editions = Mapping[str, Edition]
"""By name."""


def written_down(folder: Traversable) -> Editions:
    """All that were ever released, out of the files of a folder."""
    return {
        file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Edition)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".json")
    }


def name_of(book: str, content: Edition) -> str:
    """A rulebook's id and the first digits of a hash of the content, so that other content has another name."""
    return f"{book}-{hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:8]}"


def shortened(state: S, editions: Editions) -> S:
    """The state as it is stored: only what differs from its edition. The one that is given stays as it is."""
    edition = editions.get(state.edition)
    if edition is None:
        return state
    rules, without = _stored_rules(edition, state)
    if rules is None or [*edition.options] != [*state.options]:
        # What is missing, or in another order, could not be told from the edition: this game is stored whole.
        return _whole(state)
    stored = copy(state)
    stored.options, stored.rules, stored.without = _difference(edition.options, state.options), rules, without
    return stored


def _stored_rules(edition: Edition, state: State) -> tuple[dict[str, JsonObject] | None, list[str]]:
    """What differs in the rules, None where that cannot be told; and which there are not."""
    if state.rules is edition.rules:
        return {}, []
    kept, without = list[str](), list[str]()
    for rule in edition.rules:
        (kept if rule in state.rules else without).append(rule)
    # What a table has beside its edition is read behind the rest.
    more = [rule for rule in state.rules if rule not in edition.rules]
    return (_difference(edition.rules, state.rules) if [*kept, *more] == [*state.rules] else None), without


def _whole(state: S) -> S:
    stored = copy(state)
    stored.edition = ""
    return stored


def complete(state: State, editions: Editions) -> None:
    """Give a state that was just read all that its edition says. Raises NewerState where this release lacks that."""
    if not state.edition:
        return
    edition = editions.get(state.edition)
    if edition is None:
        raise NewerState(state.edition)
    state.options = _restored(edition.options, state.options)
    if state.rules or state.without:
        state.rules = _restored(edition.rules, state.rules, state.without)
    else:
        # Rules never change in a game: most games share those of their edition.
        state.rules = edition.rules
    state.without = []


def _difference(edition: Mapping[str, V], whole: Mapping[str, V]) -> dict[str, V]:
    # What was read from an edition is the same object, so that most are told apart at once. True and 1 are equal, but
    # not the same JSON.
    if len(edition) == len(whole) and all(map(is_, edition.values(), whole.values())):
        return {}
    return {
        name: value
        for name, value in whole.items()
        if (there := edition.get(name, edition)) is not value and (type(there) is not type(value) or there != value)
    }


def _restored(edition: Mapping[str, V], changed: Mapping[str, V], without: Sequence[str] = ()) -> dict[str, V]:
    restored = {**edition, **changed}
    for name in without:
        restored.pop(name, None)
    return restored
