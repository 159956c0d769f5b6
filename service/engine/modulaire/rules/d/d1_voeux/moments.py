"""At which moments of the flow cards are offered, and what they do to the rules of other modules."""

from __future__ import annotations

from fractions import Fraction

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.rules.d.d1_voeux import eloquence, turns, wood
from service.engine.modulaire.rules.d.d1_voeux.bound import Binding
from service.engine.modulaire.rules.d.d1_voeux.interposed import Bottes, Casse, Cuvee, Lunettes, Sacoche, Verre
from service.engine.modulaire.rules.d.d1_voeux.offers import spend, who_hold
from service.engine.modulaire.rules.d.d1_voeux.pack import TICHETTE
from service.engine.modulaire.rules.d.d1_voeux.song_and_bird import Guitare, Pelican, Pigeon, other_solutions
from service.engine.modulaire.table.holdings import count
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import order_of_play
from service.engine.modulaire.table.points import SIXTHS
from service.engine.modulaire.table.state import Coup

CIVET_CARD = 8


class Moments(Binding):
    """Those of the cards that others' rules have to do with."""

    @hooks.after_race.answer
    def after_race(self, g: Game, race: str, who: list[str]) -> Frame | None:
        """The tichette 3, also where no player has shouted (d1 R6)."""
        return Bottes(who=who) if who_hold(g, who, Bottes.CARD) else None

    @hooks.after_sirotage.answer
    def after_sirotage(self, g: Game, coup: Coup, step: str) -> Frame | None:
        """The tichette 4 makes it void, the tichette 13 covers its loss."""
        if step == "void" and who_hold(g, [coup.thrower], Cuvee.CARD):
            return Cuvee(player=coup.thrower)
        return self._glass(g, coup) if step == "cover" else None

    def _glass(self, g: Game, coup: Coup) -> Frame | None:
        holds = who_hold(g, [coup.thrower], Verre.CARD) and not turns.is_covered(g, coup.thrower)
        return Verre(player=coup.thrower) if holds else None

    @hooks.makes_room.answer
    def makes_room(self, g: Game, player: str, holding: str, rule: str, kind: str | int | None) -> Frame | None:
        """The tichette 6, but for a second cauldron (d1 R13)."""
        possible = holding != "chaudron" and who_hold(g, [player], Sacoche.CARD)
        return Sacoche(player=player, holding=holding, of=kind) if possible else None

    @hooks.before_terms.answer
    def before_terms(self, g: Game, challenged: str) -> Frame | None:
        """The tichette 7."""
        return Casse(player=challenged) if who_hold(g, [challenged], Casse.CARD) else None

    @hooks.before_song.answer
    def before_song(self, g: Game, singers: list[str]) -> Frame | None:
        """The tichette 14."""
        return Pelican(singers=list(singers)) if who_hold(g, singers, Pelican.CARD) else None

    @hooks.song_stopped.answer
    def song_stopped(self, g: Game, player: str) -> Frame | None:
        """The tichette 15."""
        return Guitare(player=player) if who_hold(g, [player], Guitare.CARD) else None

    @hooks.after_bird.answer
    def after_bird(self, g: Game, player: str, solution: str) -> Frame | None:
        """The tichette 16."""
        possible = who_hold(g, order_of_play(g), Pigeon.CARD) and other_solutions(g, solution)
        return Pigeon(chosen=solution) if possible else None

    @hooks.allows_second.answer
    def allows_second(self, g: Game, player: str) -> bool | None:
        """The tichette 8."""
        return count(g, player, TICHETTE, CIVET_CARD) > 0

    @hooks.second_named.answer
    def second_named(self, g: Game, player: str) -> None:
        """It is spent."""
        spend(g, player, CIVET_CARD)

    @hooks.bevue_made.answer
    def bevue_made(self, g: Game, player: str, paid: Fraction) -> None:
        """The tichette 9."""
        if paid > 0 and who_hold(g, [player], Lunettes.CARD):
            g.spawn(Lunettes(player=player, sixths=int(paid * SIXTHS)))

    @hooks.covers_loss.answer
    def covers_loss(self, g: Game, move: Move) -> bool | None:
        """The tichette 13."""
        return turns.covers(g, move) or None

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """Just before the settlement: the tichette 13 for a Sirop-golo that is a Néant, or the tichette 18."""
        if moment == "races":
            eloquence.dice_lie(g)
        if moment != "own_wood":
            return None
        if coup.kind == "golo" and not coup.names and not coup.cut_short:
            return self._glass(g, coup)
        return wood.before_coup(g, coup)

    @hooks.wood_counts.answer
    def wood_counts(self, g: Game, players: list[str], x: int) -> Frame | None:
        """The tichette 18 at a Doublé (d1 R14)."""
        return wood.before_double(g, players, x)

    @hooks.may_spend_card.answer
    def may_spend_card(self, g: Game, player: str, card: int) -> bool | None:
        """The tichettes 12 and 17, which are thrown with words of other modules."""
        return count(g, player, TICHETTE, card) > 0

    @hooks.card_spent.answer
    def card_spent(self, g: Game, player: str, card: int) -> None:
        """It was thrown."""
        spend(g, player, card)
