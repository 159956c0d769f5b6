"""The roles that the places of a manche give for the next one."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.events import GradesGiven, MancheFinished
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.roles import role_of
from service.engine.trou_du_cul.state import match


@rule
class Grades(Rule):
    """From Président to Trou du cul."""

    id = "grades"
    label = "Le gagnant et les grades"
    sources: ClassVar[dict[str, str]] = {RULESET: "Le gagnant"}
    switchable = False
    fr = "Le premier devient Président, le deuxième Vice-Président… le dernier Trou du cul ; chacun garde sa place."
    en = "The first becomes Président, the second Vice-Président … the last Trou du cul; all keep their seats."


def give(g: Game) -> None:
    """The manche is over: all have their places."""
    state = match(g)
    state.manches_played += 1
    places = {p.id: state.places[p.id] for p in state.players}
    state.roles = {player: role_of(place, len(places)) for player, place in places.items()}
    first = next(player for player, place in places.items() if place == 1)
    state.won[first] = state.won.get(first, 0) + 1
    g.emit(MancheFinished, manche=state.manche, places=places)
    g.emit(GradesGiven, roles=dict(state.roles))
