"""A Sirop from the Chouette that lies to its die: who takes it up, who bets on what, who may still buy it.

wikimonde, «Le Sirotage», «L'Attrape-Oiseau»; titouan, «Sirotage», «Attrape-Oiseau»; cards sirotage, attrape_oiseau.
"""

from __future__ import annotations

from collections.abc import Callable

from service.engine.core.frame import Frame, Outcome, Results, done, frame, wait, wait_all, wait_first
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answer, Answers
from service.engine.core.windows.window import Window
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.combination import raw_value, recognise
from service.engine.cul_de_chouette.constraints import Constraints
from service.engine.cul_de_chouette.events import CombinationMade
from service.engine.cul_de_chouette.flow.landing import Landing
from service.engine.cul_de_chouette.flow.sale import Bought
from service.engine.cul_de_chouette.flow.sirop import check_sirotant, face_of, sirotant_constraints
from service.engine.cul_de_chouette.flow.throws import JE_SIROTE, SIROTE
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.bidding import Bidding
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.end import SiropEnd
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.siroted import SIROTED, Siroted
from service.engine.cul_de_chouette.state import find_throw, new_throw

CATCH = "attrape_oiseau"


@frame
class Sirop(Frame):
    """Its result: whether a Sirop has settled the Chouette, which is then not paid again.

    sirotant: who throws the die; since: from when the pause and the time for the bets count; sold: after an Achat.
    barred: who has tried without the points for it. landed: the die lies.
    holder: whose duel the die is in, the défié or who bought it of them; empty once the bird was caught.
    """

    throw: int
    sirotant: str = ""
    since: int = 0
    sold: bool = False
    barred: list[str] = []
    landed: bool = False
    holder: str = ""

    # --- who takes it up

    def start(self, g: Game) -> Outcome:
        """Anybody may, unless the author has sirotéd instead of throwing again."""
        said = JE_SIROTE.of(find_throw(g, self.throw))
        return self._take(g, said.player, said.at) if said else self._ask(g)

    def _ask(self, g: Game) -> Outcome:
        author = find_throw(g, self.throw).maker
        who = [p for p in g.seated if p not in self.barred and (p == author or g.has_rule(CATCH))]
        catchers = [p for p in who if p != author]
        race = Window(
            name="sirop", mode="race", rule="sirotage", who=who, words=[SIROTE, *([CATCH] if catchers else [])],
            only={SIROTE: [p for p in who if p == author], CATCH: catchers}, length=g.option("reaction_ms"),
        )  # fmt: skip
        return wait(race, then=self.taken)

    def verify_je_sirote(self, g: Game, player: str, fields: object) -> None:
        """The author must be able to pay for a miss."""
        check_sirotant(g, player, face_of(find_throw(g, self.throw)), then=self._attempt_of(player))

    def verify_attrape_oiseau(self, g: Game, player: str, fields: object) -> None:
        """So must a player who catches the bird."""
        check_sirotant(g, player, face_of(find_throw(g, self.throw)), then=self._attempt_of(player))

    def constraints_je_sirote(self, g: Game, player: str) -> Constraints | None:
        """The face that must come; None without the points."""
        return sirotant_constraints(g, player, face_of(find_throw(g, self.throw)))

    def constraints_attrape_oiseau(self, g: Game, player: str) -> Constraints | None:
        """The face that must come; None without the points."""
        return sirotant_constraints(g, player, face_of(find_throw(g, self.throw)))

    def _attempt_of(self, player: str) -> Callable[[Game], None]:
        def void(g: Game) -> None:
            """A void attempt may suspend the window, unless the die is taken already (card sirop_jeannot R5)."""
            race = next((w for r, w in g.windows() if g.owner(r) is self), None)
            throw = find_throw(g, self.throw)
            # What the attempt has cost may have ended the game.
            for accusing in [] if race is None or race.spoken else hooks.sirop_void.ask(g, throw, player):
                self.barred = [*self.barred, player]
                g.redirect(self, wait(accusing, then=self.accused))
                words = {SIROTE: [throw.maker], CATCH: g.others(throw.maker)}
                g.add_late(words, until=None, closes_on=["jeannot"], tag="sirop")

        return void

    def accused(self, g: Game, _: object) -> Outcome:
        """The window opens again, with all its time; what was late meanwhile may be said again."""
        g.state.late = [late for late in g.state.late if late.tag != "sirop"]
        return self._ask(g)

    def taken(self, g: Game, answers: Answers) -> Outcome:
        """There is one die: the earliest has it, to the millisecond (card sirotage R9); of several the author.

        Of several catchers it is the one who sits nearest after the author.
        """
        if not answers.spoken:
            return done(False)
        author = find_throw(g, self.throw).maker
        seats = [p.id for p in g.state.players]

        def rank(answer: Answer) -> tuple[int, bool, int]:
            after = (seats.index(answer.player) - seats.index(author)) % len(seats)
            return answer.at, answer.annonce != SIROTE, after

        winner = min(answers.spoken, key=rank)
        return self._take(g, winner.player, winner.since)

    def _take(self, g: Game, player: str, since: int) -> Outcome:
        self.sirotant, self.since = player, since
        self.holder = player if player == find_throw(g, self.throw).maker else ""
        return self._bidding(g)

    # --- the bets and the die

    def _bidding(self, g: Game) -> Outcome:
        bidding = Bidding(throw=self.throw, sirotant=self.sirotant, since=self.since)
        offers = hooks.sirop_taken.ask(g, find_throw(g, self.throw), self.sirotant, self.sold, self.since)
        return wait_first({"die": bidding, **dict(offers)}, then=self.bid)

    def bid(self, g: Game, got: Results) -> Outcome:
        """The die lies, or the Sirop is to be sold."""
        if "die" in got:
            return self._land(g, got["die"]["face"], got["die"]["bets"])
        return wait(next(iter(got.values())), then=self.sold_to)

    def sold_to(self, g: Game, sale: Bought) -> Outcome:
        """The buyer is the sirotant now, and all bets are made anew."""
        buyer = sale["buyer"]
        if buyer is not None:
            author = find_throw(g, self.throw).maker
            if buyer == author or self.holder == self.sirotant:
                self.holder = buyer
            self.sirotant, self.since, self.sold = buyer, sale["since"], True
            g.state.late = [late for late in g.state.late if late.tag != "birds"]
            hooks.sirop_sold.tell(g, find_throw(g, self.throw), self.holder or author)
        return self._bidding(g)

    def next_to_act(self, g: Game) -> str | None:
        """The die is the sirotant's to throw, though the bets come first."""
        return None if self.landed or not self.sirotant else self.sirotant

    def put_out(self, g: Game, player: str) -> Outcome | None:
        """Without its sirotant no die is thrown, and the bets are off (card sirotage R11)."""
        return done(False) if player == self.sirotant and not self.landed else None

    # --- the dice as they lie now

    def _land(self, g: Game, die: int, bets: dict[str, int]) -> Outcome:
        self.landed = True
        throw = find_throw(g, self.throw)
        face = face_of(throw)
        bets = {p: bet for p, bet in bets.items() if g.player(p).in_game}
        landed = Siroted(
            sirotant=self.sirotant, made=die == face, die=die, face=face, holder=self.holder,
            won=[p for p, bet in bets.items() if bet == die],
            # A Flan that waits for the catcher of a bird works on the die that is thrown.
            flan=sum(rule_hooks.caught_die_thrown.ask(g, self.sirotant)) if self.sirotant != throw.maker else 0,
        )  # fmt: skip
        SIROTED.put(throw, landed)
        end = SiropEnd(throw=throw.id, bets=bets)
        faces = [face, face, die]
        names = recognise(g, faces)
        if die == face:
            g.emit(
                CombinationMade, throw=throw.id, maker=self.sirotant, faces=faces, combinations=names,
                value=raw_value(names, faces),
            )  # fmt: skip
            return wait(end, then=self.over)
        return wait_all({**self._comes_out(g, names, faces, end), "end": end}, then=self.over)

    def _comes_out(self, g: Game, names: list[str], faces: list[int], end: SiropEnd) -> dict[str, Frame]:
        """What the dice are now takes effect for the sirotant, but never before the Sirop itself is settled."""
        throw = find_throw(g, self.throw)
        instead: dict[str, Frame] = dict(hooks.sirop_comes_out.ask(g, throw, faces))
        if instead or names == ["chouette"]:
            return instead
        out = new_throw(g, self.sirotant, "sirop", faces=faces)
        out.held, end.out = [], out.id
        return {"out": Landing(throw=out.id)}

    def over(self, g: Game, _: object) -> Outcome:
        """The Chouette is settled."""
        return done(True)
