"""One die each decides; where a rule lets another player throw along, that one may say to whom it goes."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.frame import Frame, Outcome, Results, done, frame, wait, wait_all
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.dice.window import ThrowWindow, faces_of


class Drawn(TypedDict):
    """The result of a draw. who: those whose dice decide; faces: theirs. named: who has been named, empty without."""

    who: list[str]
    faces: dict[str, int]
    named: str


@frame
class Draw(Frame):
    """Its result: `who` threw and is still there, the `faces` by player, and who was `named`, if anybody.

    again: not the first throw of this draw. judge: who throws along without being a party.
    """

    name: str
    rule: str
    players: list[str]
    outsiders: bool = False
    again: bool = False
    who: list[str] = []
    faces: dict[str, int] = {}
    judge: str = ""

    def start(self, g: Game) -> Outcome:
        """Everybody throws, in any order; a player who may throw along says so meanwhile."""
        dice = ThrowWindow(
            name=self.name, mode="dice", rule=self.rule, who=list(self.players), dice=1, need=2,
            length=g.option("decision_ms"), outsiders=self.outsiders,
        )  # fmt: skip
        judges = {} if self.again or self.outsiders else dict(hooks.draw_begins.ask(g, self.players))
        return wait_all({"dice": dice, **judges}, then=self.thrown)

    def thrown(self, g: Game, got: Results) -> Outcome:
        """All dice lie; the judge throws last."""
        answers: Answers = got.pop("dice")
        self.who = answers.who
        self.faces = faces_of(answers) if len(answers.who) > 1 else {}
        self.judge = next((judge for judge in got.values() if judge), "")
        if not self.judge or not g.player(self.judge).in_game or len(self.who) < 2:
            return self._end("")
        die = ThrowWindow(
            name=self.name, mode="dice", rule=self.rule, who=[self.judge], dice=1, length=g.option("decision_ms")
        )
        return wait(die, then=self.judged)

    def judged(self, g: Game, answers: Answers) -> Outcome:
        """Lowest and alone, the judge names one of the parties."""
        if not answers.spoken or len(self.who) < 2 or min(self.faces.values()) <= answers.spoken[0].fields["faces"][0]:
            return self._end("")
        offer = Window(
            name="roi", mode="offer", rule="excalibur", who=[self.judge], words=["roi"],
            length=g.option("decision_ms"),
        )  # fmt: skip
        return wait(offer, then=self.named)

    def verify_roi(self, g: Game, player: str, fields: Target) -> None:
        """Only one of those who threw."""
        if fields["target"] not in self.who:
            raise OutOfBounds("target_not_allowed", "Name one of those whose dice decide.", **fields)

    def constraints_roi(self, g: Game, player: str) -> Constraints | None:
        """Those who threw."""
        return Constraints(targets=self.who)

    def named(self, g: Game, answers: Answers) -> Outcome:
        """Silence lets the dice of the others decide."""
        return self._end(answers.spoken[0].fields["target"] if answers.spoken else "")

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A die that lies counts for nothing once its player is out, unless it decides the game."""
        if not self.outsiders and player in self.who:
            self.who.remove(player)
            self.faces.pop(player, None)
        return None

    def _end(self, named: str) -> Outcome:
        return done(Drawn(who=self.who, faces=self.faces, named=named if named in self.who else ""))
