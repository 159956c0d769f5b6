"""T2, «Doublé»: once in a game, two equal chouettes belong to the first who shouts."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Label, Rule, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.sleeping import awake
from service.engine.modulaire.play.windows import until_cul
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import exists, order_of_play
from service.engine.modulaire.table.state import Coup, table
from service.engine.modulaire.throws.combinations import CHOUETTE, plain_value, value

DOUBLE = "double"


class Spent(msgspec.Struct, kw_only=True):
    """The Doublé of this game has been said."""


SPENT = TableNote("t2_double", Spent)


def is_spent(g: Game) -> bool:
    """Whether the word exists no more in this game."""
    return SPENT.of(table(g)) is not None


@rule
class DoubleRule(Rule):
    """The race on two equal chouettes, which there is once in a game."""

    id = "t2"
    label = "Doublé"
    sources = {RULESET: "†2"}
    needs = ("a1",)
    words = (Word(id=DOUBLE, phrase="Doublé !"),)
    parameters = {"times_a_game": 1}
    labels = {
        "times_a_game": Label("combien de fois par partie", "how often in a game"),
    }
    fr = (
        "Une seule fois par partie : sur deux chouettes égales, le premier à crier « Doublé ! » en gagne les points ; "
        "ex æquo, tous les perdent."
    )
    en = (
        "Once in a game: on two equal chouettes the first to shout «Doublé !» wins the points of that Chouette; those "
        "who are first together lose as much."
    )

    @core_hooks.unknown_here.answer
    def unknown_here(self, g: Game, word: str) -> bool | None:
        """The word goes with the first Doublé."""
        return (word == DOUBLE and is_spent(g)) or None

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, coup: Coup) -> None:
        """Beside whatever else goes on until the cul."""
        low, high = coup.chouettes
        if low == high and awake(g, self.id) and not is_spent(g):
            g.spawn(Double(height=low))

    @hooks.turn_cut.answer
    def turn_cut(self, g: Game, player: str) -> None:
        """With its coup the race is void."""
        for record in [record for record in g.state.records if isinstance(record.frame, Double)]:
            g.cancel(record)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject | None:
        """Whether it is still to be had."""
        return {"double_spent": is_spent(g)}

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """Whether it has been said."""
        return ["double_spent"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """As it is told."""
        SPENT.put(table(g), Spent() if told.get("double_spent") else None)

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """As it is arranged."""
        return {"double_spent": is_spent(g)}


@frame
class Double(ModFrame):
    """height: the result of both chouettes. first: those who were first, together."""

    height: int
    first: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Everybody may shout, the thrower too."""
        return wait(until_cul(g, DOUBLE, "t2", order_of_play(g)), then=self.raced)

    def welcomes(self, g: Game, player: str) -> bool:
        """Whether a player who lay down can be the first all the same: anybody."""
        return True

    def raced(self, g: Game, answers: Answers) -> Outcome:
        """Those who hold the card may still be first; where no player has shouted, there was no race."""
        self.first = [answer.player for answer in answers.first()]
        if not self.first:
            return done()
        SPENT.put(table(g), Spent())
        for asking in hooks.after_race.ask(g, DOUBLE, order_of_play(g)):
            return wait(asking, then=self.overtaken)
        return self._own_wood(g)

    def overtaken(self, g: Game, first: list[str]) -> Outcome:
        """A card makes a player the first, alone."""
        self.first = first[:1] or self.first
        return self._own_wood(g)

    def _own_wood(self, g: Game) -> Outcome:
        """Who will win or lose the Chouette may count it by wood of their own."""
        for asking in hooks.wood_counts.ask(g, list(self.first), self.height):
            return wait(asking, then=self.counted)
        return self.counted(g, [])

    def counted(self, g: Game, own: list[str]) -> Outcome:
        """One wins the value, several lose it. own: those for whom no wood is missing."""
        sign = 1 if len(self.first) == 1 else -1
        moves = []
        for player in [p for p in self.first if exists(g, p)]:
            whole = plain_value(CHOUETTE, self.height)
            points = whole if player in own else value(g, CHOUETTE, self.height, player)
            moves.append(Move(player=player, points=sign * points, rule="t2"))
        g.ledger.settle(moves)
        return done()
