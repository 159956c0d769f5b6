"""A holding that lets its owner throw twice, count double, or both. All rulebooks: «Le Jarret»; card jarret."""

from __future__ import annotations

import msgspec

from service.engine.core import ledger
from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.flow import giving
from service.engine.cul_de_chouette.flow.coming import coming
from service.engine.cul_de_chouette.flow.guard import concern
from service.engine.cul_de_chouette.flow.throws import Again
from service.engine.cul_de_chouette.notes import TableNote, ThrowNote
from service.engine.cul_de_chouette.rules.holdings.jarret.races import (
    CHARRET,
    LANCE_BUCHES,
    PER_PIP,
    SOUPLE,
    LanceBuches,
    Souple,
)
from service.engine.cul_de_chouette.state import Throw, table

MI, BI, SIFFLET = "mi", "bi", "sifflet"
TWO_THROWS = (MI, SIFFLET)
DOUBLES = (BI, SIFFLET)


class JarretUse(msgspec.Struct, kw_only=True):
    """Who uses one, and which way."""

    player: str
    way: str


COMING = TableNote("jarret", JarretUse)
"""The use that waits for its chouettes."""

USED = ThrowNote("jarret", JarretUse)


@rule
class JarretRule(Rule):
    """A use waits in the table's notes for the chouettes, and then in the throw's notes: who used it, and which way.

    A Jarret-Souple is the holding with the value {"souple": way}.
    """

    id = "jarret"
    label = "Le Jarret"
    sources = {"wikimonde": "Le Jarret", "titouan": "Jarret"}
    needs = ("bleu_rouge",)
    holdings = ("jarret",)
    words = (
        Word(id=LANCE_BUCHES, phrase="Lance-Bûches !"),
        Word(id="mi_jarret", phrase="Mi-Jarret !", anytime=True),
        Word(id="bjarret", phrase="Bjarret !"),
        Word(id="bi_jarret", phrase="Bi-Jarret !", anytime=True),
        Word(id="jarret_sifflet", phrase="Jarret-Sifflet !", anytime=True),
        Word(
            id="lance_jarret", phrase="Lance-Jarret !", fields=(Field(name="target", type="player"),), anytime=True,
        ),
        Word(id=SOUPLE, phrase="Jarret-Souple !"),
        Word(id=CHARRET, phrase="Charret !"),
    )  # fmt: skip
    wording = {
        "titouan": {"lance_jarret": {"gesture_fr": "montre qui le reçoit", "gesture_en": "point at the receiver"}}
    }
    points = {"tied_per_pip": -PER_PIP}
    fr = (
        "Une relance qui est un Néant donne un Jarret au premier « Lance-Bûches ! ». Avant ses chouettes, il sert à "
        "lancer deux fois (Mi-Jarret), à doubler la combinaison (Bi-Jarret) ou à être donné ; sur un Néant, "
        "« Jarret-Souple ! » le garde, si personne n'a crié « Charret ! » avant."
    )
    en = (
        "A relance that is a Néant gives a Jarret to the first «Lance-Bûches !». Before one's chouettes it serves to "
        "throw twice (Mi-Jarret), to double the combination (Bi-Jarret), or is given away; on a Néant "
        "«Jarret-Souple !» keeps it, unless another player has shouted «Charret !» before."
    )

    def points_in(self, settings: JsonObject) -> dict[str, int]:
        """Only where a tie of Lance-Bûches costs anything."""
        return self.points if settings["tie_costs"] else {}

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A Bleu-Rouge whose relance calls for Lance-Bûches."""
        return [self.id]

    # --- the race for one

    @hooks.relance_lies.answer
    def relance_lies(self, g: Game, relance: Throw) -> tuple[str, Frame] | None:
        """A Néant calls for it, guessed or not; under a Flan titouan's is for anything else."""
        inverted = relance.flan > 0 and bool(g.param(self.id, "inverted_by_flan"))
        calls = (recognise(g, relance.faces) == ["neant"]) != inverted
        return (self.id, LanceBuches(throw=relance.id)) if calls else None

    # --- its uses

    def say_mi_jarret(self, g: Game, player: str, fields: object) -> None:
        """Two throws on this turn."""
        self._use(g, player, MI)

    def say_bi_jarret(self, g: Game, player: str, fields: object) -> None:
        """The combination counts double."""
        self._use(g, player, BI)

    def say_jarret_sifflet(self, g: Game, player: str, fields: object) -> None:
        """Both."""
        self._use(g, player, SIFFLET)

    def say_lance_jarret(self, g: Game, player: str, fields: Target) -> None:
        """The Jarret changes hands as it is; a bound one cannot be given."""
        self._judge(g, player)
        giving.give(g, self.id, player, fields)
        concern(g, player)

    def constraints_mi_jarret(self, g: Game, player: str) -> Constraints | None:
        """None where it does not count."""
        return self._allowed(g, player, MI)

    def constraints_bi_jarret(self, g: Game, player: str) -> Constraints | None:
        """None where it does not count."""
        return self._allowed(g, player, BI)

    def constraints_jarret_sifflet(self, g: Game, player: str) -> Constraints | None:
        """None where it does not count."""
        return self._allowed(g, player, SIFFLET)

    def constraints_lance_jarret(self, g: Game, player: str) -> Constraints | None:
        """Who may get it."""
        return None if self._allowed(g, player, "") is None else giving.receivers(g, self.id, player)

    def _allowed(self, g: Game, player: str, way: str) -> Constraints | None:
        try:
            self._judge(g, player, way)
        except OutOfBounds:
            return None
        return NONE

    def _judge(self, g: Game, player: str, way: str = "") -> None:
        """In the lull before one's own chouettes, never in a duel; a bound Jarret only in the way it was used."""
        found = coming(g, player)
        if found is None or found.kind != "turn":
            raise OutOfBounds("wrong_moment", "A Jarret is used before the chouettes of your own turn.")
        if self.id not in g.player(player).holds:
            raise OutOfBounds("not_held", "You hold no Jarret.", holding=self.id)
        souple = _souple(g, player)
        if souple and g.param(self.id, "souple_binds") and way != souple:
            raise OutOfBounds("jarret_bound", "A Jarret-Souple is used in the same way again.", way=souple)
        if way == SIFFLET and not souple:
            raise OutOfBounds("no_jarret_souple", "Only a Jarret-Souple can be whistled.")

    def _use(self, g: Game, player: str, way: str) -> None:
        self._judge(g, player, way)
        g.lose_holding(player, self.id, "spent")
        COMING.put(table(g), JarretUse(player=player, way=way))
        concern(g, player)

    # --- the throw

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, throw: Throw) -> None:
        """The use is in force on this throw; wikimonde's Jarret-Souple by itself (R2)."""
        if throw.kind != "turn" or USED.of(throw) is not None:
            return
        use = COMING.of(table(g))
        COMING.put(table(g), None)
        souple = _souple(g, throw.author)
        if use is None and souple and g.param(self.id, "souple_binds"):
            g.lose_holding(throw.author, self.id, "spent")
            use = JarretUse(player=throw.author, way=souple)
        if use is not None and use.player == throw.author:
            USED.put(throw, use)
            throw.doubled = use.way in DOUBLES

    @rule_hooks.bound_to.answer
    def bound_to(self, g: Game, throw: Throw) -> bool:
        """A use."""
        return USED.of(throw) is not None

    @hooks.jarrets_in_use.answer
    def jarrets_in_use(self, g: Game) -> dict[str, str]:
        """That of a throw that comes goes before those of throws under way."""
        uses = [*(USED.of(throw) for throw in reversed(table(g).throws)), COMING.of(table(g))]
        return {use.player: use.way for use in uses if use is not None}

    @hooks.encore.answer
    def encore(self, g: Game, throw: Throw) -> Frame | None:
        """A second throw is due, unless «Bjarret !» makes the first one final."""
        use = USED.of(throw)
        return Again(throw=throw.id, rule=self.id, words=["bjarret"]) if use and use.way in TWO_THROWS else None

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """Double what the combination and its Sirop give or take, for all players; titouan: the Civet's stake too."""
        if layer != "MULTIPLY" or move.origin is None or move.kind == "other":
            return None
        throw = next((t for t in table(g).throws if t.id == move.origin), None)
        if throw is None or not throw.doubled:
            return None
        spared = (move.rule == "suite" and not g.param(self.id, "doubles_suite")) or (
            move.kind == "civet" and not g.param("civet", "doubled_by_jarret")
        )
        return None if spared else 2 * move.points

    @hooks.neant_lies.answer
    def neant_lies(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """A Néant may leave the player the Jarret."""
        use = USED.of(throw)
        if throw.kind != "turn" or use is None or not g.player(use.player).in_game:
            return None
        return self.id, Souple(throw=throw.id, player=use.player, way=use.way)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """A player who is put out uses nothing any more."""
        use = COMING.of(table(g))
        if use is not None and not g.player(use.player).in_game:
            COMING.put(table(g), None)


def _souple(g: Game, player: str) -> str:
    """The way in which a Jarret-Souple was used; empty for a plain Jarret, or none."""
    value = g.player(player).holds.get("jarret")
    return str(value["souple"]) if isinstance(value, dict) else ""
