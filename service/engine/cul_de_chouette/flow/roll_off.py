"""The dice decide: each player concerned throws one die, the lowest face wins, and those tied throw again."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.cul_de_chouette.flow.draw import Draw, Drawn


@frame
class RollOff(Frame):
    """Its result is the winner, or None where no player is left. outsiders: who is out of the game throws too."""

    name: str
    rule: str
    players: list[str]
    outsiders: bool = False
    again: bool = False

    def start(self, g: Game) -> Outcome:
        """One die each, in any order."""
        draw = Draw(
            name=self.name, rule=self.rule, players=list(self.players), outsiders=self.outsiders, again=self.again
        )  # fmt: skip
        return wait(draw, then=self.thrown)

    def thrown(self, g: Game, drawn: Drawn) -> Outcome:
        """The only one left, who was named, or the lowest face; several lowest throw again."""
        who, faces = drawn["who"], drawn["faces"]
        if len(who) < 2:
            return done(who[0] if who else None)
        if drawn["named"]:
            return done(drawn["named"])
        lowest = min(faces.values())
        self.players, self.again = [p for p in who if faces[p] == lowest], True
        return done(self.players[0]) if len(self.players) == 1 else self.start(g)
