"""A bird that was caught: its thrower chooses a solution, and it applies."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import CardChoice, ModConstraints
from service.engine.modulaire.events import BirdCaught, MigrationCame
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice
from service.engine.modulaire.rules.c.c3_attrape_oiseau.birds import (
    KATAKE,
    ON_ANNULE,
    ON_CHANGE,
    ON_RECALCULE,
    TAKATE,
    WORKS,
    Effect,
    birds,
    choosable,
    lasting,
    tell,
)
from service.engine.modulaire.table.order import exists
from service.engine.modulaire.table.state import coup_of, table
from service.engine.modulaire.table.values import Values

ATTRAPE = "attrape_oiseau"
CAGE = 17
"""The tichette by which a solution can be chosen that is taken."""

HANDS = (KATAKE, TAKATE)
"""The later of these replaces the earlier."""


class Chosen(TypedDict):
    """solution: its name. card: the tichette 17, thrown with it."""

    solution: str
    card: NotRequired[int]


@frame
class Bird(ModFrame):
    """player: who caught it. solution: what was chosen."""

    player: str
    solution: str = ""

    def start(self, g: Game) -> Outcome:
        """Where nothing is left to be chosen, the birds migrate first."""
        if not choosable(g):
            _migrate(g)
        return wait(choice(g, ATTRAPE, "c3", self.player), then=self.chosen)

    def verify_attrape_oiseau(self, g: Game, player: str, fields: Chosen) -> None:
        """One that is free and possible; with the card also one that is taken."""
        if "card" in fields and not any(hooks.may_spend_card.ask(g, player, fields["card"])):
            raise OutOfBounds("not_held", f"You have no tichette {fields['card']}.", card=fields["card"])
        allowed = choosable(g, taken_too="card" in fields)
        if fields["solution"] not in allowed:
            raise OutOfBounds(
                "solution_not_free", f"{fields['solution']} is taken, or the wood for it is not there.",
                solutions=allowed,
            )  # fmt: skip

    def constraints_attrape_oiseau(self, g: Game, player: str) -> ModConstraints | None:
        """Those that are free, and with the card those that are taken."""
        if not any(hooks.may_spend_card.ask(g, player, CAGE)):
            return ModConstraints(solutions=choosable(g))
        with_card = CardChoice(card=CAGE, solutions=choosable(g, taken_too=True))
        return ModConstraints(solutions=choosable(g), tichettes=[with_card])

    def chosen(self, g: Game, answers: Answers) -> Outcome:
        """In silence the table takes the first; then another may still be put in its place."""
        fields = answers.spoken[0].fields if answers.spoken else {}
        self.solution = fields.get("solution") or choosable(g)[0]
        # Whose turn it is may have turned into another player while there was time to choose.
        self.player = coup_of(g).thrower
        if "card" in fields:
            hooks.card_spent.tell(g, self.player, fields["card"])
        for asking in hooks.after_bird.ask(g, self.player, self.solution):
            return wait(asking, then=self.replaced)
        return self._apply(g)

    def replaced(self, g: Game, solution: str | None) -> Outcome:
        """Only the one that applies is taken."""
        self.solution = solution or self.solution
        return self._apply(g)

    def _apply(self, g: Game) -> Outcome:
        g.emit(BirdCaught, player=self.player, solution=self.solution)
        known = birds(g)
        if self.solution not in known.taken:
            known.taken.append(self.solution)
        if self.solution in WORKS:
            known.wood = WORKS[self.solution][1]
        if lasting(g, self.solution):
            ended = HANDS if self.solution in HANDS else ()
            known.effects = [
                effect
                for effect in known.effects
                if effect.solution not in ended and (effect.solution, effect.by) != (self.solution, self.player)
            ] + [Effect(solution=self.solution, by=self.player)]
        tell(g)
        frames = [*self._next(g), *hooks.solution_applies.ask(g, self.solution, self.player)]
        return wait(frames[0], then=self.over) if frames else done()

    def _next(self, g: Game) -> list[Frame]:
        """The solutions that decide who is next; of two in one turn the later does."""
        known, state = birds(g), table(g)
        if self.solution not in (ON_ANNULE, ON_CHANGE, ON_RECALCULE):
            return []
        known.restarts, known.after = self.solution == ON_ANNULE, None
        if self.solution == ON_CHANGE:
            state.falling = not state.falling
        if self.solution != ON_RECALCULE:
            return []
        # In another's shape one keeps one's own value, by which one's turn has come (t3).
        known.after = state.values[state.stool or self.player]
        return [Values(who=[p for p in g.seated if exists(g, p)])]

    def over(self, g: Game, _: object) -> Outcome:
        """It has taken effect."""
        return done()


def _migrate(g: Game) -> None:
    g.emit(MigrationCame)
    birds(g).taken = []
    birds(g).effects = [effect for effect in birds(g).effects if lasting(g, effect.solution) != "migration"]
    tell(g)
