"""Cards that are thrown at any free moment, as table actions; and all that need no window, by number."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import CardChoice
from service.engine.modulaire.events import ValuesSet
from service.engine.modulaire.rules.d.d1_voeux import eloquence
from service.engine.modulaire.rules.d.d1_voeux.anytime_card import AnytimeCard
from service.engine.modulaire.rules.d.d1_voeux.coup_cards import FetishDice, ThreeAtOnce, TwoBirds
from service.engine.modulaire.rules.d.d1_voeux.offers import Thrown
from service.engine.modulaire.rules.d.d1_voeux.pack import ETOILE, Card
from service.engine.modulaire.rules.d.d1_voeux.turns import PANIER, Basket, cover
from service.engine.modulaire.table.holdings import put
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.state import table
from service.engine.modulaire.throws.nenette import nenette


class Coin(AnytimeCard):
    """10, «Pièce en chocolat»: one's value changes places with another's."""

    number = 10

    def choice(self, g: Game, player: str) -> CardChoice | None:
        """Another player, where there are values."""
        if not self.counts(g, player) or not table(g).values:
            return None
        targets = others(g, player)
        return CardChoice(card=self.number, targets=targets) if targets else None

    def check(self, g: Game, player: str, fields: Thrown) -> None:
        """Not with oneself, nor with players who do not exist."""
        super().check(g, player, fields)
        if fields["target"] not in others(g, player):
            raise OutOfBounds("target_not_allowed", "Exchange values with another player who is there.", **fields)

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """It counts from the end of this turn on (b4 R2)."""
        values, target = table(g).values, fields["target"]
        values[player], values[target] = values[target], values[player]
        g.emit(ValuesSet, values=dict(values))


class BasketOfArtichauts(AnytimeCard):
    """11, «Panier d'artichauts»: artichettes work on another number."""

    number = 11
    numbers: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)

    def choice(self, g: Game, player: str) -> CardChoice | None:
        """Any face, where there is a bank."""
        if not self.counts(g, player) or not g.has_rule("c1"):
            return None
        return CardChoice(card=self.number, numbers=list(self.numbers))

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """A later basket replaces an earlier one (d1 R9)."""
        PANIER.put(table(g), Basket(player=player, number=fields["number"]))


class GlassOfWater(AnytimeCard):
    """13, «Grand verre d'eau», in one's own turn."""

    number = 13

    def counts(self, g: Game, player: str) -> bool:
        """At any free moment of it."""
        return super().counts(g, player) and table(g).turn == player

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """To the end of this turn."""
        cover(g, player)


class RobinHood(AnytimeCard):
    """19, «Robin des bois»: a Nénette."""

    number = 19

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """On the scores as they are."""
        nenette(g, player, "d1")


class Cloud(AnytimeCard):
    """20, «Nuage de repos»: the player lies down."""

    number = 20

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """At once."""
        hooks.lies_down.tell(g, player)


class Gate(AnytimeCard):
    """21, «Portail dimensionnel»: the walk Terre-Tatooine is made."""

    number = 21

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """It stays made."""
        put(g, player, "tatooine", "d1")


class Eloquence(AnytimeCard):
    """Étoile, «Grande éloquence»: a question whose answer binds."""

    number = ETOILE

    def choice(self, g: Game, player: str) -> CardChoice | None:
        """Another player who is not being asked already, and a word that one need not say."""
        targets = [p for p in others(g, player) if not eloquence.is_asked(g, p)]
        if not self.counts(g, player) or not targets:
            return None
        return CardChoice(card=self.number, targets=targets, about=eloquence.subjects(g))

    def check(self, g: Game, player: str, fields: Thrown) -> None:
        """About an optional act of another player."""
        super().check(g, player, fields)
        if eloquence.is_asked(g, fields["target"]) or fields["target"] not in others(g, player):
            raise OutOfBounds("target_not_allowed", "Ask another player, who has no such question to answer.", **fields)
        if fields["about"] not in eloquence.subjects(g):
            raise OutOfBounds("about_not_allowed", "Ask about something that a player need not do.", **fields)

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """The target answers beside the game."""
        g.spawn(eloquence.Grande(asker=player, target=fields["target"], about=fields["about"]))


ANYTIME: dict[Card, AnytimeCard] = {
    known.number: known
    for known in (
        ThreeAtOnce(), FetishDice(), TwoBirds(), Coin(), BasketOfArtichauts(), GlassOfWater(), RobinHood(), Cloud(),
        Gate(), Eloquence(),
    )
}  # fmt: skip
"""By number the cards that need no window."""

NEEDED: dict[Card, tuple[str, ...]] = {
    10: ("target",), 11: ("number",), 14: ("position",), 16: ("solution",), ETOILE: ("target", "about"),
}  # fmt: skip
"""By number what must be said with a card."""
