"""What a table has agreed on is stored as what differs from an edition of its rulebook, which never changes.

An edition is named after its content, and stays in every later release: so none changes anything under a running game,
whatever it makes of the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
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


def shortened(state: S, editions: Editions) -> S:
    """The state as it is stored: only what differs from its edition. The one that is given stays as it is."""
    edition = editions.get(state.edition)
    if edition is None:
        return state
    stored = copy(state)
    stored.options, stored.rules = _difference(edition.options, state.options), _difference(edition.rules, state.rules)
    stored.without = [rule for rule in edition.rules if rule not in state.rules]
    if list(_restored(edition.options, stored.options)) == list(state.options) and (
        list(_restored(edition.rules, stored.rules, stored.without)) == list(state.rules)
    ):
        return stored
    # What is missing, or in another order, could not be told from the edition: this game is stored whole.
    stored.edition, stored.options, stored.rules, stored.without = "", state.options, state.rules, []
    return stored


def complete(state: State, editions: Editions) -> None:
    """Give a state that was just read all that its edition says. Raises NewerState where this release lacks that."""
    if not state.edition:
        return
    edition = editions.get(state.edition)
    if edition is None:
        raise NewerState(state.edition)
    state.options = _restored(edition.options, state.options)
    state.rules = _restored(edition.rules, state.rules, state.without)
    state.without = []


def _difference(edition: Mapping[str, V], whole: Mapping[str, V]) -> dict[str, V]:
    # What was read from an edition is the same object, so that most are told apart at once. True and 1 are equal, but
    # not the same JSON.
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
