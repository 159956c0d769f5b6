"""How scenarios tell games of this rulebook: the state of the table, fractions, dice whose sides matter."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from service.engine.core.events import Event, Forms
from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.core.told.dialect import DialectError, ToldAct
from service.engine.core.windows.window import Window
from service.engine.dice.dialect import DiceDialect
from service.engine.dice.source import SIDES
from service.engine.modulaire import hooks, views
from service.engine.modulaire.events import LyingDown, ModHoldingGained, PackShuffled
from service.engine.modulaire.table.holdings import gathered, listed
from service.engine.modulaire.table.points import exact, put, told
from service.engine.modulaire.table.state import member, table
from service.engine.modulaire.throws.throwing import FRONTS, can_be_given


class ModDialect(DiceDialect):
    """Every die takes the next of the faces under `dice`, some with their fronts."""

    keys = frozenset({"table", "opening"})
    ordered = frozenset({"deck"})

    def given(self, scenario: Mapping[str, Any]) -> Any:
        """The faces, with their fronts where these matter."""
        return [_die(face) for face in scenario.get("dice") or []]

    def is_drawn(self, face: Any, least: int) -> bool:
        """A face, or a top and a front."""
        if isinstance(face, dict):
            known = set(face) == {"top", "front"} and all(isinstance(side, int) for side in face.values())
            return known and can_be_given(_die(face))
        return super().is_drawn(face, least)

    def dealt_by(self, event: Event, forms: Forms) -> JsonObject | None:
        """The pack, and each tichette that is drawn of it."""
        if isinstance(event, PackShuffled):
            return {"deck": []}
        if isinstance(event, ModHoldingGained) and event.holding == "tichette" and event.rule == "d1":
            return {"deck": [event.of]}
        return None

    def draws(self, outcomes: list[Any], dealt: list[JsonObject]) -> JsonObject:
        """Every die, and, where the pack was shuffled, the tichettes that were drawn."""
        told = super().draws(outcomes, dealt)
        if not dealt or dealt[0]["deck"]:
            return told
        return told | {"table": {"deck": [card for one in dealt for card in one["deck"]]}}

    def returned_by(self, event: Event) -> ToldAct | None:
        """A player who lay down was heard: by what another event tells, or by an act that was refused."""
        if isinstance(event, LyingDown) and not event.down and not event.by_table:
            return ToldAct(event.person or event.player, "je_me_leve", event.at, more_events=1)
        return None

    def is_score(self, score: Any) -> bool:
        """A whole number, or sixths as text."""
        if isinstance(score, str):
            try:
                return SIDES % Fraction(score).denominator == 0
            except ValueError:
                return False
        return super().is_score(score)

    def same(self, wanted: Any, found: Any) -> bool:
        """Fractions are told as text, in any form."""
        if isinstance(wanted, str) and isinstance(found, str) and "/" in wanted and "/" in found:
            return Fraction(wanted) == Fraction(found)
        return super().same(wanted, found)


def _die(face: Any) -> Any:
    return face["top"] + FRONTS * face["front"] if isinstance(face, dict) else face


def arrange(g: Game, scenario: JsonObject) -> None:
    """Begin a scenario in the middle: scores, holdings, and the table."""
    state = table(g)
    for name, facts in scenario.get("players", {}).items():
        put(member(g, name), Fraction((facts or {}).get("score", 0)))
        member(g, name).holds = gathered((facts or {}).get("holds") or [])
    said = dict(scenario.get("table") or {})
    if scenario.get("first") is None:
        if "deck" in said:
            hooks.pack_told.tell(g, said["deck"])
        return
    if g.has_rule("b4"):
        state.values = said.get("values") or {p.id: place for place, p in enumerate(state.players, 1)}
    state.falling = said.get("direction") == "down"
    for name in said.get("down") or []:
        member(g, name).down = True
    hooks.arranges.tell(g, said)
    unknown = set(said) - KEYS - {key for keys in hooks.keys_told.ask(g) for key in keys}
    if unknown:
        raise DialectError(f"table has no {', '.join(sorted(unknown))}, or only with a module that is off")


def _counting(g: Game, record: Record, window: Window) -> list[str]:
    """The words of a blocking window that count from any of its players."""
    if window.beside:
        return []
    described = {word: getattr(g.owner(record), f"constraints_{word}", None) for word in window.words}
    return [
        word
        for word, tells in described.items()
        if tells is None or not window.who or any(tells(g, player) is not None for player in window.who)
    ]


KEYS = {"values", "direction", "down"}
"""Of `table`, besides those of modules."""


def facts(g: Game) -> JsonObject:
    """What a scenario may expect of a game, by name."""
    state = table(g)
    shown: JsonObject = {
        "values": dict(state.values),
        "direction": "down" if state.falling else "up",
        "down": [p.id for p in state.players if p.down],
    }
    for more in hooks.tells_table.ask(g):
        shown |= more
    return {
        "turn": views.to_throw(g),
        "scores": {p.id: told(exact(p)) for p in state.players},
        "holds": {p.id: listed(p.holds) for p in state.players},
        "bevues": {p.id: p.faults for p in state.players},
        "open": sorted({word for record, window in g.windows() for word in _counting(g, record, window)}),
        "table": shown,
        "sees": {p.id: seen for p in state.players for seen in hooks.sees.ask(g, p.id)},
    }
