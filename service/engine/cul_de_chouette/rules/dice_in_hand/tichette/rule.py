"""A Sirop of 4 that falls on 3 may become a Tichette: a bluff about dice that one player alone has seen.

expert, «La Tichette», «La Tichette (suite)». The race for it is salsifi.py, the bidding is bidding.py.
"""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.notes import TableNote
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.bidding import Tichette
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.salsifi import Salsifi
from service.engine.cul_de_chouette.state import Throw, table

FACES = [3, 4, 4]
TOO_MANY_TO_EXPLAIN = 2
NUMBER = (Field(name="value", type="integer"), Field(name="words", type="string", required=False))


class Explained(msgspec.Struct, kw_only=True):
    """It was explained to the table."""

    explained: bool


EXPLAINED = TableNote("tichette", Explained)


@rule
class TichetteRule(Rule):
    """Opens its race on 4-4-3, and hears what is said out of turn while it is played."""

    id = "tichette"
    label = "La Tichette"
    sources = {"expert": "La Tichette"}
    needs = ("sirotage", "artichette")
    words = (
        Word(id="salsifi", phrase="Salsifi !", gesture_fr="main sur la table", gesture_en="hand on the table"),
        Word(id="sganabadarlane", phrase="Sganabadarlane !"),
        Word(id="michette", phrase="Michette de 3", fields=NUMBER, anytime=True),
        Word(id="tichette", phrase="Tichette de trente-quatre", fields=NUMBER, anytime=True),
        Word(id="bichette", phrase="Bichette de trois cent quarante-deux", fields=NUMBER, anytime=True),
        Word(id="bichette_resinee", phrase="Bichette résiné de six cent soixante-six", fields=NUMBER, anytime=True),
        Word(id="quichette", phrase="Quichette de 45", fields=NUMBER, anytime=True),
        Word(id="tichage", phrase="Tichage !", gesture_fr="montre les dés", gesture_en="point at the dice",
             anytime=True),
        Word(id="quichage", phrase="Quichage !", gesture_fr="montre le fautif",
             gesture_en="point at the player at fault", fields=(Field(name="target", type="player"),), anytime=True),
        Word(id="explique_la_tichette", phrase="(montre ou explique cette règle)", anytime=True),
    )  # fmt: skip
    fr = (
        "Un Sirop de 4 qui donne 3 : le premier à crier jette trois dés que lui seul voit, et l'on enchérit sur ce "
        "qu'ils montrent. Qui quitte paie sa dernière enchère ; le dernier gagne ou perd le score du jeteur."
    )
    en = (
        "A Sirop of 4 that falls on 3: the first to shout throws three dice, hidden from the others, and everybody "
        "bids on what they show. Leaving costs one's last bid; the last one wins or loses the thrower's score."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A bet on a Sirop of one's own that gives 4-4-3."""
        return [self.id]

    @hooks.sirop_comes_out.answer
    def sirop_comes_out(self, g: Game, throw: Throw, faces: list[int]) -> tuple[str, Frame] | None:
        """4-4-3 out of a Sirop is no Artichette here: its words are bévues."""
        return (self.id, Salsifi(throw=throw.id)) if sorted(faces) == FACES else None

    @hooks.will_throw.answer
    def will_throw(self, g: Game, player: str) -> bool | None:
        """The ticheur, and who may still become it, throw as soon as the Sirop is settled."""
        frames = [r.frame for r in g.state.records]
        return any(
            (isinstance(f, Tichette) and f.ticheur == player and not f.order)
            or (isinstance(f, Salsifi) and player in f.tied)
            for f in frames
        )  # fmt: skip

    # --- what is said out of turn; in turn the speaker's window hears it

    def say_michette(self, g: Game, player: str, fields: object) -> None:
        """Out of turn: a fault of a player who still bids, a bévue of any other."""
        _running(g).speaks_out_of_turn(g, player)

    say_tichette = say_bichette = say_bichette_resinee = say_quichette = say_tichage = say_michette

    def constraints_michette(self, g: Game, player: str) -> Constraints | None:
        """A fault is never offered."""
        return None

    constraints_tichette = constraints_bichette = constraints_bichette_resinee = constraints_michette
    constraints_quichette = constraints_tichage = constraints_michette

    def say_quichage(self, g: Game, player: str, fields: Target) -> None:
        """Against a fault."""
        _running(g).called_out(g, player, fields["target"])

    def constraints_quichage(self, g: Game, player: str) -> Constraints | None:
        """Anybody who bids, at the caller's own risk: the table watches, not the engine (card tichette R3)."""
        running = next((r.frame for r in g.state.records if isinstance(r.frame, Tichette)), None)
        targets = [] if running is None else [p for p in running.still if p != player]
        return Constraints(targets=targets, at_own_risk=True) if targets else None

    def say_explique_la_tichette(self, g: Game, player: str, fields: object) -> None:
        """It must not be explained to a table where two know it."""
        if self._is_known(g):
            raise OutOfBounds("not_to_be_explained", "Two of this table know the Tichette: it must not be explained.")
        EXPLAINED.put(table(g), Explained(explained=True))

    def constraints_explique_la_tichette(self, g: Game, player: str) -> Constraints | None:
        """Until it was explained, where that does no harm; not while a Tichette is bid in."""
        under_way = any(isinstance(r.frame, Tichette) for r in g.state.records)
        return None if under_way or self._is_known(g) or EXPLAINED.of(table(g)) is not None else NONE

    def _is_known(self, g: Game) -> bool:
        return sum("tichette" in p.knows for p in g.state.players) >= TOO_MANY_TO_EXPLAIN

    @hooks.hidden_dice.answer
    def hidden_dice(self, g: Game, viewer: str) -> list[int] | None:
        """Its dice, for the ticheur's eyes alone."""
        running = (r.frame for r in g.state.records if isinstance(r.frame, Tichette))
        return next((tichette.faces for tichette in running if tichette.ticheur == viewer), None)

    @core_hooks.clearing.answer
    def clearing(self, g: Game) -> None:
        """The game is decided in the middle of it: its dice are shown."""
        for record in g.state.records:
            if isinstance(record.frame, Tichette):
                record.frame.show(g)


def _running(g: Game) -> Tichette:
    """The Tichette that is bid in now. Raises OutOfBounds where there is none."""
    for record in g.state.records:
        if isinstance(record.frame, Tichette) and record.frame.order:
            return record.frame
    raise OutOfBounds("wrong_moment", "There is no Tichette to bid in now.")
