"""†5, «Zbradaraldjan»: an answer by yes or no costs 10 points, one by «Zbradaraldjan» brings them."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.sleeping import awake
from service.engine.modulaire.play.windows import side
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import exists, others
from service.engine.modulaire.table.state import table

QUESTION = "question"
OUI, NON, ZBRADARALDJAN = "oui", "non", "zbradaraldjan"
ANSWERS = (OUI, NON, ZBRADARALDJAN)
GIFT = 10


class Question(TypedDict):
    """target: who is asked; text: what."""

    target: str
    text: str


class Asked(msgspec.Struct, kw_only=True):
    """players: who has asked a question since the last turn has opened."""

    players: list[str] = []


ASKED = TableNote("t5_asked", Asked)


@rule
class Zbradaraldjan(Rule):
    """The question, its side window, and what the answer costs."""

    id = "t5"
    label = "Zbradaraldjan"
    sources = {RULESET: "†5"}
    needs = ("a1",)
    words = (
        Word(
            id=QUESTION, phrase="Est-ce que … ?", anytime=True,
            fields=(Field(name="target", type="player"), Field(name="text", type="string")),
        ),
        Word(id=OUI, phrase="Oui."),
        Word(id=NON, phrase="Non."),
        Word(id=ZBRADARALDJAN, phrase="Zbradaraldjan !"),
    )  # fmt: skip
    points = {"yes_or_no": -GIFT, "zbradaraldjan": GIFT}
    parameters = {"questions_a_turn": 1, "answers": list(ANSWERS)}
    labels = {
        "questions_a_turn": Label("questions de chacun par tour", "questions of each player a turn"),
        "answers": Label("les réponses", "the answers"),
    }
    fr = (
        "Qui répond oui ou non à une question donne 10 points à qui l'a posée ; qui répond « Zbradaraldjan » les "
        "reçoit. Une question par joueur et par tour."
    )
    en = (
        "A player who answers a question by yes or no gives 10 points to the player who asked it; a player who answers "
        "«Zbradaraldjan» receives them. One question a player and turn."
    )

    def verify_question(self, g: Game, player: str, fields: Question) -> None:
        """At a free moment, once between two openings of turns, to another player."""
        free_moments.check(g, "A question")
        if self._has_asked(g, player):
            raise Refusal("asked_already", "You have asked a question already: wait until the next turn opens.")
        if fields["target"] not in others(g, player):
            raise OutOfBounds("target_not_allowed", "Ask another player who is there.", target=fields["target"])

    def constraints_question(self, g: Game, player: str) -> ModConstraints | None:
        """Everybody else."""
        if not exists(g, player) or self._has_asked(g, player) or not free_moments.is_free(g):
            return None
        targets = others(g, player)
        return ModConstraints(targets=targets) if targets else None

    def say_question(self, g: Game, player: str, fields: Question) -> None:
        """The target has time to answer, and the game goes on meanwhile."""
        asked = ASKED.of(table(g)) or Asked()
        ASKED.put(table(g), Asked(players=[*asked.players, player]))
        g.spawn(Answering(asker=player, target=fields["target"]))

    def _has_asked(self, g: Game, player: str) -> bool:
        asked = ASKED.of(table(g))
        return asked is not None and player in asked.players

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """Everybody may ask once more."""
        ASKED.put(table(g), None)

    @core_hooks.refused_here.answer
    def refused_here(self, g: Game, player: str, word: str) -> Refusal | None:
        """An answer to nothing is never wrong."""
        if word not in ANSWERS:
            return None
        asking = (
            w
            for _, w in g.windows()
            if w.understands(player, word) and w.asks(player) and (g.forced or w.in_time(g.now))
        )
        return None if any(asking) else Refusal("nothing_asked", "You are asked nothing: there is nothing to answer.")

    @hooks.answered.answer
    def answered(self, g: Game, asker: str, target: str, word: str) -> None:
        """The question costs one of the two 10 points, for the other."""
        if not awake(g, self.id):
            return
        gift = GIFT if word == ZBRADARALDJAN else -GIFT
        g.ledger.settle(
            [Move(player=target, points=gift, rule=self.id), Move(player=asker, points=-gift, rule=self.id)]
        )


@frame
class Answering(ModFrame):
    """asker and target: of a question. Each answer closes one, the oldest first."""

    asker: str
    target: str

    def start(self, g: Game) -> Outcome:
        """Silence costs nothing."""
        return wait(side(g, QUESTION, "t5", [self.target], list(ANSWERS), "decision_ms"), then=self.heard)

    def heard(self, g: Game, answers: Answers) -> Outcome:
        """What was answered costs what it costs."""
        if answers.spoken:
            hooks.answered.tell(g, self.asker, self.target, answers.spoken[0].annonce)
        return done()
