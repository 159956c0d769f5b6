"""The relance of a Bleu-Rouge: three dice on whose sum everybody has bet (card bleu_rouge)."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame, Outcome, done, frame, wait, wait_all
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.cul_de_chouette import hooks
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.flow.held import UntilLetGo
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.throws import Cul, chouettes_window
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import Throw, find_throw, new_throw
from service.engine.dice.window import in_flight

RIGHT = 36
PER_PIP = 2


class Relanced(msgspec.Struct, kw_only=True):
    """Of the throw that was a Bleu-Rouge. relance: the three faces of its relance."""

    relance: list[int]


class RelanceOf(msgspec.Struct, kw_only=True):
    """Of a relance. of: the id of the throw that it belongs to. bettor: who has named its sum."""

    of: int
    bettor: str | None


RELANCED = ThrowNote("bleu_rouge", Relanced)
RELANCE_OF = ThrowNote("relance", RelanceOf)


@frame
class Relance(Frame):
    """throw: the Bleu-Rouge. bets: the sum each player has named. asked: its chouettes may be thrown.

    dice: the id of the relance, 0 before its chouettes. landed: its three dice lie.
    """

    throw: int
    bets: dict[str, int]
    asked: bool = False
    dice: int = 0
    landed: bool = False

    def start(self, g: Game) -> Outcome:
        """After a Sirop it waits for that one's settlement."""
        return wait(UntilLetGo(throw=self.throw), then=self.ready)

    def ready(self, g: Game, _: object) -> Outcome:
        """The maker throws; for one who is put out the table does, because the others have bet (R8)."""
        if g.over:
            return done()
        self.asked = True
        maker = find_throw(g, self.throw).maker
        chouettes = chouettes_window(g, maker, "bleu_rouge", not_before=g.now)
        chouettes.by_table = not g.player(maker).in_game
        return wait(chouettes, then=self.chouettes)

    def chouettes(self, g: Game, answers: Answers) -> Outcome:
        """Nothing may be done between them and the cul (R2)."""
        g.signal("chouettes")
        thrown = answers.spoken[0]
        parent = find_throw(g, self.throw)
        relance = new_throw(g, parent.maker, "relance")
        self.dice, relance.chouettes = relance.id, thrown.fields["faces"]
        relance.flan, relance.doubled = parent.flan, parent.doubled
        return self._cul(by_table=thrown.by_table)

    def _cul(self, by_table: bool) -> Outcome:
        return wait(Cul(throw=self.dice, by_table=by_table, closed=True), then=self.thrown)

    def thrown(self, g: Game, _: object) -> Outcome:
        """The player who named the sum is its maker; what it gives lands beside what else the relance opens."""
        self.landed = True
        parent, relance = find_throw(g, self.throw), find_throw(g, self.dice)
        RELANCED.put(parent, Relanced(relance=relance.faces))
        total = sum(relance.faces)
        winner = next((p for p, value in self.bets.items() if value == total and g.player(p).in_game), None)
        RELANCE_OF.put(relance, RelanceOf(of=parent.id, bettor=winner))
        self._pay(g, parent, relance, winner)
        if g.over:
            return done()
        beside: dict[str, Frame] = dict(hooks.relance_lies.ask(g, relance))
        if winner is not None and g.player(winner).in_game:
            beside["landing"] = Landing(throw=relance.id)
        return wait_all(beside, then=self.over)

    def _pay(self, g: Game, parent: Throw, relance: Throw, winner: str | None) -> None:
        """36 and twice the sum, at the landing; a Velute goes into the same settlement."""
        moves = []
        if winner is not None:
            relance.maker = winner
            points = RIGHT + PER_PIP * sum(relance.faces)
            moves = [Move(player=winner, points=points, rule="bleu_rouge", origin=parent.id, kind="combination")]
        if recognise(g, relance.faces) == ["velute"]:
            relance.pending, moves = moves, []
        settle_throw(g, parent, moves)

    def over(self, g: Game, _: object) -> Outcome:
        """All that the relance opened is settled."""
        return done()

    def between(self, g: Game) -> bool:
        """Whether the chouettes have left the hand, and the cul has not."""
        for record, _ in in_flight(g):
            owner = g.owner(record)
            if owner is self:
                return True
            if isinstance(owner, Cul) and owner.throw == self.dice:
                return False
        return self.dice > 0 and not self.landed

    def next_to_act(self, g: Game) -> str | None:
        """The maker of the Bleu-Rouge, until the dice lie."""
        return None if self.landed else find_throw(g, self.throw).maker

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """The dice of a maker who is put out are thrown by the table."""
        if player != find_throw(g, self.throw).maker or not self.asked or self.landed:
            return None
        return self._cul(by_table=True) if self.dice else self.ready(g, None)
