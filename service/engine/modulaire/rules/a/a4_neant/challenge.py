"""A challenge by grelottine: the call, its terms, the shield, the bets, and then the coup that is replayed."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.dice.bounds import CombinationBounds
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import ChallengeTaken, DuelEnded, TermsSet
from service.engine.modulaire import hooks
from service.engine.modulaire.annonce_types import Stake, Target
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play.betting import PARI, stakes
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import bets, choice, race
from service.engine.modulaire.table.holdings import check_held, count, take
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import counts_for, others, preferred
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import coup_of, member, table
from service.engine.modulaire.throws.combinations import CHOUETTE, CUL, VELUTE, VELUTE_CHOUETTE

GRELOTTINE = "grelottine"
COEFFICIENTS = {CHOUETTE: 3, VELUTE: 4, CUL: 5, VELUTE_CHOUETTE: 10}


class Challenged(msgspec.Struct, kw_only=True):
    """What the next coup is replayed for. bettors: those who bet that it succeeds. challenge: the id of the duel."""

    caller: str
    combination: str
    amount: int
    bettors: list[str] = []
    challenge: int = 0


CHALLENGE = TableNote("a4_challenge", Challenged)


@frame
class Call(ModFrame):
    """callers: those who may call; caller: who did. halved: whether a card halves the limit of the stake."""

    challenged: str
    callers: list[str]
    caller: str = ""
    halved: bool = False
    stake: Challenged | None = None

    def start(self, g: Game) -> Outcome:
        """The first who calls challenges."""
        return wait(race(g, GRELOTTINE, "a4", list(self.callers)), then=self.called)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: who could have been asked."""
        return player != self.challenged and count(g, player, GRELOTTINE) > 0 and exact(member(g, player)) >= 0

    def verify_grelottine(self, g: Game, player: str, fields: Target) -> None:
        """Only who has just made the Néant, and only while neither score is below zero."""
        if fields["target"] != self.challenged:
            raise OutOfBounds("target_not_allowed", f"Only {self.challenged} can be challenged now.", **fields)
        check_held(g, player, GRELOTTINE)
        # A wrong act in this very window may have cost the points.
        if self._least(g, player) < 0:
            raise OutOfBounds("score_too_low", "A challenge takes 0 points or more, of both players.", minimum=0)

    def constraints_grelottine(self, g: Game, player: str) -> ModConstraints | None:
        """Who has made the Néant."""
        possible = count(g, player, GRELOTTINE) and self._least(g, player) >= 0
        return ModConstraints(targets=[self.challenged]) if possible else None

    def called(self, g: Game, answers: Answers) -> Outcome:
        """Of several at once one is preferred; the others spend nothing."""
        first = [answer.player for answer in answers.first() if count(g, answer.player, GRELOTTINE)]
        if not first:
            return done()
        self.caller = preferred(g, first)
        take(g, self.caller, GRELOTTINE)
        g.emit(ChallengeTaken, challenge=coup_of(g).id, kind=GRELOTTINE, challenger=self.caller, defie=self.challenged)
        for asking in hooks.before_terms.ask(g, self.challenged):
            return wait(asking, then=self.prepared)
        return self.prepared(g, False)

    def prepared(self, g: Game, halved: bool) -> Outcome:
        """The caller says for what."""
        self.halved = halved
        return wait(choice(g, "terms", "a4", self.caller), then=self.said)

    def limit(self, g: Game, combination: str) -> int:
        """The highest stake on a combination, at the scores of now: below 0 no stake is possible."""
        return self._least(g, self.caller) // (COEFFICIENTS[combination] * (2 if self.halved else 1))

    def _least(self, g: Game, caller: str) -> Fraction:
        """The smaller of the two scores: those for which it counts, where one has turned into another by now."""
        return min(exact(member(g, counts_for(g, player))) for player in (caller, self.challenged))

    def verify_terms(self, g: Game, player: str, fields: Stake) -> None:
        """One of four combinations, within the limit."""
        if fields["combination"] not in COEFFICIENTS:
            raise OutOfBounds("combination_not_allowed", f"Name one of {', '.join(COEFFICIENTS)}.", **fields)
        limit = self.limit(g, fields["combination"])
        if fields["amount"] > limit:
            most = f"The stake may be {limit} at most." if limit >= 0 else "Below 0 points no stake is possible."
            raise OutOfBounds("amount_not_allowed", most, maximum=limit)

    def constraints_terms(self, g: Game, player: str) -> ModConstraints | None:
        """Each combination with its limit; none while a score is below 0, as no stake is possible then."""
        if self._least(g, self.caller) < 0:
            return None
        return ModConstraints(
            combinations=[CombinationBounds(name=c, minimum=0, maximum=self.limit(g, c)) for c in COEFFICIENTS]
        )

    def said(self, g: Game, answers: Answers) -> Outcome:
        """Without terms the challenge lapses; a shield puts it off."""
        duel = coup_of(g).id
        if not answers.spoken:
            g.emit(DuelEnded, challenge=duel, outcome="lapsed", winner=None)
            return done()
        fields = answers.spoken[0].fields
        self.stake = Challenged(
            caller=self.caller, combination=fields["combination"], amount=fields["amount"], challenge=duel
        )
        g.emit(TermsSet, challenge=duel, combination=self.stake.combination, amount=self.stake.amount)
        for asking in hooks.after_terms.ask(g, counts_for(g, self.challenged)):
            return wait(asking, then=self.shielded)
        return self.shielded(g, False)

    def shielded(self, g: Game, off: bool) -> Outcome:
        """The others bet on the success of the challenged player."""
        if off:
            g.emit(DuelEnded, challenge=coup_of(g).id, outcome="void", winner=None)
            return done()
        who = others(g, counts_for(g, self.caller), counts_for(g, self.challenged))
        return wait(bets(g, PARI, "a4", who, [PARI]), then=self.laid) if who else self._accepted(g, [])

    def constraints_pari_reussite(self, g: Game, player: str) -> ModConstraints | None:
        """What it pays."""
        won, lost = stakes(g)
        return ModConstraints(won=won, lost=lost, about=[self.stake.combination] if self.stake else [])

    def laid(self, g: Game, answers: Answers) -> Outcome:
        """The challenged player replays."""
        return self._accepted(g, [answer.player for answer in answers.spoken])

    def _accepted(self, g: Game, bettors: list[str]) -> Outcome:
        assert self.stake is not None
        self.stake.bettors = bettors
        CHALLENGE.put(table(g), self.stake)
        coup_of(g).again = "replay"
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """With one of the two the challenge is gone."""
        if player not in (self.caller, self.challenged):
            return None
        if self.caller:
            g.emit(DuelEnded, challenge=coup_of(g).id, outcome="void", winner=None)
        return done()

    def as_challenge(self, g: Game) -> ChallengeView | None:
        """As the table sees it, once it was called."""
        if not self.caller:
            return None
        return ChallengeView(
            id=coup_of(g).id, kind=GRELOTTINE, challenger=self.caller, defie=self.challenged,
            stage="throws" if self.stake else "terms", combination=self.stake.combination if self.stake else None,
            amount=self.stake.amount if self.stake else None,
        )  # fmt: skip
