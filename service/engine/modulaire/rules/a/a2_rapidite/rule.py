"""A2, «Rapidité»: a Chouette-Velute goes to the first to shout, a Suite costs the last 10 points."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.dice.figures import in_steps
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.rules.a.a2_rapidite.chouette_velute import PAS_MOU, WINNING, ChouetteVeluteRace
from service.engine.modulaire.rules.a.a2_rapidite.suite import GRELOTTE, LOSS, SANS_FIN, SUITE, SuiteRace
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import order_of_play
from service.engine.modulaire.table.state import Coup
from service.engine.modulaire.throws.combinations import VELUTE_CHOUETTE


@rule
class Rapidite(Rule):
    """The two races."""

    id = "a2"
    label = "Rapidité"
    sources = {RULESET: "A2"}
    needs = ("a1",)
    words = (
        Word(
            id=PAS_MOU, phrase="Pas mou le caillou !", gesture_fr="claque dans ses mains", gesture_en="clap your hands"
        ),
        Word(
            id=GRELOTTE, phrase="Grelotte, ça picote !", gesture_fr="pose son poing sur la table",
            gesture_en="put your fist on the table",
        ),
        Word(id=SANS_FIN, phrase="Sans fin est la moisissure des bières bretonnes"),
    )  # fmt: skip
    points = {"last": -LOSS, "last_per_round_of_dice": -LOSS}
    parameters = {"winning_die": WINNING}
    labels = {
        "winning_die": Label(
            "le dé qui, relancé, gagne entre ex æquo", "the die that wins between players who tie and throw again"
        ),
    }
    fr = (
        "Une Chouette-Velute va au premier qui crie « Pas mou le caillou ! » ; sur une Suite, le dernier à crier "
        "« Grelotte, ça picote ! » perd 10 points, et les derniers ex æquo crient puis lancent encore."
    )
    en = (
        "A Chouette-Velute goes to the first to shout «Pas mou le caillou !»; on a Suite the last to shout «Grelotte, "
        "ça picote !» loses 10 points, and those tied for last shout again, then throw."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A Suite can be named in a Civet."""
        return [SUITE]

    @hooks.combinations.answer
    def combinations(self, g: Game, dice: list[int]) -> list[str] | None:
        """Three results that follow each other."""
        return [SUITE] if in_steps(dice, 1) else None

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """The races open at the landing."""
        if moment != "races":
            return None
        if VELUTE_CHOUETTE in coup.names:
            return ChouetteVeluteRace()
        return SuiteRace() if SUITE in coup.names and len(order_of_play(g)) > 1 else None

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """What the last one loses."""
        return [
            Move(player=penalty.player, points=-penalty.points, rule=self.id)
            for penalty in coup.penalties
            if penalty.rule == self.id
        ]
