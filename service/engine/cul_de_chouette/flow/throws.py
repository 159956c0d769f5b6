"""Three dice go in two throws, the chouettes and then the cul, on a turn and in a duel alike (card tour)."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame, Outcome, Results, done, frame, wait, wait_first
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow.sale import Bought
from service.engine.cul_de_chouette.flow.sirop import check_sirotant, face_of, sirotant_constraints
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import find_throw
from service.engine.dice.window import ThrowWindow

SIROTE = "je_sirote"


class Stopped(msgspec.Struct, kw_only=True):
    """The maker has said an annonce in place of a second throw. at: when (ms)."""

    player: str
    at: int


JE_SIROTE = ThrowNote("je_sirote", Stopped)
BJARRET = ThrowNote("bjarret", Stopped)
"""Its first throw was the last, by this annonce."""

AGAIN = ThrowNote("again", bool)
"""It was thrown again."""


NEXT_TURN = "turn"
"""The signal that the chouettes of a turn give beside `chouettes`, which those of a duel or a relance give too."""


def turn_limit(g: Game) -> int | None:
    """How long a player may take to throw (ms), None for ever."""
    return g.option("turn_ms") or None


def chouettes_window(g: Game, player: str, rule: str, not_before: int) -> ThrowWindow:
    """The throw of the two chouettes; those of a turn end what lasts until the next turn."""
    return ThrowWindow(
        name="chouettes", mode="roll", rule=rule, who=[player], dice=2, not_before=not_before, length=turn_limit(g),
        ends=[NEXT_TURN] if rule == "tour" else [],
    )  # fmt: skip


@frame
class Cul(Frame):
    """The cul that follows chouettes, and what may be said between them. Its result is None: the throw has the dice.

    throw: its id. by_table: the table threw the chouettes. closed: nothing may be said in between (a relance).
    since: from when the pause counts: the chouettes, or the last sale of the cul.
    """

    throw: int
    by_table: bool = False
    closed: bool = False
    since: int = 0

    def start(self, g: Game) -> Outcome:
        """The chouettes lie; the pause gives the others time to speak."""
        self.since = g.now
        if not self.closed:
            hooks.chouettes_lie.tell(g, find_throw(g, self.throw))
        return self._wait(g)

    def _wait(self, g: Game) -> Outcome:
        throw = find_throw(g, self.throw)
        cul = ThrowWindow(
            name="cul", mode="roll", rule="tour", who=[throw.maker], dice=1, lying=throw.chouettes,
            not_before=self.since + g.option("pause_ms"), length=turn_limit(g), by_table=self.by_table,
        )  # fmt: skip
        offers: dict[str, Frame] = {} if self.closed else dict(hooks.between.ask(g, throw))
        return wait_first({"cul": cul, **offers}, then=self.thrown)

    def thrown(self, g: Game, got: Results) -> Outcome:
        """The cul lies, or it is to be sold: then an offer's result is the sale."""
        if "cul" not in got:
            return wait(next(iter(got.values())), then=self.sold)
        throw = find_throw(g, self.throw)
        throw.faces = got["cul"].spoken[0].fields["faces"]
        hooks.cul_lies.tell(g, throw)
        g.signal("cul")
        return done()

    def sold(self, g: Game, sale: Bought) -> Outcome:
        """The buyer throws the cul, and it may be bought again; it is unsold where all buyers are out."""
        throw = find_throw(g, self.throw)
        if sale["buyer"] is not None:
            throw.maker, throw.bought = sale["buyer"], sale["buyer"] != throw.author
            hooks.cul_sold.tell(g, throw, sale["since"])
            self.since, self.by_table = sale["since"], False
        return self._wait(g)

    def next_to_act(self, g: Game) -> str | None:
        """Whose the cul is, while it is being sold too."""
        throw = find_throw(g, self.throw)
        return None if throw.faces else throw.maker

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A bought cul falls back to the author, as if never sold; not thrown if the author is out too."""
        throw = find_throw(g, self.throw)
        if player != throw.maker or not throw.bought or not g.player(throw.author).in_game:
            return None
        throw.maker, throw.bought = throw.author, False
        return self._wait(g)


@frame
class Again(Frame):
    """One to three of the dice of a throw are thrown once more. Its result: `roll`, the word that stopped it, or "".

    words: annonces with which its maker may stop instead (the first throw is final then).
    must: silence makes the table throw, instead of stopping; otherwise `pass` and silence stop as well.
    """

    throw: int
    rule: str
    must: bool = True
    words: list[str] = []

    def start(self, g: Game) -> Outcome:
        """The player who made the throw chooses what to keep."""
        throw = find_throw(g, self.throw)
        if self.must and not self.words:
            hooks.thrown_again.tell(g, throw)
        return wait(
            ThrowWindow(
                name="re_throw", mode="roll", rule=self.rule, who=[throw.maker], dice=2, lying=throw.faces,
                keeping=True, optional=not self.must, words=self.words,
                length=turn_limit(g) if self.must else g.option("decision_ms"),
            ),
            then=self.thrown,
        )  # fmt: skip

    def verify_keep(self, g: Game, player: str, kept: list[int]) -> None:
        """Rules may forbid to keep certain faces."""
        hooks.verify_keep.tell(g, find_throw(g, self.throw), kept)

    def keepable(self, g: Game) -> list[int]:
        """The faces that may be kept, as rules limit them."""
        throw = find_throw(g, self.throw)
        return next(iter(hooks.keepable.ask(g, throw)), throw.faces)

    def verify_je_sirote(self, g: Game, player: str, fields: object) -> None:
        """A player who sirotes in place of a throw must be able to pay for a miss, as for any Sirop."""
        throw = find_throw(g, self.throw)

        def void(game: Game) -> None:
            for accusing in hooks.sirop_void.ask(game, throw, player):
                game.spawn(accusing)

        check_sirotant(g, player, face_of(throw), then=void)

    def constraints_je_sirote(self, g: Game, player: str) -> Constraints | None:
        """The face that must come; None without the points."""
        return sirotant_constraints(g, player, face_of(find_throw(g, self.throw)))

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The maker stopped, or threw one or two dice, or the chouettes of a whole new throw."""
        if not answers.spoken:
            return done("")
        throw = find_throw(g, self.throw)
        thrown = answers.spoken[0]
        if thrown.annonce != "roll":
            stopped = Stopped(player=thrown.player, at=thrown.at)
            if thrown.annonce == SIROTE:
                JE_SIROTE.put(throw, stopped)
            else:
                BJARRET.put(throw, stopped)
            return done(thrown.annonce)
        hooks.thrown_again.tell(g, throw)
        AGAIN.put(throw, True)
        if len(thrown.fields["faces"]) == 3:
            throw.faces = thrown.fields["faces"]
            return done("roll")
        # The player who throws new chouettes is their author; what was paid for the old cul is paid.
        throw.author, throw.bought = throw.maker, False
        throw.chouettes, throw.faces = thrown.fields["faces"], []
        return wait(Cul(throw=throw.id, by_table=thrown.by_table), then=self.whole)

    def whole(self, g: Game, _: object) -> Outcome:
        """All three dice were thrown again."""
        return done("roll")
