"""B4, «Valeurs»: everybody's three dice are multiplied; play goes by rising values."""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.table.state import member, table
from service.engine.modulaire.table.values import DICE, Values, after_value, by_value


@rule
class Valeurs(Rule):
    """The values, and the order of play that follows from them."""

    id = "b4"
    label = "Valeurs"
    sources = {RULESET: "B4"}
    needs = ("a1",)
    parameters = {"dice": DICE}
    labels = {
        "dice": Label("dés lancés, dont le produit est la valeur", "dice that are thrown, whose product is the value"),
    }
    fr = "Le produit de trois dés est la valeur d'un joueur ; on joue par valeurs croissantes, la plus petite d'abord."
    en = "The product of a player's three dice is their value; play goes by rising values, and the smallest begins."

    @hooks.opening.answer
    def opening(self, g: Game, step: str) -> Frame | None:
        """Everybody's, in the order of the table."""
        return Values(who=g.seated) if step == "values" else None

    @hooks.stepped_down.answer
    def stepped_down(self, g: Game, player: str) -> None:
        """Who is out has no value; the player on turn only once the next one is found by it."""
        if player != (table(g).stool or table(g).turn):
            self._forget(g)

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """The value of a player who has gone in their own turn."""
        self._forget(g)

    def _forget(self, g: Game) -> None:
        state = table(g)
        state.values = {p: value for p, value in state.values.items() if member(g, p).in_game}

    @hooks.order_of_play.answer
    def order_of_play(self, g: Game) -> list[str] | None:
        """By values, rising or falling."""
        return by_value(g) if table(g).values else None

    @hooks.order_after.answer
    def order_after(self, g: Game, current: str) -> list[str] | None:
        """The next value, and then round again."""
        return after_value(g, table(g).values[current]) if table(g).values else None
