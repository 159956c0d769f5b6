"""B3, «Boucliette»: a shield against a challenge, one for everybody at the beginning."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import race
from service.engine.modulaire.table.holdings import check_held, count, holders, put, take
from service.engine.modulaire.table.order import order_of_play, preferred

BOUCLIETTE = "boucliette"
AT_START = 1


@rule
class BouclietteRule(Rule):
    """Who holds one may end a challenge once its terms are said."""

    id = "b3"
    label = "Boucliette"
    sources = {RULESET: "B3"}
    needs = ("a4",)
    words = (Word(id=BOUCLIETTE, phrase="Boucliette !"),)
    holdings = (BOUCLIETTE,)
    parameters = {"at_start": AT_START}
    labels = {
        "at_start": Label("boucliettes de chacun au début", "shields that each player begins with"),
    }
    fr = (
        "Chacun commence avec une boucliette : une fois les termes d'un défi annoncés, n'importe qui peut, avec la "
        "sienne, en protéger le défié."
    )
    en = (
        "Everybody begins with a boucliette: once the terms of a challenge are said, any player may spend theirs to "
        "protect the challenged player."
    )

    @hooks.opened.answer
    def opened(self, g: Game) -> None:
        """One for everybody."""
        for player in g.seated * AT_START:
            put(g, player, BOUCLIETTE, self.id)

    @hooks.after_terms.answer
    def after_terms(self, g: Game, challenged: str) -> Frame | None:
        """Asked only of players who hold one."""
        who = holders(g, order_of_play(g), BOUCLIETTE)
        return Boucliette(challenged=challenged, who=who) if who else None


@frame
class Boucliette(ModFrame):
    """Its result: whether the challenge is off. who: those who hold one."""

    challenged: str
    who: list[str]

    def start(self, g: Game) -> Outcome:
        """The first shield is enough."""
        return wait(race(g, BOUCLIETTE, "b3", list(self.who)), then=self.raised)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: who holds a shield."""
        return count(g, player, BOUCLIETTE) > 0

    def verify_boucliette(self, g: Game, player: str, fields: object) -> None:
        """Players who hold one: by a change of shapes the offer may have come to one who does not."""
        check_held(g, player, BOUCLIETTE)

    def constraints_boucliette(self, g: Game, player: str) -> ModConstraints | None:
        """For those who hold one."""
        return ModConstraints() if count(g, player, BOUCLIETTE) else None

    def raised(self, g: Game, answers: Answers) -> Outcome:
        """Of several at once that of the challenged player is spent, otherwise that of whom the tie clause prefers."""
        first = [answer.player for answer in answers.first() if count(g, answer.player, BOUCLIETTE)]
        if not first:
            return done(False)
        take(g, self.challenged if self.challenged in first else preferred(g, first), BOUCLIETTE)
        return done(True)
