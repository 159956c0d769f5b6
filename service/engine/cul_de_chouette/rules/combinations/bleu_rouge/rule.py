"""3-4-3 pays 9; then everybody bets on the sum of a relance, and the right bettor has its points.

wikimonde, titouan: «Le Bleu-Rouge»; card bleu_rouge.
"""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.annonce_types import Number
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.bevues import charge_silence
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.combinations.bleu_rouge.relance import (
    PER_PIP,
    RELANCE_OF,
    RELANCED,
    RIGHT,
    Relance,
)
from service.engine.cul_de_chouette.state import Throw, find_throw

LOWEST, HIGHEST = 3, 18
MADE = 9
"""What it pays: the Chouette in it."""
VALUES = HIGHEST - LOWEST + 1
NOT_ON_A_RELANCE = ("j_achete", "vert_linette")


@rule
class BleuRougeRule(Combination):
    """Recognition and value of a Bleu-Rouge, and which bets can be made at all."""

    id = "bleu_rouge"
    label = "Le Bleu-Rouge"
    sources = {"wikimonde": "Le Bleu-Rouge", "titouan": "Bleu-Rouge"}
    words = (
        Word(id="je_relance", phrase="Je relance de 15 !", fields=(Field(name="value", type="integer"),)),
    )  # fmt: skip
    points = {"made": MADE, "right_bet": RIGHT, "right_bet_per_pip": PER_PIP}
    fr = (
        "3-4-3 rapporte 9 points. Chacun parie sur une somme différente de trois dés, de 3 à 18, puis on les relance : "
        "qui l'a trouvée gagne 36 points, deux fois la somme, et la combinaison."
    )
    en = (
        "3-4-3 pays 9 points. Everybody bets on another sum of three dice, from 3 to 18; then the dice are thrown "
        "again, and the player who named their sum gains 36 points, twice the sum, and the combination."
    )

    def fits(self, faces: list[int]) -> bool:
        """3-4-3."""
        return faces == [3, 3, 4]

    def value(self, faces: list[int]) -> int:
        """That of the Chouette in it."""
        return MADE

    def pays_at_once(self, g: Game, throw: Throw) -> bool:
        """Its 9 points come before the bets."""
        return True

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Its 9 points at once; then the bets."""
        points = Move(
            player=throw.maker, points=self.value(throw.faces), rule=self.id, origin=throw.id, kind="combination"
        )
        settle_throw(g, throw, [points])
        return None if g.over else BleuRouge(throw=throw.id)

    @rule_hooks.relance_of.answer
    def relance_of(self, g: Game, throw: Throw) -> list[int] | None:
        """The faces, once they lie."""
        relanced = RELANCED.of(throw)
        return None if relanced is None else relanced.relance

    @rule_hooks.right_bettor.answer
    def right_bettor(self, g: Game, relance: Throw) -> str | None:
        """Who has named the sum."""
        found = RELANCE_OF.of(relance)
        return None if found is None else found.bettor

    @core_hooks.refused_here.answer
    def refused_here(self, g: Game, player: str, word: str) -> Refusal | None:
        """Nothing is bought or bet on between the chouettes and the cul of a relance, and trying is free (R2)."""
        relances = [r.frame for r in g.state.records if isinstance(r.frame, Relance)]
        if word not in NOT_ON_A_RELANCE or not any(relance.between(g) for relance in relances):
            return None
        return Refusal("not_on_a_relance", f"{word} does not count on a relance, and cost nothing.", annonce=word)

    def well_formed_je_relance(self, g: Game, fields: Number) -> None:
        """A sum that three dice can make."""
        if not LOWEST <= fields["value"] <= HIGHEST:
            raise Refusal(
                "value_not_possible", f"Name a sum from {LOWEST} to {HIGHEST}.", "invalid", field="value",
                minimum=LOWEST, maximum=HIGHEST,
            )  # fmt: skip


@frame
class BleuRouge(Frame):
    """The bets, and then the relance. throw: the Bleu-Rouge. betting: the bets are open."""

    throw: int
    betting: bool = True

    def start(self, g: Game) -> Outcome:
        """Everybody must bet, the maker too."""
        bets = Window(
            name="relance_bets", mode="bets", rule="bleu_rouge", who=g.seated, words=["je_relance"], once=True,
            length=g.option("decision_ms"),
        )  # fmt: skip
        return wait(bets, then=self.closed)

    def _bets(self, g: Game) -> Window:
        return next(window for record, window in g.windows() if g.owner(record) is self)

    def verify_je_relance(self, g: Game, player: str, fields: Number) -> None:
        """The earlier player has a value; one who was too late by tie_ms at most is excused."""
        bets = self._bets(g)
        taken = next((a for a in bets.spoken if a.fields["value"] == fields["value"]), None)
        if taken is not None and taken.at <= g.now:
            said = f"{fields['value']} is taken: name another sum."
            if g.now <= taken.at + g.tie_ms:
                raise Refusal("value_just_taken", said, value=fields["value"], player=taken.player)
            raise OutOfBounds("value_taken", said, value=fields["value"], player=taken.player)
        if taken is not None:
            # That word came in first, though it was said later: its author loses the value, and may bet again.
            bets.spoken.remove(taken)
        if len(bets.spoken) == VALUES - 1:
            # No value is left for anybody else: those without one are asked no longer, and pay nothing (R6).
            bets.who = [p for p in bets.who if p == player or bets.has_spoken(p)]

    def constraints_je_relance(self, g: Game, player: str) -> Constraints | None:
        """The sums that are still free."""
        taken = {a.fields["value"] for a in self._bets(g).spoken}
        return Constraints(values=[value for value in range(LOWEST, HIGHEST + 1) if value not in taken])

    def closed(self, g: Game, answers: Answers) -> Outcome:
        """Not betting is a bévue; then the dice go."""
        self.betting = False
        bets = {a.player: a.fields["value"] for a in answers.spoken}
        charge_silence(g, [p for p in answers.who if p not in bets], "no_bet", "Everybody must bet on a relance.")
        return done() if g.over else wait(Relance(throw=self.throw, bets=bets), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """The relance is settled."""
        return done()

    def next_to_act(self, g: Game) -> str | None:
        """The maker's relance comes next, so that a throw of the maker is too early and not wrong."""
        return find_throw(g, self.throw).maker if self.betting else None
