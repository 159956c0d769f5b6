"""A relance of 6-6-6: 28 points for the first to shout, with two more shouts against a tie.

wikimonde, titouan: «Le Pélican»; card pelican.
"""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.held import SIGNAL
from service.engine.cul_de_chouette.flow.roll_off import RollOff
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw

STEPS = ("pelican", "passe_montagne", "zbradaraldjan")
POINTS = 28
SUM = 18


class PelicanRace(msgspec.Struct, kw_only=True, omit_defaults=True):
    """settled: its race is over. awaited: a Cul de Chouette waits for it."""

    settled: bool
    awaited: bool = False


RACE = ThrowNote("pelican", PelicanRace)


@rule
class PelicanRule(Rule):
    """When it may be shouted."""

    id = "pelican"
    label = "Le Pélican"
    sources = {"wikimonde": "Le Pélican", "titouan": "Pélican"}
    needs = ("bleu_rouge",)
    words = (
        Word(id="pelican", phrase="Pélican !"),
        Word(id="passe_montagne", phrase="Passe-Montagne !"),
        Word(id="zbradaraldjan", phrase="Zbradaraldjan !"),
    )  # fmt: skip
    points = {"first": POINTS}
    fr = (
        "Une relance de 6-6-6 : le premier à crier gagne 28 points. Les ex æquo crient « Passe-Montagne ! », puis "
        "« Zbradaraldjan ! » ; ensuite c'est à qui avait parié 18, sinon au dé le plus bas."
    )
    en = (
        "A relance of 6-6-6: the first to shout gains 28 points. Those tied shout «Passe-Montagne !», then "
        "«Zbradaraldjan !»; after that it goes to the player who had bet 18, else to the lowest die."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A Bleu-Rouge whose relance is 18."""
        return [self.id]

    @hooks.relance_lies.answer
    def relance_lies(self, g: Game, relance: Throw) -> tuple[str, Frame] | None:
        """Whether 18 was bet or not."""
        if sum(relance.faces) != SUM:
            return None
        RACE.put(relance, PelicanRace(settled=False))
        return self.id, Pelican(throw=relance.id)

    @hooks.cul_de_chouette_lies.answer
    def cul_de_chouette_lies(self, g: Game, throw_id: int) -> tuple[str, Frame] | None:
        """The bettor's 100 and the Pélican wait for each other: they are one settlement (card pelican R4)."""
        race = RACE.of(find_throw(g, throw_id))
        if race is None:
            return None
        race.awaited = True
        return self.id, UntilPelicanSettled(throw=throw_id)


@frame
class Pelican(Frame):
    """throw: the relance. step: which shout is due. tied: those who are still in it."""

    throw: int
    step: int = 0
    tied: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Everybody may shout."""
        self.tied = g.seated
        return self._race(g, need=1)

    def _race(self, g: Game, need: int) -> Outcome:
        shout = STEPS[self.step]
        race = Window(
            name=shout, mode="race", rule="pelican", who=list(self.tied), words=[shout], need=need,
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.shouted)

    def shouted(self, g: Game, answers: Answers) -> Outcome:
        """One first wins; several go on, and where none of them spoke all stay tied."""
        first = [a.player for a in answers.first()]
        if self.step == 0 and not first:
            return self._settle(g, [])
        self.tied = first or answers.who
        throw = find_throw(g, self.throw)
        if len(self.tied) < 2 or throw.flan:
            # Under a Flan everybody who was first pays: no tie is broken that all want to lose (R1).
            return self._settle(g, self.tied)
        self.step += 1
        if self.step < len(STEPS):
            return self._race(g, need=2)
        bettor = next(iter(rule_hooks.right_bettor.ask(g, throw)), None)
        if bettor is not None:
            return self._settle(g, [bettor])
        return wait(RollOff(name="pelican", rule="pelican", players=self.tied), then=self.rolled_off)

    def rolled_off(self, g: Game, winner: str | None) -> Outcome:
        """The lowest die."""
        return self._settle(g, [winner] if winner is not None else [])

    def _settle(self, g: Game, winners: list[str]) -> Outcome:
        """At once, or together with the Cul de Chouette that waits for it."""
        throw = find_throw(g, self.throw)
        moves = [Move(player=p, points=POINTS, rule="pelican", origin=throw.id, kind="combination") for p in winners]
        race = _race_of(throw)
        if race.awaited:
            throw.aside += moves
        else:
            g.ledger.settle(moves)
        race.settled = True
        g.signal(SIGNAL)
        return done()


def _race_of(throw: Throw) -> PelicanRace:
    race = RACE.of(throw)
    assert race is not None, "it has begun"
    return race


@frame
class UntilPelicanSettled(Frame):
    """Done as soon as the Pélican of this throw is over."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Nothing is asked of anybody meanwhile."""
        if _race_of(find_throw(g, self.throw)).settled:
            return done()
        return wait(Window(name="held", mode="open", rule="pelican", who=[], closes_on=[SIGNAL]), then=self.look)

    def look(self, g: Game, _: object) -> Outcome:
        """Something else may have been let go."""
        return self.start(g)
