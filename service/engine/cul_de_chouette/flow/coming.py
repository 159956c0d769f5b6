"""The throw that a player may begin, or has begun: what a bet that is laid now is on."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.stored.state import Record
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.flow.challenge import Challenge, Coming
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.window import in_flight


def coming(g: Game, player: str) -> Coming | None:
    """The throw that this player may begin as things stand; None while there is none to begin."""
    for record, window in g.windows():
        if window.name == "chouettes" and window.who == [player] and window.asks(player):
            found = _begun_by(g, record, window)
            if found is not None:
                return found
    return None


def released(g: Game, player: str, duel: int) -> bool:
    """Whether the chouettes of this player's turn (duel 0), or of that duel, are in the air."""
    thrown = [_begun_by(g, r, w) for r, w in in_flight(g) if w.name == "chouettes" and player in w.flying]
    return any(found is not None and found.duel == duel for found in thrown)


def duel_of(g: Game, throw: Throw) -> int:
    """The id of the duel that a throw is for; 0 where it is for none."""
    return next((duel.challenge for duel in rule_hooks.thrown_for.ask(g, throw)), 0)


def _begun_by(g: Game, record: Record, window: Window) -> Coming | None:
    """Which throw these chouettes begin; None for those of a relance or a doubling, on which no bets are laid."""
    if window.rule == "tour":
        return Coming(kind="turn", duel=0)
    owner = g.owner(record)
    return owner.coming() if isinstance(owner, Challenge) else None
