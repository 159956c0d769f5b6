"""What clients are told of a rulebook: its options, and every rule with its words, parameters and source."""

from __future__ import annotations

import msgspec

from service.engine.core.rulebook.options import Option
from service.engine.core.rulebook.rules import Label, Word
from service.engine.core.stored.plain import JsonObject


class RuleInfo(msgspec.Struct, kw_only=True):
    """One rule of a rulebook.

    label: its name, in French.
    on: whether it is in force unless a table switches it.
    switchable: whether a table may switch it on or off.
    needs: the ids of the rules without which it is off.
    only_with: the options with which alone it can be in force.
    source: its heading in the rulebook; empty where the rulebook has none.
    fr: when it plays and what follows, in French.
    en: the same in English.
    parameters: what it goes by in this rulebook: limits, numbers, prices that are no points, lists.
    labels: what parameters are, for people to read, by the same names; of rulebooks that have such texts.
    points: the fixed points that it pays or, below zero, costs, by name (`first`, `bet_won`, `price`), before other
    rules change them. `…_per_pip` counts once for each pip, `largest_…` is a limit. What depends on a stake or a score
    is not among them.
    holdings: the ids of what it lets players hold.
    annonces: what is shouted by it.
    """

    id: str
    label: str
    on: bool
    switchable: bool
    needs: list[str] = []
    only_with: JsonObject = {}
    source: str = ""
    fr: str = ""
    en: str = ""
    parameters: JsonObject = {}
    labels: dict[str, Label] = {}
    points: dict[str, int] = {}
    holdings: list[str] = []
    annonces: list[Word] = []


class RulesetInfo(msgspec.Struct, kw_only=True):
    """A rulebook, resolved: what it inherits is in it.

    game: the game that it is for.
    parent: the id of the rulebook that it derives from, null if none.
    options: what a table may agree on, with this rulebook's defaults.
    rules: in the order in which they are asked.
    """

    id: str
    title: str
    game: str
    parent: str | None
    options: list[Option]
    rules: list[RuleInfo]
