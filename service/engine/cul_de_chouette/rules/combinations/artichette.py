"""4-3-4: the maker's word wins 16 points, another one makes the maker lose 16. wikimonde, titouan: «L'Artichette»."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook.rules import Field, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.flow.betting import sharers
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.state import Throw, find_throw

OWN = "raitournelle"
AGAINST = "artichette"
VALUE = 16


class MaybeTarget(TypedDict, total=False):
    """target: the id of a player, where several hold the Artichette."""

    target: str


@rule
class ArtichetteRule(Combination):
    """Recognition and value of an Artichette."""

    id = "artichette"
    label = "L'Artichette"
    sources = {"wikimonde": "L'Artichette", "titouan": "Artichette"}
    words = (
        Word(
            id=OWN, phrase="Raitournelle !", gesture_fr="sous un Flan : montre celui qui a lancé",
            gesture_en="under a Flan: point at the maker",
        ),
        Word(
            id=AGAINST, phrase="Artichette !",
            gesture_fr="montre celui qui a lancé ; celui-ci, sous un Flan : lève le doigt",
            gesture_en="point at the maker; the maker, under a Flan: raise a finger",
            fields=(Field(name="target", type="player", required=False),),
        ),
    )  # fmt: skip
    wording = {
        "titouan": {
            AGAINST: {
                "gesture_fr": "montre celui qui a lancé ; celui-ci, sous un Flan : aucun geste",
                "gesture_en": "point at the maker; the maker, under a Flan: no gesture",
            }
        }
    }
    points = {"won": VALUE, "lost": -VALUE}
    fr = (
        "4-3-4 : si celui qui l'a lancé crie « Raitournelle ! » le premier, il gagne 16 points ; si un autre crie "
        "« Artichette ! » avant lui, il les perd. Sous un Flan les deux mots changent de camp."
    )
    en = (
        "4-3-4: its maker gains 16 points by being the first to shout «Raitournelle !», and loses them if another "
        "player shouts «Artichette !» before. Under a Flan the two words change sides."
    )

    def fits(self, faces: list[int]) -> bool:
        """4-3-4."""
        return faces == [3, 4, 4]

    def value(self, faces: list[int]) -> int:
        """That of the Chouette in it."""
        return VALUE

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Everybody has one word."""
        return Artichette(throw=throw.id)


@frame
class Artichette(Frame):
    """holders: whose Artichette it is: the maker's, in expert also theirs who have bet a Civet-Filoché on it.

    own and against: the word that wins it, and the one that makes it a loss; a Flan exchanges them.
    """

    throw: int
    holders: list[str] = []
    own: str = OWN
    against: str = AGAINST

    def start(self, g: Game) -> Outcome:
        """A race; where several hold it, everybody's word is waited for, because it may strike only one of them."""
        throw = find_throw(g, self.throw)
        self.holders = [throw.maker]
        if throw.flan:
            # The words mean the opposite now: who has bet on the maker has no part in it (civet_filoche R5).
            self.own, self.against = AGAINST, OWN
        else:
            self.holders += sharers(g, throw)
        several = len(self.holders) > 1
        race = Window(
            name="artichette", mode="offer" if several else "race", rule="artichette", who=g.seated,
            words=[self.own, self.against], length=g.option("reaction_ms"),
            only={self.own: self.holders, self.against: g.seated if several else g.others(throw.maker)},
        )  # fmt: skip
        return wait(race, then=self.verdict)

    def verify_artichette(self, g: Game, player: str, fields: MaybeTarget) -> None:
        """It strikes one who holds the Artichette, and never oneself."""
        if self.against != AGAINST:
            return
        target = fields.get("target", self.holders[0])
        if target not in self.holders or target == player:
            raise OutOfBounds("target_not_allowed", "Point at another player whose Artichette it is.", target=target)

    def constraints_artichette(self, g: Game, player: str) -> Constraints | None:
        """Whom it may strike, where it may be pointed at all."""
        if len(self.holders) < 2:
            return NONE
        return Constraints(targets=[p for p in self.holders if p != player])

    def verdict(self, g: Game, answers: Answers) -> Outcome:
        """The holder's word wins ties; those who shout against it gain nothing."""
        throw = find_throw(g, self.throw)
        # A Flan has changed the words; it turns the sign of every amount, so that they go in turned.
        value = -VALUE if throw.flan else VALUE
        moves = []
        for holder in self.holders:
            won = self._outcome(answers, holder)
            if won is not None and holder in answers.who:
                points = value if won else -value
                moves.append(Move(player=holder, points=points, rule="artichette", origin=throw.id, kind="combination"))
        settle_throw(g, throw, moves)
        return done()

    def _outcome(self, answers: Answers, holder: str) -> bool | None:
        """Whether this holder wins the 16 points; None where no word was said for or against."""
        own = [a.at for a in answers.spoken if a.player == holder and a.annonce == self.own]
        against = [
            a.at
            for a in answers.spoken
            if a.annonce == self.against and a.player != holder and a.fields.get("target", self.holders[0]) == holder
        ]
        if not own or not against:
            return bool(own) if own or against else None
        return own[0] <= against[0] + answers.tie_ms
