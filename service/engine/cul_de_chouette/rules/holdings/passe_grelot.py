"""The winner of a duel may hand the next one on to another player. wikimonde, titouan: «Le Passe-Grelot»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.immunity import convert, gained_by

FEWEST = 3
"""With fewer players in the game there is no third one to hand a duel on to."""


@rule
class PasseGrelotRule(Rule):
    """Who gains it, and when it may be used."""

    id = "passe_grelot"
    label = "Le Passe-Grelot"
    sources = {"wikimonde": "Le Passe-Grelot", "titouan": "Passe-Grelot"}
    needs = ("grelottine",)
    holdings = ("passe_grelot",)
    words = (
        Word(
            id="passe_grelot", phrase="Passe-Grelot !", gesture_fr="montre le nouveau défié",
            gesture_en="point at the player who takes the duel up", fields=(Field(name="target", type="player"),),
        ),
    )  # fmt: skip
    fr = "Défié, le porteur d'un Passe-Grelot désigne avant la mise un autre joueur, qui doit relever le défi."
    en = "A challenged holder of a Passe-Grelot names, before the terms, another player who must take the duel up."

    @hooks.duel_won.answer
    def duel_won(self, g: Game, winner: str) -> None:
        """The winner of a duel gains one (wikimonde: with three players or more in the game)."""
        if gained_by(g, self.id, len(g.seated) >= FEWEST):
            g.gain_holding(winner, self.id, self.id)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """wikimonde: with two players left a Passe-Grelot is a Rigodon."""
        if len(g.seated) < FEWEST:
            convert(g, self.id, "rigodon")

    @rule_hooks.immunity_used.answer
    def immunity_used(self, g: Game, player: str) -> None:
        """Passe-Grelot and Rigodon are one immunity: using one uses both up."""
        g.lose_holding(player, self.id, "spent")

    @rule_hooks.answers_challenge.answer
    def answers_challenge(self, g: Game) -> str:
        """The annonce by which a challenged player may answer."""
        return self.id

    @hooks.challenged.answer
    def challenged(self, g: Game, grelottin: str, defie: str, left: int) -> tuple[str, Frame] | None:
        """The challenged player may use it."""
        if self.id not in g.player(defie).holds or len(g.seated) < FEWEST:
            return None
        return self.id, PasseGrelot(player=defie, grelottin=grelottin, left=left)


@frame
class PasseGrelot(Frame):
    """player: who was challenged. left: how long the terms may still take (ms)."""

    player: str
    grelottin: str
    left: int

    def start(self, g: Game) -> Outcome:
        """Open until the terms; terms of the same time win."""
        shout = Window(
            name="passe_grelot", mode="until", rule="passe_grelot", who=[self.player], words=["passe_grelot"],
            length=self.left,
        )  # fmt: skip
        return wait(shout, then=self.used)

    def verify_passe_grelot(self, g: Game, player: str, fields: Target) -> None:
        """A player of neither duellist's side, with the points for a duel."""
        target = fields["target"]
        least = int(g.param("passe_grelot", _minimum(g)))
        if target not in self._free(g, player):
            raise OutOfBounds("target_not_allowed", "Name a player who is not in this duel yet.", target=target)
        if g.player(target).score < least:
            raise OutOfBounds("score_too_low", f"{target} needs {least} points for a duel.", minimum=least)

    def constraints_passe_grelot(self, g: Game, player: str) -> Constraints | None:
        """The players to whom the duel may be handed on; None if there are none."""
        least = int(g.param("passe_grelot", _minimum(g)))
        targets = [p for p in self._free(g, player) if g.player(p).score >= least]
        return Constraints(targets=targets) if targets else None

    def _free(self, g: Game, player: str) -> list[str]:
        return [p for p in g.seated if not g.same_side(p, player) and not g.same_side(p, self.grelottin)]

    def used(self, g: Game, answers: Answers) -> Outcome:
        """The target is the défié now; where that one is out of the game by then, nothing was said."""
        if not g.player(answers.spoken[0].fields["target"]).in_game:
            return done({})
        rule_hooks.immunity_used.tell(g, self.player)
        return done({"player": self.player, "defie": answers.spoken[0].fields["target"]})


def _minimum(g: Game) -> str:
    return "minimum_negative" if g.state.options["negative_scores"] else "minimum"
