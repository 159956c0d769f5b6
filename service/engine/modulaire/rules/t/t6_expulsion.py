"""T6, «Expulsion»: whose turn ends below zero for the third time running is out of the game."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.sleeping import awake
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member, table

TURNS = 3


class Negative(msgspec.Struct, kw_only=True):
    """turns: by player how many turns running have ended below zero, for those with any."""

    turns: dict[str, int]


NEGATIVE = TableNote("t6_expulsion", Negative)


def counted(g: Game) -> dict[str, int]:
    """By player how many turns running have ended below zero."""
    known = NEGATIVE.of(table(g))
    return {p.id: known.turns.get(p.id, 0) if known else 0 for p in g.state.players}


@rule
class Expulsion(Rule):
    """Only turns count that were played to their end while the rule was in force."""

    id = "t6"
    label = "Expulsion"
    sources = {RULESET: "†6"}
    needs = ("a1",)
    parameters = {"turns": TURNS}
    labels = {
        "turns": Label("tours de suite sous zéro", "turns running below zero"),
    }
    fr = "Qui finit trois tours consécutifs avec un score négatif est expulsé de la partie."
    en = "A player who ends three turns running with a score below zero is out of the game."

    @hooks.turn_ended.answer
    def turn_ended(self, g: Game, player: str) -> None:
        """The score at the very end of the turn counts."""
        if not awake(g, self.id):
            return
        turns = counted(g)
        turns[player] = turns[player] + 1 if exact(member(g, player)) < 0 else 0
        self._keep(g, turns)
        if turns[player] >= TURNS:
            g.put_out(player, reason=self.id)

    def _keep(self, g: Game, turns: dict[str, int]) -> None:
        some = {p: number for p, number in turns.items() if number}
        NEGATIVE.put(table(g), Negative(turns=some) if some else None)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject | None:
        """The counts."""
        return {"negative_turns": counted(g)}

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """The counts."""
        return ["negative_turns"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """As they are told."""
        self._keep(g, told.get("negative_turns") or {})

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """Of everybody."""
        return {"negative_turns": counted(g)}
