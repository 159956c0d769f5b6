"""C6, «Nénette»: where 2-2-1 lies, the richer give its player 10, who gives 10 to the poorer."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.throws.nenette import GIVEN, nenette

NENETTE = [1, 2, 2]


@rule
class NenetteRule(Rule):
    """At once, before anything else that comes of the dice; each 2-2-1 counts."""

    id = "c6"
    label = "Nénette"
    sources = {RULESET: "C6"}
    needs = ("a1",)
    points = {"given": GIVEN}
    parameters = {"dice": list(NENETTE)}
    labels = {
        "dice": Label("les trois dés", "the three dice"),
    }
    fr = (
        "Dès que 2-2-1 est sur la table, chaque joueur qui a plus de points donne 10 au lanceur, qui donne 10 à chaque "
        "joueur qui en a moins."
    )
    en = (
        "As soon as 2-2-1 lies there, each player who has more points gives the thrower 10, who gives 10 to each "
        "player who has less."
    )

    @hooks.three_lie.answer
    def three_lie(self, g: Game, player: str, dice: list[int]) -> None:
        """2-2-1."""
        if sorted(dice) == NENETTE:
            nenette(g, player, self.id)
