"""4-2-1: its maker challenges another player to throw a 4-2-1 too, in three throws. All rulebooks: «La Soufflette»."""

from __future__ import annotations

import msgspec

from service.engine.core.answers import Answers
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rules import Field, Word, rule
from service.engine.core.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.combination import Combination, recognise
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.events import ChallengeTaken, DuelEnded
from service.engine.cul_de_chouette.flow.betting import sharers
from service.engine.cul_de_chouette.flow.challenge import Challenge, Coming
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.throws import Again, Cul, chouettes_window
from service.engine.cul_de_chouette.hook_types import DuelThrow
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw, new_throw, table
from service.engine.cul_de_chouette.view_types import ChallengeView

GOAL = [1, 2, 4]
WON = (50, 40, 30)
"""What the soufflé wins with a 4-2-1 on the first, second and third throw."""
LOST = 30


class Blown(msgspec.Struct, kw_only=True, omit_defaults=True):
    """unplayed: its maker could not play it. challenge, souffleur: of a throw of its duel."""

    unplayed: bool = False
    challenge: int = 0
    souffleur: str = ""


BLOWN = ThrowNote("soufflette", Blown)


@rule
class SouffletteRule(Combination):
    """Recognition of a Soufflette, and what may be kept in its duel."""

    id = "soufflette"
    label = "La Soufflette"
    sources = {"wikimonde": "La Soufflette", "titouan": "Soufflette"}
    words = (
        Word(
            id="soufflette", phrase="En garde ma mignonne !", gesture_fr="montre son adversaire",
            gesture_en="point at your opponent", fields=(Field(name="target", type="player"),),
            spoken_as="challenge",
        ),
    )  # fmt: skip
    points = {
        **{f"{nth}_throw": won for nth, won in zip(("first", "second", "third"), WON, strict=True)},
        "missed": -LOST,
    }
    fr = (
        "4-2-1 : on défie un adversaire de refaire 4-2-1 en trois lancers. Il y gagne 50, 40 ou 30 points ; sinon il "
        "en perd 30 et garde sa dernière combinaison. Ce que l'un gagne, l'autre le perd."
    )
    en = (
        "4-2-1: challenge an opponent to throw a 4-2-1 in three throws. The opponent wins 50, 40 or 30 points with it, "
        "or loses 30 and has the combination of the last throw. What one wins the other loses."
    )

    def fits(self, faces: list[int]) -> bool:
        """4-2-1."""
        return faces == GOAL

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """A stake on these dice is settled first; then its maker may challenge."""
        settle_throw(g, throw, [])
        return None if g.over else Soufflette(throw=throw.id)

    @rule_hooks.thrown_for.answer
    def thrown_for(self, g: Game, throw: Throw) -> DuelThrow | None:
        """The duel, with its souffleur."""
        blown = BLOWN.of(throw) if throw.kind == "soufflette" else None
        return None if blown is None else DuelThrow(challenge=blown.challenge, challenger=blown.souffleur)

    @rule_hooks.not_played.answer
    def not_played(self, g: Game, throw: Throw) -> bool:
        """A flanned maker without the points for it."""
        blown = BLOWN.of(throw)
        return blown is not None and blown.unplayed

    @hooks.verify_keep.answer
    def verify_keep(self, g: Game, throw: Throw, kept: list[int]) -> None:
        """wikimonde: only dice that serve the 4-2-1 may be kept in its duel."""
        if throw.kind != "soufflette" or not g.param(self.id, "keep_only_goal"):
            return
        if any(face not in GOAL or kept.count(face) > 1 for face in kept):
            raise Refusal("keep_impossible", "Keep only a 4, a 2 and a 1, each once.", "invalid", lying=throw.faces)

    @hooks.keepable.answer
    def keepable(self, g: Game, throw: Throw) -> list[int] | None:
        """The faces that may be kept now, where not every face may."""
        if throw.kind != "soufflette" or not g.param(self.id, "keep_only_goal"):
            return None
        return [face for face in GOAL if face in throw.faces]


def minimum(g: Game) -> int | None:
    """The score that both duellists need; None where there is no minimum."""
    least = int(g.param("soufflette", "minimum"))
    return None if g.state.options["negative_scores"] or not least else least


@frame
class Soufflette(Frame):
    """waiting: who may still challenge, one after the other: the maker, then (expert) those who have bet on it."""

    throw: int
    waiting: list[str] = []

    def start(self, g: Game) -> Outcome:
        """A flanned maker fights alone; any other chooses an opponent."""
        throw = find_throw(g, self.throw)
        self.waiting = sharers(g, throw)
        if not throw.flan:
            self.waiting.insert(0, throw.maker)
            return self.next(g, None)
        least = minimum(g)
        if least is not None and g.player(throw.maker).score < least:
            BLOWN.put(throw, Blown(unplayed=True))
            return self.next(g, None)
        alone = SouffletteDuel(souffleur=throw.maker, souffle=throw.maker, alone=True, weight=throw.flan)
        return wait(alone, then=self.next)

    def next(self, g: Game, _: object) -> Outcome:
        """Ask the next one who has the points for it."""
        least = minimum(g)
        while self.waiting and not self._may(g, self.waiting[0], least):
            self.waiting.pop(0)
        if not self.waiting:
            return done()
        shout = Window(
            name="soufflette", mode="offer", rule="soufflette", who=[self.waiting.pop(0)], words=["soufflette"],
            length=g.option("decision_ms"),
        )  # fmt: skip
        return wait(shout, then=self.answered)

    def _may(self, g: Game, player: str, least: int | None) -> bool:
        return g.player(player).in_game and (least is None or g.player(player).score >= least)

    def verify_soufflette(self, g: Game, player: str, fields: Target) -> None:
        """Another player, of another side, with the points for it."""
        target, least = fields["target"], minimum(g)
        if target == player or g.same_side(player, target) or not g.player(target).in_game:
            raise OutOfBounds("target_not_allowed", "Challenge another player of this game.", target=target)
        if not self._may(g, target, least):
            raise OutOfBounds("score_too_low", f"{target} needs {least} points for a Soufflette.", minimum=least)

    def constraints_soufflette(self, g: Game, player: str) -> Constraints | None:
        """The players who may be challenged; None if there are none."""
        least = minimum(g)
        targets = [p for p in g.others(player) if not g.same_side(player, p) and self._may(g, p, least)]
        return Constraints(targets=targets) if targets else None

    def answered(self, g: Game, answers: Answers) -> Outcome:
        """A challenge, or silence."""
        if not answers.spoken:
            return self.next(g, None)
        said = answers.spoken[0]
        return wait(SouffletteDuel(souffleur=said.player, souffle=said.fields["target"]), then=self.next)


