"""4-2-1: its maker challenges another player to throw a 4-2-1 too, in three throws. All rulebooks: «La Soufflette»."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Field, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.hook_types import DuelThrow
from service.engine.cul_de_chouette.rules.combinations.soufflette.challenge import Soufflette
from service.engine.cul_de_chouette.rules.combinations.soufflette.duel import BLOWN, GOAL, LOST, WON
from service.engine.cul_de_chouette.state import Throw


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
