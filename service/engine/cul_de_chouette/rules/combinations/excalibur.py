"""On 5-3-1 those who shout together make a King. titouan: «Règles à l'Aquitaine» (L'Excalibur)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Word, rule
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.combination import Combination
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.events import KingMade
from service.engine.cul_de_chouette.flow.bevues import charge_shouts
from service.engine.cul_de_chouette.flow.draw import Draw
from service.engine.cul_de_chouette.flow.roll_off import RollOff
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw, table

SHOUT = "excalibur"
NAME = "roi"
FEWEST = 3

WISHES = ThrowNote("excalibur", dict[str, str])
"""Whom each of those who name a King has named."""


@rule
class ExcaliburRule(Combination):
    """Recognition of an Excalibur; the King throws along in the draws of others."""

    id = "excalibur"
    label = "L'Excalibur"
    sources = {"titouan": "L'Excalibur"}
    needs = ("aquitaine",)
    words = (
        Word(id=SHOUT, phrase="Excalibur !", gesture_fr="doigt levé", gesture_en="finger raised"),
        Word(
            id=NAME, phrase="Voilà le Roi !", gesture_fr="montre le Roi", gesture_en="point at the King",
            fields=(Field(name="target", type="player"),),
        ),
    )  # fmt: skip
    fr = (
        "Sur 5-3-1 (trois joueurs au moins), ceux qui crient ensemble font un Roi, qui boit autant de gorgées qu'ils "
        "sont ; crier seul est une bévue, crier tous ensemble fait boire tout le monde."
    )
    en = (
        "On 5-3-1 (three players at least) those who shout together make a King, who drinks as many sips as they are; "
        "to shout alone is a bévue, and if all shout together everybody drinks."
    )

    def fits(self, faces: list[int]) -> bool:
        """5-3-1."""
        return faces == [1, 3, 5]

    def possible(self, g: Game) -> bool:
        """With two players it is a Néant."""
        return len(g.seated) >= FEWEST

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """It is no name to bet on."""
        return []

    def lands(self, g: Game, throw: Throw) -> Frame | None:
        """A stake on these dice is settled, then everybody may shout."""
        settle_throw(g, throw, [])
        return None if g.over else Excalibur(throw=throw.id)

    @hooks.draw_begins.answer
    def draw_begins(self, g: Game, parties: list[str]) -> tuple[str, Frame] | None:
        """Before a draw to which the King is no party the King may ask to throw too."""
        king = table(g).sips.king
        if not king or king in parties or not g.player(king).in_game or not g.family.begun(g):
            return None
        return "king", KingSpeaks(king=king)

    @hooks.will_throw.answer
    def will_throw(self, g: Game, player: str) -> bool:
        """The King has spoken, and the others have not all thrown yet."""
        drawing = [r for r in g.state.records if isinstance(r.frame, Draw)]
        speaking = any(w.name == "king" and w.has_spoken(player) for _, w in g.windows())
        return speaking or any(r.got.get("king") == player for r in drawing)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """A King who is out is no King."""
        if table(g).sips.king and not g.player(table(g).sips.king).in_game:
            table(g).sips.king = ""


@frame
class KingSpeaks(Frame):
    """Its result: the King, if the King throws too."""

    king: str

    def start(self, g: Game) -> Outcome:
        """For a moment from the beginning of the draw."""
        window = Window(
            name="king", mode="offer", rule="excalibur", who=[self.king], words=[SHOUT],
            length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(window, then=self.spoke)

    def spoke(self, g: Game, answers: Answers) -> Outcome:
        """Silence lets the others decide alone."""
        return done(self.king if answers.spoken else "")


@frame
class Excalibur(Frame):
    """makers: who shouted together, and names the King."""

    throw: int
    makers: list[str] = []

    def start(self, g: Game) -> Outcome:
        """Everybody once; judged when all of them have had their time."""
        window = Window(
            name=SHOUT, mode="offer", rule="excalibur", who=g.seated, words=[SHOUT], length=g.option("reaction_ms")
        )
        return wait(window, then=self.judged)

    def judged(self, g: Game, answers: Answers) -> Outcome:
        """Only the first group of two or more counts; single shouts are bévues wherever they stand."""
        groups = _groups([a for a in answers.spoken if g.player(a.player).in_game], answers.tie_ms)
        alone = [group[0].player for group in groups if len(group) == 1]
        together = [[a.player for a in group] for group in groups if len(group) > 1]
        charge_shouts(g, alone, SHOUT, "alone", "To shout Excalibur alone is wrong.")
        if not together or g.over:
            return done()
        self.makers = [p for p in together[0] if g.player(p).in_game]
        sitting = self._sitting(g, answers)
        if set(together[0]) >= set(sitting):
            rule_hooks.to_drink.tell(g, dict.fromkeys(sitting, len(sitting)))
            return done()
        window = Window(
            name=NAME, mode="race", rule="excalibur", who=list(self.makers), words=[NAME],
            length=g.option("decision_ms"),
        )  # fmt: skip
        return wait(window, then=self.named)

    def _sitting(self, g: Game, answers: Answers) -> list[str]:
        """The players who did not stand when the first of the makers shouted (card aquitaine R9)."""
        began = next(a.at for a in answers.spoken if a.player in self.makers)
        return [p for p in answers.who if g.player(p).in_game and not g.player(p).stood(began)]

    def verify_roi(self, g: Game, player: str, fields: Target) -> None:
        """Anybody in the game."""
        if not g.player(fields["target"]).in_game:
            raise OutOfBounds("target_not_allowed", "Name a player who is in the game.", **fields)

    def constraints_roi(self, g: Game, player: str) -> Constraints | None:
        """Everybody in the game."""
        return Constraints(targets=g.seated)

    def named(self, g: Game, answers: Answers) -> Outcome:
        """The earliest decides; of different names at once the dice choose."""
        first = answers.first()
        wishes = {a.player: a.fields["target"] for a in first}
        if len(set(wishes.values())) < 2:
            return self._crown(g, next(iter(wishes.values()), None))
        WISHES.put(find_throw(g, self.throw), wishes)
        return wait(RollOff(name=NAME, rule="excalibur", players=list(wishes)), then=self.rolled_off)

    def rolled_off(self, g: Game, winner: str | None) -> Outcome:
        """The winner's choice holds."""
        wishes = WISHES.of(find_throw(g, self.throw)) or {}
        return self._crown(g, wishes[winner] if winner else None)

    def _crown(self, g: Game, king: str | None) -> Outcome:
        if king is not None and g.player(king).in_game:
            table(g).sips.king = king
            g.emit(KingMade, player=king)
            rule_hooks.to_drink.tell(g, {king: len(self.makers)})
        return done()


def _groups(spoken: list[Answer], tie_ms: int) -> list[list[Answer]]:
    """The shouts in groups, each of all that come within the tolerance of its earliest."""
    groups: list[list[Answer]] = []
    for answer in spoken:
        if groups and answer.at <= groups[-1][0].at + tie_ms:
            groups[-1].append(answer)
        else:
            groups.append([answer])
    return groups