@frame
class SouffletteDuel(Challenge):
    """Three throws for a 4-2-1.

    alone: a flanned souffleur is the soufflé too, and everything is multiplied by the Flan's weight.
    throws: how many were made. landed: the dice are final, and none. throw: the id of the dice.
    """

    souffleur: str
    souffle: str
    alone: bool = False
    weight: int = 1
    id: int = 0
    throw: int = 0
    throws: int = 0
    landed: bool = False
    void: bool = False

    def start(self, g: Game) -> Outcome:
        """The soufflé cannot refuse; bets on the throw may be laid before it."""
        state = table(g)
        state.challenges += 1
        self.id = state.challenges
        g.emit(ChallengeTaken, challenge=self.id, kind="soufflette", challenger=self.souffleur, defie=self.souffle)
        allowed = g.now if self.alone else g.now + g.option("pause_ms")
        return wait(chouettes_window(g, self.souffle, "soufflette", not_before=allowed), then=self.chouettes)

    def chouettes(self, g: Game, answers: Answers) -> Outcome:
        """The first two dice of the soufflé."""
        g.signal("chouettes")
        thrown = answers.spoken[0]
        throw = new_throw(g, self.souffle, "soufflette")
        self.throw, throw.chouettes = throw.id, thrown.fields["faces"]
        BLOWN.put(throw, Blown(challenge=self.id, souffleur=self.souffleur))
        return wait(Cul(throw=throw.id, by_table=thrown.by_table), then=self.thrown)

    def thrown(self, g: Game, _: object) -> Outcome:
        """A 4-2-1 ends it; after three throws it is lost."""
        throw = find_throw(g, self.throw)
        self.throws += 1
        if sorted(throw.faces) == GOAL:
            return self._won(g, throw)
        if self.throws == len(WON):
            return self._lost(g, throw)
        return wait(Again(throw=throw.id, rule="soufflette"), then=self.thrown)

    def _won(self, g: Game, throw: Throw) -> Outcome:
        """The winning 4-2-1 is used up by the duel: it is no new Soufflette (card soufflette R1)."""
        self.landed, throw.names = True, recognise(g, throw.faces)
        settle_throw(g, throw, self._stake(WON[self.throws - 1]))
        return self._end(g, "met", self.souffle)

    def _lost(self, g: Game, throw: Throw) -> Outcome:
        """First the loss, at the landing (R7), then the final dice take effect, flanned in a duel fought alone."""
        self.landed = True
        throw.flan = self.weight if self.alone else 0
        throw.pending += self._stake(-LOST)
        return wait(Landing(throw=throw.id), then=self.over)

    def _stake(self, points: int) -> list[Move]:
        moves = [Move(player=self.souffle, points=points * self.weight, rule="soufflette", origin=self.throw)]
        if not self.alone:
            moves.append(Move(player=self.souffleur, points=-points, rule="soufflette", origin=self.throw))
        return moves

    def over(self, g: Game, _: object) -> Outcome:
        """The combination of the third throw is settled."""
        if self.void:
            return self._end(g, "void", None)
        return self._end(g, "failed", None if self.alone else self.souffleur)

    def _end(self, g: Game, outcome: str, winner: str | None) -> Outcome:
        hooks.challenge_over.tell(g, self.id)
        g.emit(DuelEnded, challenge=self.id, outcome=outcome, winner=winner)
        return done()

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A duel that loses a duellist ends with no stake paid; what the final dice opened goes on."""
        if player not in (self.souffleur, self.souffle):
            return None
        if not self.landed:
            return self._end(g, "void", None)
        throw = find_throw(g, self.throw)
        unpaid = [move for move in throw.pending if move.rule == "soufflette"]
        if unpaid:
            self.void = True
            throw.pending = [move for move in throw.pending if move.rule != "soufflette"]
        return None

    def as_challenge(self) -> ChallengeView:
        """The duel as everybody sees it."""
        return ChallengeView(
            id=self.id, kind="soufflette", challenger=self.souffleur, defie=self.souffle, stage="throws",
            combination="soufflette", amount=None,
        )  # fmt: skip

    def coming(self) -> Coming:
        """The throw of the soufflé."""
        return Coming(kind="soufflette", duel=self.id, alone=self.alone)
