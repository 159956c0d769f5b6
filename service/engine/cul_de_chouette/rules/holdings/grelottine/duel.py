"""A Grelottine duel: the challenger names a combination and a stake, the challenged player throws for it.

wikimonde, «La Grelottine»; titouan, «Grelottine»; card grelottine.
"""

from __future__ import annotations

from typing import TypedDict

import msgspec

from service.engine.core.frame import Outcome, Results, done, frame, wait, wait_first
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.events import ChallengePassed
from service.engine.cul_de_chouette.flow.challenge import Challenge, Coming
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.roll_off import RollOff
from service.engine.cul_de_chouette.flow.sirop import stopping_words
from service.engine.cul_de_chouette.flow.throws import Again, Cul, chouettes_window
from service.engine.cul_de_chouette.flow.verdict import met
from service.engine.cul_de_chouette.rules.holdings.grelottine import limits
from service.engine.cul_de_chouette.rules.holdings.grelottine.duelled import DUELLED, Duelled, duelled
from service.engine.cul_de_chouette.state import find_throw, new_throw, table
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import ChallengeTaken, DuelEnded, TermsSet


class TermsSaid(TypedDict):
    """The terms of a duel, as they are said."""

    combination: str
    amount: int


class Shout(msgspec.Struct, kw_only=True):
    """One challenge as it was shouted."""

    player: str
    target: str
    at: int


