"""1-2-3 is a Suite and a Velute: who seizes the chouettes throws for points. titouan: «La Suite Veluttée»."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import raw_value, recognise
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw, table
from service.engine.dice.throws import throw_dice, throw_for
from service.engine.dice.window import ThrowWindow, throws

SEIZE = "veluttee"
KEEP = "patte_de_canard"
CHOUETTES = 2

THIEVES = ThrowNote("suite_veluttee", list[str])
"""Who took its dice, and has not thrown them yet."""


@rule
class SuiteVelutteeRule(Rule):
    """An additional rule: whose the Velute of a 1-2-3 is, and what the new dice bring."""

    id = "suite_veluttee"
    label = "La Suite Veluttée"
    sources = {"titouan": "La Suite Veluttée"}
    needs = ("suite", "velute")
    words = (
        Word(id=SEIZE, phrase="Veluttée !", gesture_fr="prend les chouettes", gesture_en="seize the chouettes"),
        Word(
            id=KEEP, phrase="Patte de canaaaard !", gesture_fr="une main sur une chouette",
            gesture_en="a hand on a chouette",
        ),
    )  # fmt: skip
    fr = (
        "Sur 1-2-3, qui crie « Veluttée ! » le premier relance les chouettes à côté du cul et gagne la valeur brute "
        "des trois dés ; à deux ensemble, le lanceur la perd. « Patte de canaaaard ! » à temps sauve la Velute."
    )
    en = (
        "On 1-2-3 the first to shout «Veluttée !» throws the chouettes again beside the cul and gains the raw value of "
        "the three dice; two together make the maker lose it. «Patte de canaaaard !» in time saves the maker's Velute."
    )

    @hooks.velute_waits.answer
    def velute_waits(self, g: Game, throw: Throw) -> Frame | None:
        """The Velute of a 1-2-3 waits for the race, and the Suite is settled with it."""
        throw.together = True
        THIEVES.put(throw, [])
        return VelutteeRace(throw=throw.id)

    @hooks.after_landing.answer
    def after_landing(self, g: Game, throw: Throw) -> tuple[str, Frame] | None:
        """The players who took the dice throw them, once the Suite is over."""
        return (self.id, VelutteeDice(throw=throw.id, thieves=_thieves(throw))) if _thieves(throw) else None

    @hooks.will_throw.answer
    def will_throw(self, g: Game, player: str) -> bool:
        """Whether this player has taken dice that may not be thrown yet."""
        shouting = any(
            a.player == player and a.annonce == SEIZE
            for _, window in g.windows() if window.name == self.id for a in window.spoken
        )  # fmt: skip
        return shouting or any(player in _thieves(throw) for throw in table(g).throws)


def _thieves(throw: Throw) -> list[str]:
    """Who took the dice of this throw and has not thrown them yet."""
    return THIEVES.of(throw) or []


@frame
class VelutteeRace(Frame):
    """The race for the chouettes, beside the Suite."""

    throw: int

    def start(self, g: Game) -> Outcome:
        """Everybody has one word: the maker one, the others another."""
        maker = find_throw(g, self.throw).maker
        race = Window(
            name="suite_veluttee", mode="race", rule="suite_veluttee", who=g.seated, words=[SEIZE, KEEP],
            only={SEIZE: g.others(maker), KEEP: [maker]}, length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.verdict)

    def verdict(self, g: Game, answers: Answers) -> Outcome:
        """One hand on a chouette in time is enough for the maker; of more than two thieves the third has none."""
        throw = find_throw(g, self.throw)
        first = answers.first()
        if not first or any(a.annonce == KEEP for a in first):
            return done()
        order = [throw.maker]
        while len(order) < len(g.state.players):
            order.append(_after(g, order[-1]))
        seizing = sorted(first, key=lambda a: (a.at, order.index(a.player)))
        THIEVES.put(throw, [a.player for a in seizing[:CHOUETTES]])
        throw.pending = [move for move in throw.pending if move.rule != "velute"]
        return done()


def _after(g: Game, player: str) -> str:
    """The next seat, in the game or not."""
    seats = [p.id for p in g.state.players]
    return seats[(seats.index(player) + 1) % len(seats)]


@frame
class VelutteeDice(Frame):
    """thrown: the new chouettes by player; those of a player who is put out before are thrown at once (card R8)."""

    throw: int
    thieves: list[str]
    thrown: dict[str, list[int]] = {}

    def start(self, g: Game) -> Outcome:
        """One alone throws both, two throw one each, in any order."""
        window = self._window(g)
        for player in [p for p in self.thieves if not g.player(p).in_game]:
            self.thrown[player] = throw_dice(g, window, player, window.dice, [], by_table=True)
        window.who = [p for p in self.thieves if p not in self.thrown]
        return wait(window, then=self.landed) if window.who else self._settle(g)

    def _window(self, g: Game) -> ThrowWindow:
        return ThrowWindow(
            name="veluttee", mode="dice", rule="suite_veluttee", who=[], dice=CHOUETTES // len(self.thieves),
            length=g.option("decision_ms"), outsiders=True,
        )  # fmt: skip

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """The table throws for that player at once."""
        for record, window in list(throws(g)):
            if g.owner(record) is self and window.asks(player):
                throw_for(g, window, player, g.now)
        return None

    def landed(self, g: Game, answers: Answers) -> Outcome:
        """All new dice lie beside the cul."""
        for answer in answers.spoken:
            self.thrown[answer.player] = answer.fields["faces"]
        return self._settle(g)

    def _settle(self, g: Game) -> Outcome:
        """One gains their raw value; two make the maker lose it."""
        throw = find_throw(g, self.throw)
        THIEVES.put(throw, [])
        faces = [face for player in self.thieves for face in self.thrown[player]] + [throw.faces[2]]
        points = raw_value(recognise(g, faces), faces)
        alone = len(self.thieves) == 1
        move = Move(
            player=self.thieves[0] if alone else throw.maker, points=points if alone else -points,
            rule="suite_veluttee", origin=throw.id, kind="combination",
        )  # fmt: skip
        settle_throw(g, throw, [move] if points else [])
        return done()
