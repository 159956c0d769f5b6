"""A Tichette from its hidden throw to its end: bids, departures, faults. expert, «La Tichette (suite)».

Rulings of ours:
- A pass on one's turn is silence.
- A fault that can still be called when the Tichette ends is forgotten with it; «Quichage !» is then late and free.
- A player who becomes the last one left has `decision_ms` anew for «Tichage !»; a fault of theirs gives no more.
"""

from __future__ import annotations

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette.flow.held import UntilLetGo
from service.engine.cul_de_chouette.flow.throws import turn_limit
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.bids import Bids, Fault
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.tiche import quiche, shows
from service.engine.dice.events import DiceShown
from service.engine.dice.window import ThrowWindow

BIDS = ("michette", "tichette", "bichette", "bichette_resinee", "quichette", "tichage")


@frame
class Tichette(Bids):
    """From its hidden throw to its end."""

    # --- the hidden throw

    def start(self, g: Game) -> Outcome:
        """It begins when the Sirop is settled."""
        return wait(UntilLetGo(throw=self.throw), then=self.begin)

    def begin(self, g: Game, _: object) -> Outcome:
        """The mise is fixed, and the ticheur throws unseen by the others."""
        if not g.player(self.ticheur).in_game:
            return done()
        self.mise = abs(g.player(self.ticheur).score)
        hidden = ThrowWindow(
            name="tichette", mode="roll", rule="tichette", who=[self.ticheur], dice=3, hidden=True,
            length=turn_limit(g),
        )  # fmt: skip
        return wait(hidden, then=self.thrown)

    def thrown(self, g: Game, answers: Answers) -> Outcome:
        """The ticheur opens; the others follow in the order of play."""
        if not answers.spoken:
            return done()
        self.faces = answers.spoken[0].fields["faces"]
        order = [p.id for p in g.state.players]
        at = order.index(self.ticheur)
        self.order = [p for p in order[at:] + order[:at] if g.player(p).in_game]
        self.still = list(self.order)
        return self._ask(g, self.ticheur)

    # --- whose turn it is

    def _ask(self, g: Game, player: str) -> Outcome:
        # Speaking again after one's turn is a fault, not late: no window before this one excuses it.
        g.state.late = [late for late in g.state.late if late.tag != "tiche"]
        again = self.speaker == player and self.until > 0
        self.speaker = player
        if not again:
            self.until = g.now + g.option("decision_ms") if self.still == [player] else 0
        bid = Window(
            name="tiche", mode="offer", rule="tichette", who=[player], words=list(BIDS), once=True,
            length=max(0, self.until - g.now) if again else g.option("decision_ms"),
        )  # fmt: skip
        return wait(bid, then=self.spoke)

    def _next(self, g: Game) -> Outcome:
        if g.over or not self.still:
            return self._end(g)
        at = self.order.index(self.speaker)
        return self._ask(g, next(p for p in self.order[at + 1 :] + self.order[: at + 1] if p in self.still))

    def spoke(self, g: Game, answers: Answers) -> Outcome:
        """A bid, a departure, the end, or a fault; silence puts out, but for the last one left."""
        player = self.speaker
        if not answers.spoken:
            return self._gives_up(g, player) or self._next(g)
        said = answers.spoken[0]
        if not self.is_valid(player, said):
            return self._fault(g, player, said.at) or self._next(g)
        self.erring = [p for p in self.erring if p != player]
        if said.annonce == "quichette":
            self._leave(g, player, quiche(self.tiches.get(player)))
        elif said.annonce != "tichage":
            self.tiches[player] = self.force = said.fields["value"]
            self.form = said.annonce
        if said.annonce in ("tichage", "bichette_resinee"):
            return self._validate(g, player)
        return self._next(g)

    # --- faults

    def speaks_out_of_turn(self, g: Game, player: str) -> None:
        """A player who is still in commits a fault; for any other it is a bévue. Raises OutOfBounds."""
        if player not in self.still:
            raise OutOfBounds("not_bidding", "You are out of this Tichette: only the others bid.")
        if self.still == [player]:
            raise Refusal("too_late", "Your time is over: it counts as «Tichage !».", "too_late")
        self._fault(g, player, g.now)
        self._resume(g)

    def _fault(self, g: Game, player: str, at: int) -> Outcome | None:
        """Nothing is said about it; a second one running needs no call."""
        if player in self.erring:
            return self._gives_up(g, player)
        self.erring.append(player)
        self.faults.append(Fault(player=player, until=at + g.option("reaction_ms")))
        return None

    def called_out(self, g: Game, player: str, target: str) -> None:
        """«Quichage !»: in time it puts out, and the last one left validates (R11).

        Raises OutOfBounds where there was no fault, or against oneself; Refusal where it is late.
        """
        open_ones = [fault for fault in self.faults if fault.player == target and g.now <= fault.until]
        if not open_ones or player == target:
            raise OutOfBounds("no_fault", f"{target} has made no fault that you can still call.", target=target)
        if all(fault.called for fault in open_ones):
            raise Refusal("too_late", f"{target} was called out already. It cost nothing.", "too_late")
        if self.still == [target]:
            outcome = self._validate(g, target)
            if not g.over:
                g.redirect(self, outcome)
            return
        self._leave(g, target, quiche(self.tiches.get(target)))
        self._resume(g)

    def _gives_up(self, g: Game, player: str) -> Outcome | None:
        """Silence, or two faults running: out without a call, but the last one left validates their tiche (R11).

        A ticheur who might not leave yet pays the least for which it would have been allowed (R12).
        """
        if self.still == [player]:
            return self._validate(g, player)
        price = quiche(self.tiches.get(player)) if self.may_leave(player) else self.half() + 1
        self._leave(g, player, price)
        return None

    def _leave(self, g: Game, player: str, price: int) -> None:
        """Out of the bidding, for so many points."""
        for fault in [f for f in self.faults if f.player == player]:
            fault.called = True
        self.still = [p for p in self.still if p != player]
        if price:
            g.ledger.settle([Move(player=player, points=-price, rule="tichette")])

    def _resume(self, g: Game) -> None:
        """A player may have left out of turn: go on with the next, or with the last one left."""
        if g.over:
            return
        outcome = self._after_departure(g)
        if outcome is not None:
            g.redirect(self, outcome)

    def _after_departure(self, g: Game) -> Outcome | None:
        if self.speaker not in self.still:
            return self._next(g)
        return self._ask(g, self.speaker) if len(self.still) == 1 else None

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """Out of the game is out of the bidding; a ticheur who has not thrown takes the Tichette along."""
        if not self.faces:
            return done() if player == self.ticheur else None
        if player not in self.still:
            return None
        alone_before = len(self.still) == 1
        self.still = [p for p in self.still if p != player]
        return None if alone_before and self.still else self._after_departure(g)

    # --- the end

    def _validate(self, g: Game, player: str) -> Outcome:
        """The player's own last tiche is compared with the dice, for the mise; no other player pays or gains."""
        tiche = self.tiches.get(player)
        self.show(g)
        if tiche is not None and self.mise:
            points = self.mise if shows(self.faces, tiche) else -self.mise
            g.ledger.settle([Move(player=player, points=points, rule="tichette")])
        self.faces = []
        return self._end(g)

    def show(self, g: Game) -> None:
        """Let everybody see the dice."""
        if self.faces:
            g.emit(DiceShown, player=self.ticheur, faces=self.faces)

    def _end(self, g: Game) -> Outcome:
        if not g.over:
            self.show(g)
        self.faces = []
        open_until = [fault.until for fault in self.faults if fault.until >= g.now]
        if open_until:
            g.add_late({"quichage": g.seated}, until=max(open_until), closes_on=[], tag="quichage")
        g.state.late = [late for late in g.state.late if late.tag != "tiche"]
        return done()
