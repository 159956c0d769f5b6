"""B1, «Soufflette»: 4-2-1 is worth nothing itself, but lets its thrower challenge another player."""

from __future__ import annotations

from typing import Any

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.rules.b.b1_soufflette.duel import (
    DICE,
    FAILED,
    SOUFFLETTE,
    WON,
    Soufflette,
    is_soufflette,
)
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.state import Coup


@rule
class SouffletteRule(Rule):
    """The combination, and the challenge that it opens."""

    id = "b1"
    label = "Soufflette"
    sources = {RULESET: "B1"}
    needs = ("a1",)
    words = (
        Word(
            id=SOUFFLETTE, phrase="En garde ma mignonne !", gesture_fr="montre qui est défié",
            gesture_en="point at the challenged player", fields=(Field(name="target", type="player"),),
            spoken_as="challenge",
        ),
    )  # fmt: skip
    points = {"first_throw": WON[0], "second_throw": WON[1], "third_throw": WON[2], "failed": -FAILED}
    parameters = {"throws": len(WON), "dice": DICE}
    labels = {
        "throws": Label("lancers au plus", "throws at most"),
        "dice": Label("dés lancés", "dice that are thrown"),
    }
    fr = (
        "Qui fait 4-2-1 peut défier un autre joueur de le faire aussi, en trois lancers au plus et en gardant des dés "
        "s'il veut : le défié gagne 50, 40 ou 30 points sur le défiant, ou lui en donne 30 s'il n'y arrive pas."
    )
    en = (
        "Who throws 4-2-1 may challenge another player to throw it too, in three throws at most, keeping dice at will: "
        "the challenged player takes 50, 40 or 30 points from the challenger, or gives 30 if it does not come."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A Soufflette can be named in a Civet."""
        return [SOUFFLETTE]

    @hooks.combinations.answer
    def combinations(self, g: Game, dice: list[int]) -> list[str] | None:
        """4-2-1."""
        return [SOUFFLETTE] if is_soufflette(dice) else None

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """The thrower may challenge, if there is another player."""
        opens = moment == SOUFFLETTE and SOUFFLETTE in coup.names and others(g, coup.thrower)
        return Soufflette(challenger=coup.thrower) if opens else None

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> dict[str, Any] | None:
        """The duel under way, from its challenge to its last throw."""
        duels = [record.frame.as_challenge(g) for record in g.state.records if isinstance(record.frame, Soufflette)]
        return {"challenge": duels[0]} if duels and duels[0] is not None else None
