"""What an export tells of the tournament itself, before its games, as the rules of tournaments know it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from chouette_sdk._tournament_rules import Correction, Entry, Line, Lot, Result, Round, Settings, State
from chouette_sdk.tournament_check.forms import (
    CorrectionForm,
    EntryForm,
    Event,
    EventForm,
    HeadForm,
    ResultForm,
    RoundForm,
    SettingsForm,
    StandingForm,
)
from chouette_sdk.tournament_check.verdict import refuse

T = TypeVar("T")


class Book:
    """All lines before those of the games: `head`, the first; `people` what entries have beside the rules."""

    def __init__(self, first: dict[str, Any]) -> None:
        self.head = typed(first, HeadForm)
        unknown = first["settings"].keys() - set(SettingsForm.__struct_fields__)
        if unknown:
            refuse("field_wrong", 1, f"line 1, `settings.{min(unknown)}`: is not known here: update")
        self.settings: Settings = typed({**first["settings"], "line": 1, "kind": "tournament"}, Settings)
        self.entries: list[Entry] = []
        self.people: list[EntryForm] = []
        self.rounds: list[Round] = []
        self.results: list[Result] = []
        self.corrections: list[Correction] = []
        self.events: list[Event] = []
        self.standings: list[Line] = []
        self._lines: dict[tuple[str, int], int] = {}

    def add(self, line: dict[str, Any]) -> None:
        """One more line. Raises Differs."""
        kind = line["kind"]
        if kind == "entry":
            self.people.append(typed(line, EntryForm))
            self._keep(line, self.entries, typed(line, Entry))
        elif kind == "round":
            typed(line, RoundForm)
            self._keep(line, self.rounds, typed(line, Round))
        elif kind == "result":
            typed(line, ResultForm)
            self._keep(line, self.results, typed(line, Result))
        elif kind == "correction":
            reason = typed(line, CorrectionForm).note
            self._keep(line, self.corrections, typed({**line, "reason": reason}, Correction))
        elif kind == "event":
            self._keep(line, self.events, typed(line, EventForm).event)
        elif kind == "standing":
            typed(line, StandingForm)
            self._keep(line, self.standings, typed(line, Line))
        else:
            refuse("order_wrong", line["line"], f"line {line['line']}: a second line of kind {kind}")

    def _keep(self, line: dict[str, Any], kept: list[T], value: T) -> None:
        self._lines[line["kind"], len(kept)] = line["line"]
        kept.append(value)

    def line(self, kind: str, place: int) -> int:
        """The number of the line that tells the thing at this place; of the last one where there are fewer."""
        while place > 0 and (kind, place) not in self._lines:
            place -= 1
        return self._lines.get((kind, place), 1)

    @property
    def over(self) -> bool:
        """Whether nothing happens in the tournament any more."""
        return self.head.status in ("finished", "cancelled")

    @property
    def is_league(self) -> bool:
        """Whether tables are made while others are played."""
        return self.settings.format == "league"

    def state(self) -> State:
        """As the rules know it. Where the seed is not told, what the lot decides means nothing."""
        lot = Lot(seed=self.head.seed or "00" * 32, contributions=self.head.contributions or "")
        return State(
            settings=self.settings,
            entries=tuple(self.entries),
            lot=lot,
            rounds=tuple(self.rounds),
            results=tuple(self.results),
            corrections=tuple(self.corrections),
        )


def typed(line: dict[str, Any], kind: type[T]) -> T:
    """What a line tells, as a struct. Raises Differs where it has not the form."""
    try:
        return msgspec.convert(line, kind)
    except msgspec.ValidationError as error:
        refuse("field_wrong", line["line"], f"line {line['line']}, a line of kind {line['kind']}: {error}")


def plain(value: Any) -> Any:
    """A struct with all of its fields, as the file has them."""
    if isinstance(value, msgspec.Struct):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value
