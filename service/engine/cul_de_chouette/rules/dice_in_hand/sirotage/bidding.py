"""Everybody but the sirotant names a bird or declines, then the die of the Sirop is thrown (card sirotage, 2 and 3)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.flow.bevues import charge_silence
from service.engine.cul_de_chouette.flow.sirop import face_of
from service.engine.cul_de_chouette.flow.throws import turn_limit
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.birds import BEAU_SIROP, BIRDS, DECLINED, face_bet
from service.engine.cul_de_chouette.state import find_throw
from service.engine.dice.window import ThrowWindow


@frame
class Bidding(Frame):
    """Its result: `face`, how the die fell, and `bets`, the face each bettor has named.

    since: the annonce that took the Sirop up, or its last sale: from then the bets and the pause count.
    """

    throw: int
    sirotant: str
    since: int
    bets: dict[str, int] = {}

    def start(self, g: Game) -> Outcome:
        """Everybody must speak once; the bird of the pair itself is forbidden, and so no word of this window."""
        face = face_of(find_throw(g, self.throw))
        words = [bird for bird in BIRDS if bird != BIRDS[face - 1]]
        if g.knows("sirotage", BEAU_SIROP):
            words.append(BEAU_SIROP)
        birds = Window(
            name="birds", mode="bets", rule="sirotage", who=g.others(self.sirotant), words=[*words, *DECLINED],
            length=self.since + g.option("decision_ms") - g.now,
        )  # fmt: skip
        return wait(birds, then=self.named)

    def verify_word(self, g: Game, player: str, word: str, fields: object) -> None:
        """titouan without negative scores: a bet needs 5 points; without them it is void, and the player has spoken."""
        least = self._least(g)
        if word in DECLINED or g.player(player).score >= least:
            return

        def void(game: Game) -> None:
            birds = next((w for r, w in game.windows() if game.owner(r) is self), None)
            # What the void bet has cost may have ended the game.
            if birds is not None:
                birds.take(
                    Answer(player=player, annonce=word, at=game.now, order=len(birds.spoken), fields={"void": True}),
                    game.tie_ms,
                )

        raise OutOfBounds("score_too_low", f"A bet needs {least} points.", then=void, minimum=least)

    def constraints_word(self, g: Game, player: str, word: str) -> Constraints | None:
        """The face that a bird stands for; None without the points to bet."""
        bet = face_bet(word, face_of(find_throw(g, self.throw)))
        if bet is None:
            return NONE
        return Constraints(face=bet) if g.player(player).score >= self._least(g) else None

    def _least(self, g: Game) -> int:
        # Every score is enough where scores may be negative.
        return -(10**9) if g.state.options["negative_scores"] else int(g.param("sirotage", "least_to_bet"))

    def named(self, g: Game, answers: Answers) -> Outcome:
        """Players who said nothing pay for it; then the sirotant throws the odd die again."""
        face = face_of(find_throw(g, self.throw))
        named = {a.player: face_bet(a.annonce, face) for a in answers.spoken if "void" not in a.fields}
        self.bets = {player: bet for player, bet in named.items() if bet is not None}
        spoken = {a.player for a in answers.spoken}
        charge_silence(g, [p for p in answers.who if p not in spoken], "no_bird", "In a Sirop everybody must speak.")
        die = ThrowWindow(
            name="sirop", mode="roll", rule="sirotage", who=[self.sirotant], dice=1, lying=[face, face],
            not_before=self.since + g.option("pause_ms"), length=turn_limit(g),
        )  # fmt: skip
        return wait(die, then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The die lies beside the pair."""
        return done({"face": answers.spoken[0].fields["faces"][2], "bets": self.bets})
