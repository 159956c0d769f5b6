"""†4, «Attrape l'oiseau, plus que 19 solutions»: five more solutions for birds."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.dice.throws import WHOLE
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.sleeping import awake
from service.engine.modulaire.play.solutions import Solution
from service.engine.modulaire.table.holdings import give
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import order_of_play
from service.engine.modulaire.table.state import table
from service.engine.modulaire.throws.throwing import LEFT, RIGHT

ON_COMPTE = "on_compte"
ON_SE_COUCHE = "on_se_couche"
JOUJOU = "joujou"
JOU_JEU = "jou_jeu"
RATAKAT_MIK = "ratakat_mik"

SOLUTIONS = [
    Solution(ON_COMPTE),
    Solution(ON_SE_COUCHE),
    Solution(JOUJOU),
    Solution(JOU_JEU, "turn"),
    Solution(RATAKAT_MIK, "game"),
]
"""In the order in which the table takes them, after the fourteen of c3."""

FIRST_NUMBER, LATER_NUMBER = 3, 6
"""What feeds the bank before and after «On compte»."""

TOYS = (("a4", "grelottine"), ("b3", "boucliette"))
"""What «Joujou» gives, each by the module that it belongs to."""


class Counted(msgspec.Struct):
    """One counts: the bank is fed by another number. number: by which."""

    number: int


COUNTED = TableNote("t4_on_compte", Counted)


@rule
class PlusQueDixNeuf(Rule):
    """What the five solutions do."""

    id = "t4"
    label = "Attrape l'oiseau, plus que 19 solutions"
    sources = {RULESET: "†4"}
    needs = ("c3",)
    parameters = {"solutions": [each.name for each in SOLUTIONS], "artichette": LATER_NUMBER}
    labels = {
        "solutions": Label("les solutions de plus", "the further solutions"),
        "artichette": Label(
            "le dé qui ouvre une Artichette dès qu'« on compte »", "the die that brings an Artichette once «on compte»"
        ),
    }
    fr = (
        "Cinq solutions de plus : on compte (l'artichette marche sur 6), on se couche, joujou (une grelottine et une "
        "boucliette pour tous), jou-jeu (la Frigelle est à tous), ratakat-mik (trois dés, et jamais de la dernière "
        "main)."
    )
    en = (
        "Five more solutions: on compte (artichette works on a 6), on se couche, joujou (a grelottine and a boucliette "
        "for everybody), jou-jeu (the Frigelle is everybody's), ratakat-mik (three dice, and never with the last hand)."
    )

    @hooks.more_solutions.answer
    def more_solutions(self, g: Game) -> list[Solution] | None:
        """Once the module is in force."""
        return SOLUTIONS if awake(g, self.id) else None

    @hooks.solution_applies.answer
    def solution_applies(self, g: Game, solution: str, player: str) -> Frame | None:
        """What happens at once."""
        if solution == ON_COMPTE:
            COUNTED.put(table(g), Counted(number=LATER_NUMBER))
        elif solution == ON_SE_COUCHE:
            hooks.lies_down.tell(g, player)
        elif solution == JOUJOU:
            return Joujou(left=[(p, toy) for p in order_of_play(g) for module, toy in TOYS if g.has_rule(module)])
        return None

    @hooks.artichette_number.answer
    def artichette_number(self, g: Game) -> int | None:
        """Another one, once one counts."""
        counted = COUNTED.of(table(g))
        return None if counted is None else counted.number

    @hooks.frigelle_for_all.answer
    def frigelle_for_all(self, g: Game) -> bool | None:
        """While jou-jeu is in force."""
        return True if any(hooks.solution_lasts.ask(g, JOU_JEU)) else None

    @hooks.prescribed_hand.answer
    def prescribed_hand(self, g: Game, dice: int) -> str | None:
        """Ratakat-Mik: three dice are thrown with the hand that did not throw last."""
        if dice != WHOLE or not any(hooks.solution_lasts.ask(g, RATAKAT_MIK)):
            return None
        return LEFT if RIGHT in hooks.last_hand.ask(g) else RIGHT

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """The number that feeds the bank."""
        return ["artichette"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """As it is told."""
        if told.get("artichette") == LATER_NUMBER:
            COUNTED.put(table(g), Counted(number=LATER_NUMBER))

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """As it is arranged."""
        counted = COUNTED.of(table(g))
        return {"artichette": FIRST_NUMBER if counted is None else counted.number}


@frame
class Joujou(ModFrame):
    """left: who is still to receive what."""

    left: list[tuple[str, str]]

    def start(self, g: Game) -> Outcome:
        """One gift after the other; a player without room for one may have what makes room."""
        while self.left:
            player, toy = self.left.pop(0)
            asking = give(g, player, toy, "t4")
            if asking is not None:
                return wait(asking, then=self.given)
        return done()

    def given(self, g: Game, _: object) -> Outcome:
        """The next one."""
        return self.start(g)
