"""Bets on the throws of other players. All rulebooks: «Le Civet-Filoché», expert with its own sharing."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.flow import giving
from service.engine.cul_de_chouette.flow.betting import MOST, check_name, covered, names
from service.engine.cul_de_chouette.flow.guard import begin_guard
from service.engine.cul_de_chouette.flow.verdict import verdict
from service.engine.cul_de_chouette.hook_types import BetToDouble
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.holdings.civet_filoche import laid_bets
from service.engine.cul_de_chouette.rules.holdings.civet_filoche.laid_bets import BetSaid, BetsSaid
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.bounds import Bounds

BET = (
    Field(name="target", type="player"), Field(name="amount", type="integer"),
    Field(name="combination", type="combination"), Field(name="value", type="integer", required=False),
)  # fmt: skip


@rule
class CivetFilocheRule(Rule):
    """The annonce and the settlement of its bets, which laid_bets.py keeps."""

    id = "civet_filoche"
    label = "Le Civet-Filoché"
    sources = {
        "wikimonde": "Le Civet-Filoché", "titouan": "Civet-Filoché", "expert": "Le Civet-Filoché",
    }  # fmt: skip
    needs = ("civet",)
    holdings = ("civet_filoche",)
    words = (
        Word(
            id="civet_filoche", phrase="Civet-Filoché de 50 sur une Chouette !", anytime=True,
            fields=(Field(name="bets", type="list", items=BET),),
        ),
        Word(
            id="lance_civet_filoche", phrase="Lance-Civet-Filoché !", gesture_fr="montre qui le reçoit",
            gesture_en="point at the receiver", fields=(Field(name="target", type="player"),), anytime=True,
        ),
    )  # fmt: skip
    points = {"largest_stake_in_all": MOST}
    fr = (
        "On parie à tout moment sur le prochain lancer d'autres joueurs, 102 points en tout et une fois sur chacun : "
        "la mise, gagnée ou perdue, et les points de la combinaison en plus, sans rien prendre au lanceur."
    )
    en = (
        "Bet at any moment on the next throws of other players, 102 points in all and once on each: the stake won or "
        "lost, and the combination's points on top, without taking anything from the thrower."
    )

    # --- the annonce

    def well_formed_civet_filoche(self, g: Game, fields: BetsSaid) -> None:
        """One bet at least, and values only where their names allow them."""
        if not fields["bets"]:
            raise Refusal("missing_field", "A Civet-Filoché needs a bet at least.", "invalid", field="bets")
        for bet in fields["bets"]:
            check_name(bet["combination"], bet.get("value"))

    def say_civet_filoche(self, g: Game, player: str, fields: BetsSaid) -> None:
        """All bets are laid, or none."""
        bets = fields["bets"]
        self._judge(g, player, bets)
        left, used = laid_bets.rest(g, player)
        left -= sum(bet["amount"] for bet in bets)
        used = [*used, *(bet["target"] for bet in bets)]
        if left == 0 or set(g.others(player)) <= set(used):
            g.lose_holding(player, self.id, "spent")
        else:
            g.player(player).holds[self.id] = {"left": left, "used": used}
        for bet in bets:
            laid_bets.lay(g, player, bet)
            begin_guard(g, bet["target"])

    def _judge(self, g: Game, player: str, bets: list[BetSaid]) -> None:
        """One bet out of bounds makes the whole annonce out of bounds."""
        if self.id not in g.player(player).holds:
            raise OutOfBounds("not_held", "You hold no Civet-Filoché.", holding=self.id)
        if any(rule_hooks.sale_undecided.ask(g)):
            raise OutOfBounds("sale_undecided", "The dice are being thrown for: nothing is staked meanwhile.")
        free, most = self._targets(g, player), self._most(g, player)
        for bet in bets:
            if bet["target"] not in free:
                raise OutOfBounds(
                    "target_not_allowed", "Bet on each other player once, never on yourself.", target=bet["target"]
                )
            free.remove(bet["target"])
            if bet["amount"] < 1:
                raise OutOfBounds("stake_out_of_range", "Stake 1 point at least.", minimum=1)
        staked = sum(bet["amount"] for bet in bets)
        if staked > most:
            raise OutOfBounds("stake_out_of_range", f"Stake {most} points at most in all.", maximum=most)

    def _targets(self, g: Game, player: str) -> list[str]:
        used = laid_bets.rest(g, player)[1]
        return [target for target in g.others(player) if target not in used]

    def _most(self, g: Game, player: str) -> int:
        left, least = laid_bets.rest(g, player)[0], covered(g, player)
        return left if least is None else min(left, least - laid_bets.at_stake(g, player))

    def constraints_civet_filoche(self, g: Game, player: str) -> Constraints | None:
        """The players on whom a bet is left, how much in all, and the names."""
        if self.id not in g.player(player).holds or any(rule_hooks.sale_undecided.ask(g)):
            return None
        targets, most = self._targets(g, player), self._most(g, player)
        if not targets or most < 1:
            return None
        most = min(MOST, most)
        return Constraints(targets=targets, combinations=names(g, most), total=Bounds(minimum=1, maximum=most))

    def say_lance_civet_filoche(self, g: Game, player: str, fields: Target) -> None:
        """What is left of it is given away."""
        giving.give(g, self.id, player, fields)

    def constraints_lance_civet_filoche(self, g: Game, player: str) -> Constraints | None:
        """Players who hold none."""
        return giving.receivers(g, self.id, player)

    # --- the throw

    @hooks.chouettes_lie.answer
    def chouettes_lie(self, g: Game, throw: Throw) -> None:
        """The bets on this throw are bound to it; its re-throws belong to it."""
        if laid_bets.BOUND.of(throw) is None:
            laid_bets.BOUND.put(throw, laid_bets.bind(g, throw))

    @hooks.stakes_due.answer
    def stakes_due(self, g: Game, throw: Throw) -> list[Move]:
        """Each bet that can be judged now, with the bettor's share in the combination."""
        moves = []
        for bet in laid_bets.BOUND.of(throw) or []:
            met = verdict(g, throw, bet.combination, bet.value) if bet.met is None else None
            if met is None:
                continue
            bet.met, bet.share = met, laid_bets.share(g, throw)
            points = bet.amount if met else -bet.amount
            moves.append(Move(player=bet.bettor, points=points, rule=self.id, origin=throw.id, factor=bet.factor))
            if bet.share:
                moves.append(Move(player=bet.bettor, points=bet.share, rule=self.id, origin=throw.id))
        return moves

    @rule_hooks.civet_judged.answer
    def civet_judged(self, g: Game, throw: Throw, player: str, points: int) -> list[Move]:
        """expert: who has bet on a throw wins or loses the thrower's Civet too, unflanned."""
        if throw.doubled and g.param("civet", "doubled_by_jarret"):
            points *= 2
        return [
            Move(player=sharer, points=points, rule=self.id, origin=throw.id)
            for sharer in laid_bets.sharers(g, throw)
            if sharer != player
        ]

    @hooks.throw_settled.answer
    def throw_settled(self, g: Game, throw: Throw, moves: list[Move]) -> None:
        """titouan: a missed bet that the share made up for exactly brings a fresh one, in place of what was left."""
        if not g.param(self.id, "renewed") or g.over:
            return
        for bet in laid_bets.BOUND.of(throw) or []:
            lost = bet.amount * bet.factor
            if bet.met is False and lost == bet.share and not bet.renewed:
                bet.renewed = True
                g.lose_holding(bet.bettor, self.id, "renewed")
                g.gain_holding(bet.bettor, self.id, self.id)

    # --- what other rules ask

    @rule_hooks.shared_with.answer
    def shared_with(self, g: Game, throw: Throw) -> list[str]:
        """expert: the players who have bet on it."""
        return laid_bets.sharers(g, throw)

    @rule_hooks.bound_to.answer
    def bound_to(self, g: Game, throw: Throw) -> bool:
        """A bet."""
        return bool(laid_bets.BOUND.of(throw))

    @rule_hooks.bets_to_double.answer
    def bets_to_double(self, g: Game) -> list[BetToDouble]:
        """Those whose chouettes have not left the hand."""
        return [
            BetToDouble(bet=bet, latest=bet.latest, at_stake=laid_bets.at_stake(g, bet.bettor))
            for bet in laid_bets.may_be_doubled(g)
        ]

    # --- what ends without a throw

    @hooks.challenge_over.answer
    def challenge_over(self, g: Game, duel: int) -> None:
        """A duel that was never thrown takes its bets along."""
        laid_bets.keep(g, lambda bet: bet.duel != duel)

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """Bets on players who are out of the game are off, and their own."""
        laid_bets.keep(g, lambda bet: g.player(bet.bettor).in_game and g.player(bet.target).in_game)