@frame
class Duel(Challenge):
    """shouts: the simultaneous challenges it began with. since: from when the time for the terms counts.

    handed_on: the défié took the duel over from the player who was challenged first. landed: its dice are final.
    throw: the id of its dice. won: whether they met the terms. void: a duellist was put out.
    """

    shouts: list[Shout]
    id: int = 0
    grelottin: str = ""
    defie: str = ""
    since: int = 0
    handed_on: bool = False
    combination: str = ""
    amount: int = 0
    throw: int = 0
    landed: bool = False
    won: bool = False
    void: bool = False

    # --- the challenge

    def start(self, g: Game) -> Outcome:
        """Of simultaneous challengers the lower score fights; equal scores throw for it."""
        lowest = min(_rank(g, s.player) for s in self.shouts)
        tied = [s.player for s in self.shouts if _rank(g, s.player) == lowest]
        if len(tied) > 1:
            return wait(RollOff(name="grelottin", rule="grelottine", players=tied), then=self.rolled_off)
        return self._take(g, tied[0], next(s.at for s in self.shouts if s.player == tied[0]))

    def rolled_off(self, g: Game, grelottin: str | None) -> Outcome:
        """The lowest die becomes grelottin."""
        return done() if grelottin is None else self._take(g, grelottin, g.now)

    def _take(self, g: Game, grelottin: str, since: int) -> Outcome:
        target = next(s.target for s in self.shouts if s.player == grelottin)
        if not g.player(target).in_game:
            return done()
        state = table(g)
        state.challenges += 1
        self.id, self.grelottin, self.defie, self.since = state.challenges, grelottin, target, since
        g.spend_holding(grelottin, "grelottine")
        g.signal("challenge")
        g.add_late({"grelottine": g.seated}, until=None, closes_on=["terms"], tag="duel")
        g.emit(ChallengeTaken, challenge=self.id, kind="grelottine", challenger=grelottin, defie=target)
        return self._ask_terms(g, not_before=since + g.option("pause_ms"))

    def _ask_terms(self, g: Game, not_before: int) -> Outcome:
        # A tie may have taken longer to decide than the terms may take: then they lapse now, and not before.
        left = max(0, self.since + g.option("decision_ms") - g.now)
        terms = Window(
            name="terms", mode="offer", rule="grelottine", who=[self.grelottin], words=["terms"],
            not_before=not_before, length=left,
        )  # fmt: skip
        offers = [] if self.handed_on else hooks.challenged.ask(g, self.grelottin, self.defie, left)
        return wait_first({"terms": terms, **dict(offers)}, then=self.answered)

    # --- the terms

    def verify_terms(self, g: Game, player: str, fields: TermsSaid) -> None:
        """The combination is one that may be named, and the stake within its limit."""
        most = limits.limits(g, player, self.defie).get(fields["combination"])
        if most is None:
            raise OutOfBounds("combination_not_allowed", "Name a combination that terms may have.", **fields)
        if fields["amount"] not in limits.stakes_allowed(g, player, most):
            raise OutOfBounds(
                "stake_out_of_range", f"Stake 1 to {most} on {fields['combination']}.", maximum=most, **fields
            )

    def constraints_terms(self, g: Game, player: str) -> Constraints | None:
        """The combinations that may be named, each with its stakes; None where no stake is possible."""
        named = limits.bounds(g, player, self.defie)
        return Constraints(combinations=named) if named else None

    def answered(self, g: Game, got: Results) -> Outcome:
        """Terms, silence, or an immunity that was used."""
        if "terms" in got:
            return self._set_terms(g, got["terms"])
        answer = next(iter(got.values()))
        if not answer:
            return self._ask_terms(g, not_before=max(g.now, self.since + g.option("pause_ms")))
        if "void" in answer:
            for player in (self.defie, self.grelottin):
                g.lose_holding(player, "grelottine", "spent")
            return self._end(g, "void", None)
        self.defie, self.handed_on, self.since = answer["defie"], True, g.now
        g.emit(ChallengePassed, challenge=self.id, player=answer["player"], defie=self.defie)
        return self._ask_terms(g, not_before=g.now)

    def _set_terms(self, g: Game, answers: Answers) -> Outcome:
        g.signal("terms")
        if not answers.spoken:
            return self._end(g, "lapsed", None)
        said = answers.spoken[0].fields
        self.combination, self.amount = said["combination"], limits.in_points(g, self.grelottin, said["amount"])
        g.emit(TermsSet, challenge=self.id, combination=self.combination, amount=self.amount)
        allowed = g.now + g.option("pause_ms")
        return wait(chouettes_window(g, self.defie, "grelottine", not_before=allowed), then=self.chouettes)

    # --- the throws

    def chouettes(self, g: Game, answers: Answers) -> Outcome:
        """The first two dice of the défié."""
        g.signal("chouettes")
        thrown = answers.spoken[0]
        throw = new_throw(g, self.defie, "grelottine")
        self.throw, throw.chouettes = throw.id, thrown.fields["faces"]
        terms = Duelled(challenge=self.id, challenger=self.grelottin, combination=self.combination)
        DUELLED.put(throw, terms)
        return wait(Cul(throw=throw.id, by_table=thrown.by_table), then=self.first_throw)

    def first_throw(self, g: Game, _: object) -> Outcome:
        """The second throw: compulsory, or (titouan) the défié's choice when the first one met the terms."""
        throw = find_throw(g, self.throw)
        choice = bool(g.param("grelottine", "may_stop")) and met(g, self.combination, throw.faces)
        duelled(throw).second = True
        may_sirote = choice or (self.combination == "sirop_grelot" and bool(g.param("grelottine", "may_stop")))
        words = stopping_words(g, throw) if may_sirote else []
        return wait(Again(throw=throw.id, rule="grelottine", must=not choice, words=words), then=self.final)

    # --- the end

    def final(self, g: Game, _: object) -> Outcome:
        """The final dice decide the stake, and take effect for their maker, in one settlement."""
        throw = find_throw(g, self.throw)
        self.landed, self.defie = True, throw.maker
        note = duelled(throw)
        note.defie, note.amount = self.defie, self.amount
        return wait(Landing(throw=self.throw), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """The winner of the stake gains an immunity; a missed duel that is a Néant opens the Poulette."""
        if self.void or g.over:
            return self._end(g, "void", None)
        note = duelled(find_throw(g, self.throw))
        self.defie, self.won = note.defie, bool(note.met)
        winner = self.defie if self.won else self.grelottin
        hooks.duel_won.tell(g, winner)
        if not self.won and find_throw(g, self.throw).names == ["neant"]:
            hooks.duel_missed.tell(g, self.grelottin, self.defie)
        return self._end(g, "met" if self.won else "failed", winner)

    def _end(self, g: Game, outcome: str, winner: str | None) -> Outcome:
        g.signal("terms")
        hooks.challenge_over.tell(g, self.id)
        g.emit(DuelEnded, challenge=self.id, outcome=outcome, winner=winner)
        return done()

    def to_throw(self, g: Game) -> str:
        """Whose throw it is or will be: the défié's, or the buyer's; empty once the dice are final."""
        if self.landed:
            return ""
        return find_throw(g, self.throw).maker if self.throw else self.defie

    def as_challenge(self) -> ChallengeView | None:
        """The duel as everybody sees it, once it is taken."""
        if not self.id:
            return None
        return ChallengeView(
            id=self.id, kind="grelottine", challenger=self.grelottin, defie=self.defie,
            stage="throws" if self.combination else "terms", combination=self.combination or None,
            amount=self.amount or None,
        )  # fmt: skip

    def coming(self) -> Coming:
        """The throw of the défié."""
        return Coming(kind="grelottine", duel=self.id)

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A duel that loses a duellist ends with no stake paid; what the final dice opened goes on."""
        if self.throw:
            # The buyer of the cul, or of a Sirop-Grelot, is the défié now.
            throw = find_throw(g, self.throw)
            self.defie = duelled(throw).defie if self.landed else throw.maker
            if player == throw.maker != throw.author and not throw.faces and g.player(throw.author).in_game:
                # A bought cul that is not thrown falls back to the author of the chouettes.
                return None
        if player not in (self.grelottin, self.defie):
            return None
        if not self.landed:
            return self._end(g, "void", None)
        note = duelled(find_throw(g, self.throw))
        if note.amount is not None:
            note.amount, self.void = None, True
        return None


def _rank(g: Game, player: str) -> int:
    """What the lower of two scores is compared by."""
    return next(iter(rule_hooks.challenger_rank.ask(g, player)), g.player(player).score)
