"""After the die of a Sirop: the windows that it opens, and its one settlement (card sirotage, 4)."""

from __future__ import annotations

from service.engine.core.frame import Frame, Outcome, Results, done, frame, wait, wait_all
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.held import at_the_landing, let_go
from service.engine.cul_de_chouette.flow.settlement import settle_throw
from service.engine.cul_de_chouette.flow.sirop import SIX
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.siroted import siroted
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import cul_value, pair_value

WON = 25
LOST = 5
GAGNANT = "sirop_gagnant"


@frame
class SiropEnd(Frame):
    """bets: the face each bettor has named. out: the throw that came out of a missed Sirop, 0 if none did."""

    throw: int
    bets: dict[str, int]
    out: int = 0

    def start(self, g: Game) -> Outcome:
        """The winners of titouan say so; other rules open what they have, all side by side."""
        throw = find_throw(g, self.throw)
        windows: dict[str, Frame] = dict(hooks.sirop_landed.ask(g, throw))
        won = siroted(throw).won
        if won and g.knows("sirotage", GAGNANT):
            windows[GAGNANT] = Window(
                name=GAGNANT, mode="offer", rule="sirotage", who=list(won), words=[GAGNANT],
                length=g.option("reaction_ms"),
            )  # fmt: skip
        return wait_all(windows, then=self.settle)

    def settle(self, g: Game, got: Results) -> Outcome:
        """Everything at once: the Chouette of a caught bird, the Sirop, what other rules add, the bets."""
        throw = find_throw(g, self.throw)
        sirop = siroted(throw)
        doubled = bool(got.get("cul_de_chouette_double"))
        moves = self._sirop(throw, doubled)
        moves += [Move(player=p, points=points, rule="contre_sirop") for p, points in got.get("contre_sirop", [])]
        moves += self._bets(g, got.get(GAGNANT))
        out = find_throw(g, self.out) if self.out else None
        if out is not None and out.names == ["bleu_rouge"]:
            moves += at_the_landing(out)
        settle_throw(g, throw, moves)
        if g.over:
            return done()
        if not sirop.made and sirop.face == SIX and g.has_rule("civet"):
            g.gain_holding(sirop.sirotant, "civet", "civet")
        sirop.settled = True
        let_go(g, out)
        if not doubled:
            return done()
        first = self._made(throw)
        again = rule_hooks.staked_again.ask(g, throw.id, first.player, sirop.face, first.rule)
        return wait(again[0], then=self.over)

    def _sirop(self, throw: Throw, doubled: bool) -> list[Move]:
        sirop = siroted(throw)
        value = pair_value(sirop.face)
        moves = []
        # A flanned Chouette is lost before its author's own Sirop is played, unflanned, on top of it.
        if sirop.sirotant != throw.maker or throw.flan:
            moves.append(Move(player=throw.maker, points=value, rule="chouette", origin=throw.id, kind="combination"))
        if not sirop.made:
            lost = self._made(throw)
            lost.points = -value
            moves.append(lost)
        elif not doubled:
            moves.append(self._made(throw))
        return moves

    def _made(self, throw: Throw) -> Move:
        sirop = siroted(throw)
        rule = "sirotage" if sirop.sirotant == throw.maker else "attrape_oiseau"
        return Move(player=sirop.sirotant, points=cul_value(sirop.face), rule=rule, origin=throw.id, kind="sirop")

    def _bets(self, g: Game, said: Answers | None) -> list[Move]:
        """A bet on the face thrown wins, in titouan for a bettor who has said so; any other loses."""
        die = siroted(find_throw(g, self.throw)).die
        paid = {a.player for a in said.spoken} if said is not None else set()
        on_word = g.knows("sirotage", GAGNANT)
        moves = []
        for player in g.in_order(list(self.bets)):
            if self.bets[player] != die:
                moves.append(Move(player=player, points=-LOST, rule="sirotage"))
            elif player in paid or not on_word:
                moves.append(Move(player=player, points=WON, rule="sirotage"))
        return moves

    def next_to_act(self, g: Game) -> str | None:
        """The player who doubles throws as soon as the Sirop is settled."""
        return next(iter(rule_hooks.doubled_by.ask(g, find_throw(g, self.throw))), None)

    def over(self, g: Game, _: object) -> Outcome:
        """The doubling is over too."""
        return done()
