"""Cards that are thrown while a song begins or was stopped, and after a bird was caught."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import CardChoice
from service.engine.modulaire.rules.d.d1_voeux.offers import CardOffer, Thrown, who_hold
from service.engine.modulaire.table.order import order_of_play


@frame
class Pelican(CardOffer):
    """14, «Pélican». singers: in their order, which is its result."""

    CARD: ClassVar[int] = 14

    singers: list[str]

    def start(self, g: Game) -> Outcome:
        """Any singer who holds one, before the first verse."""
        return wait(self.offered(g, who_hold(g, self.singers, self.CARD)), then=self.thrown)

    def verify_lance_tichette(self, g: Game, player: str, fields: Thrown) -> None:
        """There are as many places as singers."""
        super().verify_lance_tichette(g, player, fields)
        if fields["position"] > len(self.singers):
            most = len(self.singers)
            raise OutOfBounds("position_not_allowed", f"There are {most} singers.", maximum=most)

    def choice(self, g: Game, player: str) -> CardChoice:
        """Any of these places."""
        return CardChoice(card=self.CARD, positions=list(range(1, len(self.singers) + 1)))

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The others keep their order."""
        found = self.thrower(g, answers)
        if found is not None:
            player, fields = found
            self.singers.remove(player)
            self.singers.insert(fields["position"] - 1, player)
        return done(self.singers)


@frame
class Guitare(CardOffer):
    """15, «Guitare légendaire». player: who is at fault. Its result is whether the song resumes with that verse."""

    CARD: ClassVar[int] = 15

    player: str

    def start(self, g: Game) -> Outcome:
        """When the song was stopped."""
        return wait(self.offered(g, [self.player]), then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The player has not lost."""
        return done(self.thrower(g, answers) is not None)


@frame
class Pigeon(CardOffer):
    """16, «Pigeon messager». chosen: the solution that was chosen. Its result is what applies instead, or None."""

    CARD: ClassVar[int] = 16

    chosen: str

    def start(self, g: Game) -> Outcome:
        """Anybody who holds one."""
        return wait(self.offered(g, who_hold(g, order_of_play(g), self.CARD)), then=self.thrown)

    def verify_lance_tichette(self, g: Game, player: str, fields: Thrown) -> None:
        """Another one that is free."""
        super().verify_lance_tichette(g, player, fields)
        allowed = other_solutions(g, self.chosen)
        if fields["solution"] not in allowed:
            raise OutOfBounds("solution_not_free", f"{fields['solution']} cannot take its place.", solutions=allowed)

    def choice(self, g: Game, player: str) -> CardChoice:
        """These."""
        return CardChoice(card=self.CARD, solutions=other_solutions(g, self.chosen))

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """It applies for who caught the bird (d1 R4)."""
        found = self.thrower(g, answers)
        return done(found[1]["solution"] if found else None)


def other_solutions(g: Game, chosen: str) -> list[str]:
    """The solutions that are free but this one."""
    return [one for free in hooks.free_solutions.ask(g) for one in free if one != chosen]
