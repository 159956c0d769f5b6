"""Points are turned into sips to drink or to give. titouan: «Règles à l'Aquitaine»."""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.events import HoldingGained, Movement
from service.engine.core.frame import Frame, Outcome, done, frame
from service.engine.core.game import Game
from service.engine.core.ledger import Move as AnyMove
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.events import SipsMoved
from service.engine.cul_de_chouette.flow.turn import Turn
from service.engine.cul_de_chouette.hook_types import FixedStake
from service.engine.cul_de_chouette.notes import ThrowNote
from service.engine.cul_de_chouette.rules.table.aquitaine import sips
from service.engine.cul_de_chouette.rules.table.aquitaine.giving import GIVE, Giving
from service.engine.cul_de_chouette.state import table
from service.engine.dice import hooks as dice_hooks
from service.engine.dice.window import in_flight

MOST_GRELOTTINES = 6
SPARED = ("artichette", "suite", "chouette_velute")
"""On these a bévue of their author does not cost that player their points."""
OF_THE_THROW = ("combination", "sirop")

MARKED = ThrowNote("aquitaine", list[str])
"""Its makers who have committed a bévue on it."""


@rule
class AquitaineRule(Rule):
    """The conversion, the gifts, and what else is different where scores are not kept."""

    id = "aquitaine"
    label = "Les règles à l'Aquitaine"
    sources = {"titouan": "Règles à l'Aquitaine"}
    switchable = False
    words = (
        Word(
            id=GIVE, phrase="Trois gorgées pour Karadoc !",
            fields=(
                Field(
                    name="shares", type="list",
                    items=(Field(name="target", type="player"), Field(name="amount", type="integer")),
                ),
            ),
        ),
        Word(id="on_arrete", phrase="On arrête !", anytime=True),
        Word(id="on_continue", phrase="Encore une !", anytime=True),
    )  # fmt: skip
    fr = (
        "On ne compte pas les points : qui en gagne distribue une gorgée par dizaine entamée, qui en perd les boit. "
        "La partie s'arrête quand plus de la moitié des joueurs le veulent."
    )
    en = (
        "No points are kept: players who gain give a sip for each ten begun, those who lose drink them. The game stops "
        "when more than half of the players want it to."
    )

    # --- points become sips

    @ledger.scores_not_kept.answer
    def scores_not_kept(self, g: Game) -> bool:
        """Scores stay where they are."""
        return True

    @ledger.modify.answer
    def modify(self, g: Game, layer: str, move: AnyMove) -> int | None:
        """A player who committed a bévue on a throw of their own gains none of its points, and drinks what it loses."""
        if layer != "RECIPIENT" or move.points <= 0 or move.kind not in OF_THE_THROW or move.origin is None:
            return None
        throw = next((t for t in table(g).throws if t.id == move.origin), None)
        # A player who was wrong on it and sold it afterwards may catch its bird: the combination is another's by then.
        if throw is None or move.player != throw.maker or move.player not in (MARKED.of(throw) or []):
            return None
        if set(throw.names) & set(SPARED):
            return None
        return 0

    @ledger.points_moved.answer
    def points_moved(self, g: Game, applied: list[Movement]) -> None:
        """Each player's net in a settlement: to give, or to drink (card aquitaine R4)."""
        nets: dict[str, int] = {}
        for movement in applied:
            nets[movement.player] = nets.get(movement.player, 0) + movement.points
        state = sips.of(g)
        drunk = {player: sips.worth(net) for player, net in nets.items() if net < 0}
        to_give = {player: sips.worth(net) for player, net in nets.items() if net > 0}
        for player, amount in drunk.items():
            state.drunk[player] = state.drunk.get(player, 0) + amount
        for player, amount in to_give.items():
            state.to_give[player] = state.to_give.get(player, 0) + amount
            self._ask(g, player)
        if drunk or to_give:
            g.emit(SipsMoved, drunk=drunk, to_give=to_give, giver=None)
        self._mark(g, [m.player for m in applied if m.rule == "bevue"])

    def _ask(self, g: Game, player: str) -> None:
        for record, window in g.windows():
            if window.name == GIVE and window.who == [player] and not window.spoken:
                window.deadline = g.now + g.option("decision_ms")
                window.reckon(g.tie_ms)
                g.say_opened(record.id, window)
                return
        if not any(isinstance(r.frame, Giving) and r.frame.player == player for r in g.state.records):
            g.spawn(Giving(player=player))

    def _mark(self, g: Game, wrong: list[str]) -> None:
        """A bévue between one's own chouettes and the settlement of one's combination."""
        for throw in table(g).throws:
            if throw.maker in wrong:
                MARKED.put(throw, [*(MARKED.of(throw) or []), throw.maker])

    # --- what is different in other rules

    @rule_hooks.another_grelottine.answer
    def another_grelottine(self, g: Game, player: str) -> bool:
        """Grelottines add up."""
        holds = g.player(player).holds
        if "grelottine" not in holds or not g.player(player).in_game:
            return False
        if holds["grelottine"] < MOST_GRELOTTINES and not g.over:
            holds["grelottine"] += 1
            g.emit(HoldingGained, player=player, holding="grelottine", rule="grelottine")
        return True

    @rule_hooks.challenger_rank.answer
    def challenger_rank(self, g: Game, player: str) -> int:
        """The player who has drunk most is lowest."""
        return -sips.of(g).drunk.get(player, 0)

    @rule_hooks.stake_is_fixed.answer
    def stake_is_fixed(self, g: Game, grelottin: str) -> FixedStake:
        """As many sips as Grelottines were held."""
        staked = sips.stake(g, grelottin)
        return FixedStake(said=staked, points=staked * sips.POINTS_A_SIP)

    @rule_hooks.to_drink.answer
    def to_drink(self, g: Game, drinkers: dict[str, int]) -> None:
        """They drink them."""
        sips.drink(g, drinkers)

    @dice_hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str) -> None:
        """On the thrower's own turn that ends the turn: nothing that was thrown in it counts."""
        turn = next((r.frame for r in g.state.records if isinstance(r.frame, Turn)), None)
        if turn is None or turn.player != player or not g.player(player).in_game or g.over:
            return
        for throw in table(g).throws:
            throw.pending, throw.aside = [], []
            hooks.round_over.tell(g, throw)
        g.signal("terms")
        g.redirect(turn, done())

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """A player who is out neither gives nor drinks."""
        state = sips.of(g)
        state.to_give = {p: n for p, n in state.to_give.items() if g.player(p).in_game}
        state.enough = [p for p in state.enough if g.player(p).in_game]

    # --- the end

    def say_on_arrete(self, g: Game, player: str, fields: object) -> None:
        """The player wants to stop."""
        state = sips.of(g)
        if player not in state.enough:
            state.enough = [*state.enough, player]
        turn = next((r.frame for r in g.state.records if isinstance(r.frame, Turn)), None)
        if turn is not None and table(g).phase == "lull" and not turn.duel and not in_flight(g):
            g.spawn(LastOrders())

    def constraints_on_arrete(self, g: Game, player: str) -> Constraints | None:
        """For players who have not said it."""
        return None if player in sips.of(g).enough else NONE

    def say_on_continue(self, g: Game, player: str, fields: object) -> None:
        """The player takes it back."""
        sips.of(g).enough = [p for p in sips.of(g).enough if p != player]

    def constraints_on_continue(self, g: Game, player: str) -> Constraints | None:
        """The players who have said that they want to stop."""
        return NONE if player in sips.of(g).enough else None

    @hooks.lull.answer
    def lull(self, g: Game) -> None:
        """A majority that wants to stop is looked at in the lull."""
        g.spawn(LastOrders())


@frame
class LastOrders(Frame):
    """The game ends where more than half of the players want it to, and without a winner."""

    def start(self, g: Game) -> Outcome:
        """Count them."""
        if 2 * len(sips.of(g).enough) > len(g.seated):
            g.finish_game(None, "stopped")
        return done()
