"""The target wins, its opposite puts out, the last one left wins. All rulebooks: end of the game."""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.core.stored.state import Player
from service.engine.cul_de_chouette.flow.roll_off import RollOff


@rule
class FinDePartieRule(Rule):
    """Looks at the scores after every settlement, and never in between."""

    id = "fin_de_partie"
    label = "Fin de la partie"
    sources = {"wikimonde": "Fin du jeu", "titouan": "Introduction"}
    switchable = False
    fr = (
        "Le premier à la cible gagne ; à plusieurs, le meilleur score, puis le dé le plus bas. Avec des scores "
        "négatifs, l'opposé de la cible élimine. Le dernier en jeu gagne."
    )
    en = (
        "The first at the target wins; of several the best score, then the lowest die. With negative scores the "
        "opposite of the target puts out. The last one in the game wins."
    )

    @ledger.after_settlement.answer
    def after_settlement(self, g: Game) -> None:
        """Who has won, who is put out, and whether anybody is left."""
        if g.over:
            return
        sign = 1 if g.option("target") > 0 else -1
        goal = abs(g.option("target"))
        playing = [p for p in g.state.players if p.in_game]
        there = [p for p in playing if sign * p.score >= goal]
        if there:
            _decide(g, there, sign, "target")
            return
        out = [p for p in playing if g.state.options["negative_scores"] and sign * p.score <= -goal]
        left = [p for p in playing if p not in out]
        if out:
            g.put_out(*(player.id for player in out), reason="bound")
            if len({g.side_name(p.id) for p in left}) < 2:
                _decide(g, left or out, sign, "last_one")

    @core_hooks.player_removed.answer
    def player_removed(self, g: Game) -> None:
        """Players are out by something else than their scores: the last side in the game wins, if there is one."""
        sides = g.sides()
        if not g.over and len(sides) == 1:
            g.finish_game(g.side_name(sides[0]), "last_one")


def _decide(g: Game, candidates: list[Player], sign: int, reason: str) -> None:
    """The best score wins; an exact draw is decided by the dice."""
    best = max(sign * p.score for p in candidates)
    sides = {g.side_name(p.id): p.id for p in reversed(candidates) if sign * p.score == best}
    if len(sides) == 1:
        g.finish_game(next(iter(sides)), reason)
        return
    g.clear()
    # For a team its first member throws.
    g.spawn(Departage(players=[p.id for p in g.state.players if p.id in sides.values()], reason=reason))
    g.state.end = reason


@frame
class Departage(Frame):
    """An exact draw at the end: the lowest die wins the game, and those put out throw too."""

    players: list[str]
    reason: str

    def start(self, g: Game) -> Outcome:
        """One die each."""
        dice = RollOff(name="fin_de_partie", rule="fin_de_partie", players=self.players, outsiders=True)
        return wait(dice, then=self.decided)

    def decided(self, g: Game, winner: str) -> Outcome:
        """The game is over."""
        g.finish_game(g.side_name(winner), self.reason)
        return done()
