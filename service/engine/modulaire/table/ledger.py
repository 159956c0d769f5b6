"""The settlement: modifiers in their order, the net of each player, the ceiling, the floor, and then the scores."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from service.engine.core import ledger
from service.engine.core.events import Trace
from service.engine.core.ledger import after_settlement, points_moved
from service.engine.core.rulebook.rules import RULES
from service.engine.modulaire import hooks
from service.engine.modulaire.events import ModMovement, ModPointsMoved
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import counts_for, exists
from service.engine.modulaire.table.points import SIXTHS, exact, parts, put, sixths
from service.engine.modulaire.table.state import member, table

BARE = ("price", "exchange", "legacy", "refund")
"""These pass no modifier, but for the ceiling."""

PERSONAL = ("bevue", "refund", "legacy")
"""These are a player's own, whatever shape that player has."""


class _Passing:
    """A movement on its way through the modifiers. due: what it has become; player: whose it is by now."""

    def __init__(self, move: Move, player: str) -> None:
        self.move = move
        self.player = player
        self.base = self.due = Fraction(move.points)
        self.traces: list[Trace] = []

    def change(self, rule: str, layer: str, due: Fraction) -> None:
        """A rule makes something else of it."""
        self.due = due
        self.traces.append(Trace(rule=rule, layer=layer, points=parts(due)[0]))


class Ledger(ledger.Ledger):
    """Settles movements of exact points. Those of players who do not exist are dropped."""

    def settle(self, moves: Sequence[ledger.Move], guard: bool = True) -> None:
        """Apply movements together; then ask the rules for their state checks."""
        g = self._game
        passing = [_Passing(move, self._whose(move)) for move in moves if isinstance(move, Move) and self._counts(move)]
        if not passing:
            return
        for one in passing:
            self._pass(one)
        before = {one.player: exact(member(g, one.player)) for one in passing}  # type: ignore[arg-type]
        after = {p: score + sum(one.due for one in passing if one.player == p) for p, score in before.items()}
        refunded = {one.player for one in passing if one.move.kind == "refund"}
        cuts = [cut for p in after if p not in refunded for cut in self._bounded(p, before[p], after)]
        for p, score in after.items():
            put(member(g, p), score)  # type: ignore[arg-type]
        g.state.settlements += 1
        applied = [self._movement(one, after[one.player]) for one in [*passing, *cuts]]
        g.emit(ModPointsMoved, settlement=g.state.settlements, movements=applied)
        points_moved.tell(g, [*applied])
        after_settlement.tell(g)

    def _whose(self, move: Move) -> str:
        """What is done by a player who has turned into another counts for that one, but for bévues and legacies."""
        return move.player if move.kind in PERSONAL else counts_for(self._game, move.player)  # type: ignore[arg-type]

    def _counts(self, move: Move) -> bool:
        """What a player leaves is settled when they have gone; a bévue is that of a person."""
        if move.kind == "legacy":
            return True
        if move.kind in PERSONAL:
            found = member(self._game, move.player)  # type: ignore[arg-type]
            return found.in_game and not found.down
        return exists(self._game, self._whose(move))  # type: ignore[arg-type]

    def _pass(self, one: _Passing) -> None:
        g, move = self._game, one.move
        if move.kind in BARE:
            return
        if one.due > 0 and move.kind == "points":
            for rule, taker in hooks.takes_gains.each(g, one.player):
                one.player = taker
                one.change(rule, "RECIPIENT", one.due)
            for rule, _ in hooks.inverts_gains.each(g, one.player):
                one.change(rule, "SIGN", -one.due)
        for rule, _ in hooks.divides.each(g):
            one.change(rule, "DIVIDE", one.due / SIXTHS)
            break
        if one.due < 0:
            for rule, _ in hooks.covers_loss.each(g, move):
                one.change(rule, "COVER", Fraction(0))
                break

    def _bounded(self, p: str, before: Fraction, after: dict[str, Fraction]) -> list[_Passing]:
        """Keep a score within its bounds; what is cut off, as movements of the rules that cut."""
        g, cuts = self._game, []
        if after[p] > before and p != table(g).turn:  # type: ignore[arg-type]
            for rule, most in hooks.ceiling.each(g, p):
                if after[p] > max(most, before):
                    cuts.append(_Passing(Move(player=p, points=max(most, before) - after[p], rule=rule), p))
                    after[p] = max(most, before)
        if after[p] < 0 and not g.state.options["negative_scores"]:
            cuts.append(_Passing(Move(player=p, points=min(Fraction(0), before) - after[p], rule="a1"), p))
            after[p] = min(Fraction(0), before)
        return cuts

    def _movement(self, one: _Passing, score: Fraction) -> ModMovement:
        rule = one.move.rule
        return ModMovement(
            player=one.player, base=parts(one.base)[0], points=parts(one.due)[0], score=parts(score)[0], rule=rule,
            source=RULES[rule].sources.get(self._game.state.ruleset, ""), modifiers=one.traces,
            base_sixths=sixths(one.base), points_sixths=sixths(one.due), score_sixths=sixths(score),
        )  # fmt: skip
