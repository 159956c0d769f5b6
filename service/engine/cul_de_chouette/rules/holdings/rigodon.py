"""The winner of a duel may have the next one called off. wikimonde, titouan: «Le Rigodon»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.immunity import convert, gained_by

TWO = 2


@rule
class RigodonRule(Rule):
    """Who gains it, and when it may be used."""

    id = "rigodon"
    label = "Le Rigodon"
    sources = {"wikimonde": "Le Rigodon", "titouan": "Rigodon"}
    needs = ("grelottine",)
    holdings = ("rigodon",)
    words = (Word(id="rigodon", phrase="Rigodon !", gesture_fr="doigt levé", gesture_en="finger raised"),)
    fr = "Défié, le porteur d'un Rigodon annule le défi avant la mise ; les deux Grelottines sont perdues."
    en = "A challenged holder of a Rigodon calls the duel off before the terms; both Grelottines are gone."

    @hooks.duel_won.answer
    def duel_won(self, g: Game, winner: str) -> None:
        """The winner of a duel gains one (wikimonde: with two players in the game)."""
        if gained_by(g, self.id, len(g.seated) == TWO):
            g.gain_holding(winner, self.id, self.id)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """wikimonde: with more than two players a Rigodon is a Passe-Grelot."""
        if len(g.seated) > TWO:
            convert(g, self.id, "passe_grelot")

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
        """The challenged player may use it (wikimonde: with two players in the game)."""
        if self.id not in g.player(defie).holds or not gained_by(g, self.id, len(g.seated) == TWO):
            return None
        return self.id, Rigodon(player=defie, left=left)


@frame
class Rigodon(Frame):
    """player: who was challenged. left: how long the terms may still take (ms)."""

    player: str
    left: int

    def start(self, g: Game) -> Outcome:
        """Open until the terms; terms of the same time win."""
        shout = Window(
            name="rigodon", mode="until", rule="rigodon", who=[self.player], words=["rigodon"], length=self.left
        )
        return wait(shout, then=self.used)

    def used(self, g: Game, answers: Answers) -> Outcome:
        """The duel is void."""
        rule_hooks.immunity_used.tell(g, self.player)
        return done({"void": True})
