"""Cards without a window that have their moment in a coup: in one's own, and in the bets on a sirotage."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.actions.held_acts import is_held
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.stored.state import Record
from service.engine.core.windows.window import Window
from service.engine.modulaire.play.betting import BIRDS_WINDOW
from service.engine.modulaire.play.frames import throw_all_at_once, throw_chouettes_again
from service.engine.modulaire.rules.d.d1_voeux.anytime_card import AnytimeCard
from service.engine.modulaire.rules.d.d1_voeux.offers import Thrown
from service.engine.modulaire.table.state import coup_of, table


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
