"""Cards that need no window: those of one's own coup, of the bets on a sirotage, and the table actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from service.engine.core.actions.held_acts import is_held
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.stored.state import Record
from service.engine.core.windows.window import Window
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import CardChoice
from service.engine.modulaire.events import ValuesSet
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.play.betting import BIRDS_WINDOW
from service.engine.modulaire.play.frames import throw_all_at_once, throw_chouettes_again
from service.engine.modulaire.rules.d.d1_voeux import eloquence
from service.engine.modulaire.rules.d.d1_voeux.offers import Thrown
from service.engine.modulaire.rules.d.d1_voeux.pack import ETOILE, Card
from service.engine.modulaire.rules.d.d1_voeux.turns import PANIER, Basket, cover
from service.engine.modulaire.table.holdings import put
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.state import coup_of, table
from service.engine.modulaire.throws.nenette import nenette


class AnytimeCard(ABC):
    """A card that is thrown at a moment of the turn. number: which one; table_action: whether it is a table action."""

    number: ClassVar[Card]
    table_action: ClassVar[bool] = True

    def check(self, g: Game, player: str, fields: Thrown) -> None:
        """Whether it may be thrown so, at a free moment if it is a table action. Raises OutOfBounds, Refusal."""
        if self.choice(g, player) is None:
            raise OutOfBounds("wrong_moment", f"The tichette {self.number} does not count now.", card=self.number)

    def choice(self, g: Game, player: str) -> CardChoice | None:
        """What else it needs; None while it does not count."""
        return CardChoice(card=self.number) if self.counts(g, player) else None

    def counts(self, g: Game, player: str) -> bool:
        """Whether this is its moment."""
        return not self.table_action or free_moments.is_free(g)

    def concerns(self, g: Game) -> list[Record]:
        """The windows that stay open while others may still stop it."""
        return []

    @abstractmethod
    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """Let it take effect; it is spent."""


class ThreeAtOnce(AnytimeCard):
    """1, «Cul de Chouette»: the first throw of the turn is of three dice."""

    number = 1
    table_action = False

    def counts(self, g: Game, player: str) -> bool:
        """In the opening of one's own turn."""
        state = table(g)
        return state.turn == player and state.moment == "opening" and not coup_of(g).at_once

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """The throw that is asked for is of three dice from now on."""
        throw_all_at_once(g)


class FetishDice(AnytimeCard):
    """2, «Paire de dés fétiches»: the chouettes are thrown again."""

    number = 2
    table_action = False

    def check(self, g: Game, player: str, fields: Thrown) -> None:
        """What was shouted about these chouettes just now is decided first."""
        if self._shouted(g):
            raise Refusal("too_early", "Wait until what was shouted just now is decided.")
        super().check(g, player, fields)

    def counts(self, g: Game, player: str) -> bool:
        """While one waits for one's own cul."""
        waits = table(g).turn == player and table(g).moment == "before_cul"
        # What was held up and is let through was made while nothing else waited.
        return waits and not self._shouted(g) and (g.forced or not is_held(g))

    def _shouted(self, g: Game) -> bool:
        return any(w.spoken and w.mode in ("race", "until") for _, w in g.windows())

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """Then there is a new wait for the cul."""
        throw_chouettes_again(g)


class TwoBirds(AnytimeCard):
    """5, «Appeau en bois d'épicéa»: two birds in the bets on a sirotage."""

    number = 5
    table_action = False
    birds: ClassVar[int] = 2

    def window(self, g: Game, player: str) -> tuple[Record, Window] | None:
        """The bets, if the player has said no bird in them yet."""
        for record, window in g.windows():
            if window.name == BIRDS_WINDOW and window.asks(player) and not window.more.get(player):
                said = [answer for answer in window.spoken if answer.player == player]
                return None if said else (record, window)
        return None

    def counts(self, g: Game, player: str) -> bool:
        """Before one's bird."""
        return self.window(g, player) is not None

    def concerns(self, g: Game) -> list[Record]:
        """The bets."""
        return [record for record, window in g.windows() if window.name == BIRDS_WINDOW]

    def play(self, g: Game, player: str, fields: Thrown) -> None:
        """The window takes two words of the player."""
        found = self.window(g, player)
        assert found is not None
        found[1].allow(player, self.birds)


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
