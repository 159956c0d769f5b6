"""6-5-2 and «À Kadoc !» bring a Flan; aimed at a player, it turns what that player's next throw gives.

wikimonde, «Le Flan»; titouan, «Flan»; card flan.
"""

from __future__ import annotations

import msgspec

from service.engine.core import ledger
from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow import giving
from service.engine.cul_de_chouette.flow.betting import sharers
from service.engine.cul_de_chouette.flow.guard import concern
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.sirop import sirop_on
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.rules.holdings.flan import aimed
from service.engine.cul_de_chouette.rules.holdings.flan.a_kadoc import AKadoc
from service.engine.cul_de_chouette.state import Flan, Throw, table

POINTING = {"gesture_fr": "montre la victime", "gesture_en": "point at the victim"}
TARGET = Field(name="target", type="player")


class Flanned(msgspec.Struct, kw_only=True):
    """What waits for the thrower of these chouettes has been brought into force."""


FLANNED = ThrowNote("flan", Flanned)


@rule
class FlanRule(Combination):
    """The throw that brings one, the holding, and what it turns once it is in force."""

    id = "flan"
    label = "Le Flan"
    sources = {"wikimonde": "Le Flan", "titouan": "Flan", "expert": "Le Flan"}
    holdings = ("flan",)
    words = (
        Word(id="a_kadoc", phrase="À Kadoc !", gesture_fr="lève le doigt", gesture_en="raise a finger"),
        Word(
            id="flan", phrase="{target} elle fait des Flans !", fields=(TARGET,), anytime=True,
        ),
        Word(
            id="lance_flan", phrase="Lance-Flan !", gesture_fr="montre qui le reçoit",
            gesture_en="point at the receiver", fields=(TARGET,), anytime=True,
        ),
    )  # fmt: skip
    wording = {
        "titouan": {"flan": {"phrase": "Tatan, elle fait des flans !", **POINTING}},
        "expert": {"flan": {"phrase": "Tatan elle fait des Flans !", **POINTING}},
    }
    fr = (
        "6-5-2 suivi de « À Kadoc ! » avant les chouettes suivantes donne un Flan. Lancé sur quelqu'un à tout moment, "
        "il inverse ce que rapporte son prochain lancer, pour tous ceux qui y réagissent ; après un Néant il reste."
    )
    en = (
        "6-5-2 with «À Kadoc !» before the next chouettes brings a Flan. Aimed at another player at any moment, it "
        "turns what that player's next throw gives, for everybody who reacts to it; after a Néant it stays."
    )

    # --- getting one

    def fits(self, faces: list[int]) -> bool:
        """6-5-2."""
        return faces == [2, 5, 6]

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """Its maker may claim it until the next chouettes; a Flan that lies on the maker stays unless it is claimed."""
        settle_throw(g, throw, [])
        aimed.keep(g, throw)
        for player in [throw.maker, *sharers(g, throw)]:
            g.spawn(AKadoc(throw=throw.id, player=player, maker=player == throw.maker))
        return None

    # --- using one

    def say_flan(self, g: Game, player: str, fields: Target) -> None:
        """It weighs on the target's next throw, or frees the target's own victim (contre_flan)."""
        target = fields["target"]
        countered = self._judge(g, player, target)
        g.lose_holding(player, self.id, "spent")
        if countered is None:
            aimed.lay(g, Flan(by=player, on=target))
        else:
            aimed.lift(g, [countered])
            aimed.lay(g, Flan(by=player, on=target, weight=int(g.param("contre_flan", "weight")), counter=True))
            concern(g, countered.on)
        concern(g, target)

    def constraints_flan(self, g: Game, player: str) -> Constraints | None:
        """The players who may be flanned; None if none may."""
        targets = []
        for target in g.others(player):
            try:
                self._judge(g, player, target)
            except OutOfBounds:
                continue
            targets.append(target)
        return Constraints(targets=targets) if targets else None

    def _judge(self, g: Game, player: str, target: str) -> Flan | None:
        """The Flan that this one would counter, if any. Raises OutOfBounds."""
        if self.id not in g.player(player).holds:
            raise OutOfBounds("not_held", "You hold no Flan.", holding=self.id)
        if g.same_side(player, target) or not g.player(target).in_game:
            raise OutOfBounds("target_not_allowed", "Name another player who is in the game.", target=target)
        if any(flan.on != target and g.same_side(flan.on, target) for flan in table(g).flans):
            raise OutOfBounds("team_flanned", "Only one member of a team is flanned at a time.", target=target)
        countered = rule_hooks.countered_flan.ask(g, player, target, aimed.all_waiting(g))
        if aimed.weight(g, target):
            if not g.has_rule("double_flan"):
                raise OutOfBounds("already_flanned", f"{target} is flanned already.", target=target)
            if not countered:
                rule_hooks.flan_added.tell(g, player, target, aimed.waiting(g, target))
        return countered[0] if countered else None

    def say_lance_flan(self, g: Game, player: str, fields: Target) -> None:
        """The Flan changes hands."""
        giving.give(g, self.id, player, fields)

    def constraints_lance_flan(self, g: Game, player: str) -> Constraints | None:
        """Who may get it."""
        return giving.receivers(g, self.id, player)

    # --- in force

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, throw: Throw) -> None:
        """From the chouettes of a turn on, what waits for their thrower is in force; never on a duel's throw."""
        if throw.kind == "turn" and FLANNED.of(throw) is None:
            FLANNED.put(throw, Flanned())
            aimed.bring(g, throw)

    @hooks.neant_made.answer
    def neant_made(self, g: Game, throw: Throw) -> None:
        """A Néant has nothing to turn: the Flan stays for the next turn (not after a Néant on a relance)."""
        aimed.keep(g, throw)

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Turn the points, as often as the Flans weigh."""
        if layer != "SIGN" or move.origin is None:
            return None
        throw = next((t for t in table(g).throws if t.id == move.origin), None)
        if throw is None:
            return None
        weight = throw.flan if move.kind in ("combination", "civet") else 0
        if move.kind == "sirop":
            # That of a flanned player who has caught a bird and thrown its die.
            sirop = sirop_on(g, throw)
            weight = 0 if sirop is None else sirop.flan
        return -move.points * weight if weight else None

    @rule_hooks.caught_die_thrown.answer
    def caught_die_thrown(self, g: Game, catcher: str) -> int:
        """What waits for the catcher works on it."""
        return aimed.use_up(g, catcher)

    @hooks.round_over.answer
    def round_over(self, g: Game, throw: Throw) -> None:
        """What was in force and has not stayed is used up; a Soufflette that could not be played lets it stay."""
        if any(rule_hooks.not_played.ask(g, throw)):
            aimed.keep(g, throw)
        aimed.lift(g, [flan for flan in table(g).flans if flan.throw])

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """Nothing weighs on a player who is out of the game."""
        aimed.lift(g, [flan for flan in table(g).flans if not g.player(flan.on).in_game])
