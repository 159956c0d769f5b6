"""The only place where points move: movements pass the layers, are applied in order, and keep a trace of both."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.engine.core.events import Movement, PointsMoved, Trace
from service.engine.core.players import Players
from service.engine.core.rulebook.hooks import Notice, Question
from service.engine.core.rulebook.rules import RULES

LAYERS = ("VALUE", "MULTIPLY", "SIGN", "RECIPIENT")
"""The layers that see a movement before any is applied; BOUND sees each one as it is applied."""


class Move(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Points that a rule wants to move, before the modifiers. origin: the id of what they come from, if any.

    kind: by which modifiers know what they may act on; each game has its own.

    gift: what a bound turned into a gift for the others. factor: how often a stake was doubled, as a multiplier.
    due: the points after the modifiers, before any bound (set when it is settled).
    """

    player: str
    points: int
    rule: str
    origin: int | None = None
    kind: str = "other"
    gift: int = 0
    factor: int = 1
    due: int = 0
    traces: list[Trace] = []


# --- what rules are asked of movements


@Question
def modify(layer: str, move: Move) -> int | None:
    """A movement passes a layer: its points from now on."""


@Question
def gifts(moves: list[Move]) -> list[Move] | None:
    """The movements of a settlement are applied: further movements."""


@Question
def scores_not_kept() -> bool | None:
    """Points are about to be applied: whether scores stay where they are."""


@Notice
def points_moved(applied: list[Movement]) -> None:
    """The movements of a settlement have been applied."""


@Notice
def after_settlement() -> None:
    """A settlement is over."""


class Ledger:
    """Settles movements for one game. movement and moved: as what it tells them; origins: whether they come of
    something that has an id."""

    origins = False
    movement: type[Movement] = Movement
    moved: type[PointsMoved] = PointsMoved

    def __init__(self, game: Players) -> None:
        self._game = game

    def settle(self, moves: Sequence[Move], guard: bool = True) -> None:
        """Apply movements together, in this order; then ask the rules for their state checks.

        guard: whether the guard before what comes next counts from this settlement (not from what a wrong act costs).
        """
        g = self._game
        moves = [m for m in moves if g.player(m.player).in_game]
        if not moves:
            return
        base = [m.points for m in moves]
        for move in moves:
            for layer in LAYERS:
                self._modify(layer, move)
            move.due = move.points
        applied = [self._apply(move, points) for move, points in zip(moves, base, strict=True)]
        for given in gifts.ask(g, moves):
            applied += [self._apply(gift, gift.points) for gift in given]
        g.state.settlements += 1
        g.emit(self.moved, settlement=g.state.settlements, movements=applied)
        points_moved.tell(g, applied)
        if guard:
            g.state.guard_from = g.now
        after_settlement.tell(g)

    def begin_with(self, player: str, score: int) -> None:
        """The score with which a player sits down: nothing moves, and it has not been earned."""
        self._game.player(player).score = score

    def _modify(self, layer: str, move: Move) -> None:
        g = self._game
        for rule_id, points in modify.each(g, layer, move):
            if points != move.points:
                move.points = points
                move.traces = [*move.traces, Trace(rule=rule_id, layer=layer, points=points)]

    def _apply(self, move: Move, base: int) -> Movement:
        g = self._game
        self._modify("BOUND", move)
        player = g.player(move.player)
        score = player.score + (0 if any(scores_not_kept.ask(g)) else move.points)
        for member in g.side(move.player):
            g.player(member).score = score
        return self.movement(
            player=move.player, base=base, points=move.points, score=player.score, rule=move.rule,
            source=RULES[move.rule].sources.get(g.state.ruleset, ""), modifiers=move.traces,
            origin=move.origin if self.origins else msgspec.UNSET,
        )  # fmt: skip
