"""A Cul de Chouette staked on a second one: three new dice, without any reactions (card cul_de_chouette_double)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.flow.throws import Cul, chouettes_window
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.state import find_throw, new_throw
from service.engine.dice.figures import cul_value

RULE = "cul_de_chouette_double"
SHOUT = "cul_de_chouette"

DOUBLED = ThrowNote("cul_de_chouette_double", str)
"""Who has doubled it."""


@frame
class DoublingOffer(Frame):
    """Its result: whether this player doubles the Cul de Chouette."""

    throw: int
    player: str

    def start(self, g: Game) -> Outcome:
        """This player alone is asked."""
        offer = Window(
            name=RULE, mode="offer", rule=RULE, who=[self.player] if g.player(self.player).in_game else [],
            words=[SHOUT], length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(offer, then=self.answered)

    def answered(self, g: Game, answers: Answers) -> Outcome:
        """Silence keeps the points; a player who has shouted is to throw, as soon as all else is settled."""
        if answers.spoken:
            DOUBLED.put(find_throw(g, self.throw), self.player)
        return done(bool(answers.spoken))


@frame
class Doubling(Frame):
    """throw: that of the first Cul de Chouette, of this face; rule: that of its points. dice: the new throw."""

    throw: int
    player: str
    face: int
    rule: str
    dice: int = 0

    def start(self, g: Game) -> Outcome:
        """What else the first throw brings has been settled before."""
        return self.ready(g, None)

    def ready(self, g: Game, _: object) -> Outcome:
        """All three dice, in two throws; games from before pelican R4 waited here for the Pélican."""
        if not g.player(self.player).in_game:
            return done()
        return wait(chouettes_window(g, self.player, RULE, not_before=g.now), then=self.chouettes)

    def chouettes(self, g: Game, answers: Answers) -> Outcome:
        """Nothing may be said between them and the cul."""
        g.signal("chouettes")
        thrown = answers.spoken[0]
        throw = new_throw(g, self.player, "doubling")
        self.dice, throw.chouettes = throw.id, thrown.fields["faces"]
        return wait(Cul(throw=throw.id, by_table=thrown.by_table, closed=True), then=self.thrown)

    def thrown(self, g: Game, _: object) -> Outcome:
        """Three alike pay both, or (titouan) win the game with the same face; anything else puts the player out."""
        faces = find_throw(g, self.dice).faces
        if len(set(faces)) > 1:
            g.put_out(self.player, reason=RULE)
            core_hooks.player_removed.tell(g)
        elif faces[0] == self.face and g.param(RULE, "same_face_wins"):
            g.finish_game(g.side_name(self.player), RULE)
        else:
            self._pay(g, cul_value(faces[0]))
        return done()

    def _pay(self, g: Game, second: int) -> None:
        first = Move(
            player=self.player, points=cul_value(self.face), rule=self.rule, origin=self.throw,
            kind="combination" if self.rule == "cul_de_chouette" else "sirop",
        )  # fmt: skip
        # The second one is neither flanned nor doubled by a Jarret.
        g.ledger.settle([first, Move(player=self.player, points=second, rule=RULE)])

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """A player who is put out meanwhile throws no more."""
        return done() if player == self.player else None
