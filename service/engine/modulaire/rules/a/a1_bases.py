"""A1, «Bases»: the turn, the four combinations, and the end of the game. Always on."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.ledger import after_settlement
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.numbers import TARGET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.sleeping import is_asleep
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import all_in_order
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import Coup, member, table
from service.engine.modulaire.throws.combinations import BASIC, CHOUETTE, CUL, coup_value, plain_value
from service.engine.modulaire.throws.table_dice import TableDice


@rule
class Bases(Rule):
    """What every game has."""

    id = "a1"
    label = "Bases"
    sources = {RULESET: "A1"}
    switchable = False
    points = {"cul_de_chouette_of_0": 40, "cul_de_chouette_per_pip": 10}
    parameters = {"target": TARGET, "worth": {name: [plain_value(name, x) for x in range(1, 7)] for name in BASIC}}
    labels = {
        "target": Label(
            "le score qui gagne, si la table n'en a pas choisi un autre",
            "the score that wins, unless the table agrees on another",
        ),
        "worth": Label("ce que valent les combinaisons de 1 à 6", "what combinations of 1 to 6 are worth"),
    }
    fr = (
        "Deux dés pareils sont une Chouette de x (x²) ; un dé x, somme des deux autres, une Velute de x (2x²) ; "
        "trois dés x, un Cul de Chouette (40 + 10x). À 343 points on gagne."
    )
    en = (
        "Two equal dice are a Chouette of x (x²), a die x that is the sum of the others a Velute of x (2x²), three "
        "dice x a Cul de Chouette (40 + 10x). 343 points win."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """The four combinations."""
        return list(BASIC)

    @hooks.opening.answer
    def opening(self, g: Game, step: str) -> Frame | None:
        """Without values the lowest die begins."""
        return Starter(who=g.seated) if step == "starter" and not table(g).values else None

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """The combination's points, unless a sirotage or an objection has taken their place."""
        if coup.sirotage or coup.blocked:
            return []
        payee = coup.taken_by or coup.thrower
        points = coup_value(g, coup, payee)
        if CUL in coup.names:
            coup.earned = points
        return [Move(player=payee, points=points, rule=self.id, cause=CHOUETTE)] if coup.names else []

    @after_settlement.answer
    def after_settlement(self, g: Game) -> None:
        """A player who has the points wins: of several the one with the most, then the first in the order of play."""
        target = g.option("target")
        order = all_in_order(g)
        turn = table(g).turn
        start = order.index(turn) if turn in order else 0
        there = [p for p in order[start:] + order[:start] if exact(member(g, p)) >= target]
        if there and not g.over:
            g.finish_game(max(there, key=lambda p: exact(member(g, p))), "target")

    @core_hooks.unknown_here.answer
    def unknown_here(self, g: Game, word: str) -> bool | None:
        """The words of modules that are not in force yet."""
        return is_asleep(g, word) or None

    @core_hooks.was_put_out.answer
    def was_put_out(self, g: Game, player: str) -> None:
        """A player who goes is there no more for the modules either."""
        hooks.stepped_down.tell(g, player)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """The last player in the game wins."""
        if g.state.status == "playing" and len(g.seated) == 1 and not g.over:
            g.finish_game(g.seated[0], "last_one")


@frame
class Starter(ModFrame):
    """Everybody throws one die; the lowest begins, and those tied for it throw again."""

    who: list[str]

    def start(self, g: Game) -> Outcome:
        """One die each."""
        return wait(TableDice(purpose="opening", who=list(self.who)), then=self.thrown)

    def thrown(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """The lowest of them."""
        lowest = min(dice.values())
        self.who = [p for p, die in dice.items() if die == lowest]
        if len(self.who) > 1:
            return self.start(g)
        table(g).turn = self.who[0]
        return done()
