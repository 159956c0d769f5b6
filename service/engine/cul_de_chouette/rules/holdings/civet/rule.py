"""A missed Sirotage of 6 lets its player bet on one of their throws. wikimonde, «Le Civet-Siroté»; titouan, «Civet»."""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow import giving
from service.engine.cul_de_chouette.flow.betting import MOST, check_name, covered, names
from service.engine.cul_de_chouette.flow.challenge import Coming
from service.engine.cul_de_chouette.flow.coming import coming, duel_of, released
from service.engine.cul_de_chouette.flow.guard import begin_guard
from service.engine.cul_de_chouette.flow.sirop import stopping_words
from service.engine.cul_de_chouette.flow.throws import Again
from service.engine.cul_de_chouette.flow.verdict import verdict
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.holdings.civet.stake import BOUND, PENDING, CivetSaid, Stake, pending
from service.engine.cul_de_chouette.state import Throw, table

THROWS = ("turn", "grelottine")
"""The throws that a Civet may be laid on: a Soufflette has no moment for it."""


@rule
class CivetRule(Rule):
    """Stakes wait in the table's notes for their throw's chouettes, and then in the throw's notes for its judgement."""

    id = "civet"
    label = "Le Civet"
    sources = {"wikimonde": "Le Civet-Siroté", "titouan": "Civet"}
    needs = ("sirotage",)
    holdings = ("civet",)
    words = (
        Word(
            id="civet", phrase="Civet de 50 sur une Chouette !", anytime=True,
            fields=(
                Field(name="amount", type="integer"), Field(name="combination", type="combination"),
                Field(name="value", type="integer", required=False),
            ),
        ),
        Word(
            id="lance_civet", phrase="Lance-Civet !", gesture_fr="montre qui le reçoit",
            gesture_en="point at the receiver", fields=(Field(name="target", type="player"),), anytime=True,
        ),
    )  # fmt: skip
    points = {"largest_stake": MOST}
    fr = (
        "Un Sirotage de 6 raté donne un Civet : avant ses chouettes, parier jusqu'à 102 points sur sa combinaison. "
        "La mise s'ajoute à la combinaison, ou s'en retranche ; si les deux s'annulent, il devient un Civet-Filoché."
    )
    en = (
        "A missed Sirotage of 6 gives a Civet: bet up to 102 points on one's own throw before its chouettes. The "
        "stake comes on top of the combination or off it; where they cancel out it becomes a Civet-Filoché."
    )

    # --- the annonce

    def well_formed_civet(self, g: Game, fields: CivetSaid) -> None:
        """A value only where the name allows one."""
        check_name(fields["combination"], fields.get("value"))

    def say_civet(self, g: Game, player: str, fields: CivetSaid) -> None:
        """The Civet is spent, and binds the coming throw."""
        throw = self._coming(g, player)
        if self.id not in g.player(player).holds:
            raise OutOfBounds("not_held", "You hold no Civet.", holding=self.id)
        if throw is None:
            raise OutOfBounds("wrong_moment", "A Civet is for your own throw, before its chouettes.", annonce=self.id)
        most = self._most(g, player)
        if not 1 <= fields["amount"] <= most:
            raise OutOfBounds("stake_out_of_range", f"Stake 1 to {most}.", maximum=most, amount=fields["amount"])
        g.lose_holding(player, self.id, "spent")
        stake = Stake(player=player, duel=throw.duel, **fields)
        PENDING.put(table(g), [*pending(g), stake])
        begin_guard(g, player)

    def constraints_civet(self, g: Game, player: str) -> Constraints | None:
        """The greatest stake and the names to bet on; None where it does not count."""
        most = self._most(g, player)
        if self.id not in g.player(player).holds or most < 1 or self._coming(g, player) is None:
            return None
        return Constraints(combinations=names(g, most))

    def _coming(self, g: Game, player: str) -> Coming | None:
        found = coming(g, player)
        return found if found is not None and found.kind in THROWS else None

    def _most(self, g: Game, player: str) -> int:
        return MOST if covered(g, player) is None else min(MOST, g.player(player).score)

    def say_lance_civet(self, g: Game, player: str, fields: Target) -> None:
        """It is given away."""
        giving.give(g, self.id, player, fields)

    def constraints_lance_civet(self, g: Game, player: str) -> Constraints | None:
        """Players who hold none."""
        return giving.receivers(g, self.id, player)

    # --- the throw

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, throw: Throw) -> None:
        """The stakes on this throw are bound to it."""
        if throw.kind not in THROWS:
            return
        duel = duel_of(g, throw)
        bound = [stake for stake in pending(g) if stake.player == throw.author and stake.duel == duel]
        if bound:
            BOUND.put(throw, bound)
            PENDING.put(table(g), [stake for stake in pending(g) if stake not in bound])

    @hooks.encore.answer
    def encore(self, g: Game, throw: Throw) -> Frame | None:
        """titouan: on a turn a Civet has two throws; its author may stop, or begin a Sirotage, after the first."""
        if BOUND.of(throw) is None or throw.kind != "turn" or not g.param(self.id, "second_throw"):
            return None
        return Again(throw=throw.id, rule=self.id, must=False, words=stopping_words(g, throw))

    @hooks.stakes_due.answer
    def stakes_due(self, g: Game, throw: Throw) -> list[Move]:
        """The stakes that can be judged now; with each come those of others who share it."""
        moves = []
        for stake in BOUND.of(throw) or []:
            if stake.met is not None:
                continue
            met = verdict(g, throw, stake.combination, stake.value)
            if met is None:
                continue
            stake.met = met
            points = stake.amount if met else -stake.amount
            moves.append(
                Move(player=stake.player, points=points, rule=self.id, origin=throw.id, kind="civet",
                     factor=stake.factor)
            )  # fmt: skip
            for shared in rule_hooks.civet_judged.ask(g, throw, stake.player, points * stake.factor):
                moves += shared
        return moves

    @hooks.throw_settled.answer
    def throw_settled(self, g: Game, throw: Throw, moves: list[Move]) -> None:
        """A missed stake that the combination made up for exactly becomes a Civet-Filoché (card ledger_order R3)."""
        missed = [stake.player for stake in BOUND.of(throw) or [] if stake.met is False]
        for stake in [m for m in moves if m.rule == self.id and m.player in missed]:
            brought = sum(
                m.due for m in moves
                if m.player == stake.player and m.origin == throw.id and m.kind in ("combination", "sirop")
            )  # fmt: skip
            if stake.due and stake.due + brought == 0 and g.has_rule("civet_filoche"):
                g.gain_holding(stake.player, "civet_filoche", self.id)

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """wikimonde: a flanned Civet that is missed wins its author the combination too, which the Flan has turned."""
        if layer != "SIGN" or move.kind != "combination" or move.origin is None:
            return None
        if move.rule in ("suite", "artichette"):
            # Of these the Flan has turned who wins or pays; their sign says it already.
            return None
        throw = next((t for t in table(g).throws if t.id == move.origin), None)
        if throw is None or not throw.flan or not g.param(self.id, "flanned_miss_wins_combination"):
            return None
        missed = [stake.player for stake in BOUND.of(throw) or [] if stake.met is False]
        return -move.points if move.player in missed else None

    @rule_hooks.bound_to.answer
    def bound_to(self, g: Game, throw: Throw) -> bool:
        """A stake."""
        return bool(BOUND.of(throw))

    @rule_hooks.civet_to_double.answer
    def civet_to_double(self, g: Game, author: str) -> Stake | None:
        """The latest of theirs that waits for its chouettes."""
        waiting = [s for s in pending(g) if s.player == author and not released(g, author, s.duel)]
        return waiting[-1] if waiting else None

    # --- what ends without a throw

    @hooks.challenge_over.answer
    def challenge_over(self, g: Game, duel: int) -> None:
        """A duel that was never thrown takes its bets along."""
        PENDING.put(table(g), [stake for stake in pending(g) if stake.duel != duel])

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """Bets of players who are out of the game are off."""
        PENDING.put(table(g), [stake for stake in pending(g) if g.player(stake.player).in_game])
