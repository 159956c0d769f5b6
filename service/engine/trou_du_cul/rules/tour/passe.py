"""To pass: of one's own will, which puts out of the tour, or since the forced combination cannot be laid."""

from __future__ import annotations

from typing import ClassVar

from service.engine.cards.hands import jokers, of_rank
from service.engine.core.events import PlayerPassed
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.trou_du_cul.acts import Decline, PassTurn
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import CardWindow, for_player, turn_of


@rule
class Passe(Rule):
    """Both kinds of a pass on turn, and the pass in a window."""

    id = "passe"
    label = "Passer"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Qui passe volontairement ne rejoue plus dans ce tour ; qui est bloqué par la combinaison forcée y reste."
    en = "Players who pass of their own will are out of the tour; those whom the forced combination blocks stay in."
    words = (
        Word(id="pass", phrase="Je passe.", gesture_fr="toquer", gesture_en="knock", spoken_as="pass"),
    )  # fmt: skip


def is_forced(g: Game, player: str) -> bool:
    """Whether a pass of this player now is of the forced kind."""
    state = match(g)
    if state.top is None or not state.top.same:
        return False
    hand = state.hands[player]
    return len(of_rank(hand, state.top.rank)) + len(jokers(hand)) < state.top.size


def receive(g: Game, act: PassTurn) -> None:
    """The player on turn passes. Raises Refusal."""
    window = turn_of(g, act)
    if match(g).top is None:
        raise Refusal("leader_must_play", "You lead: lay any combination.")
    window.answered(g, act.player, "pass")


def decline(g: Game, act: Decline) -> None:
    """A player will do nothing in the open window. Raises Refusal."""
    record, window = for_player(g, CardWindow, act.player, act.window)
    g.emit(PlayerPassed, player=act.player, windows=[record.id])
    window.note_pass(act.player, act.at, g.tie_ms)
    window.declined(g, act.player)
