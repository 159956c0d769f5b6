"""A5, «Civet»: who missed a sirotage of 6 may bet up to 102 points on their own coup."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import msgspec

from service.engine.core.actions.annonce_fields import ask_names
from service.engine.core.frame import Frame, Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.dice.bounds import CombinationBounds
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.betting import LOST, PARI, WON, bet_moves, stakes
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import bets
from service.engine.modulaire.table.holdings import count, give, put, take
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import others
from service.engine.modulaire.table.state import Bet, Coup, table
from service.engine.modulaire.throws.combinations import CHOUETTE, height

CIVET = "civet"
MOST = 102
SIROP_GRELOT = "sirop_grelot"
GIVING = 6
"""A sirotage of this that is missed gives a Civet."""


class Said(TypedDict):
    """amount: the stake; combination: on what; second: on what else."""

    amount: int
    combination: str
    second: NotRequired[str]


class Staked(msgspec.Struct, kw_only=True):
    """A Civet that was said in this turn. bettors: those who bet that it succeeds.

    more: the others. Ruling: of several said by one who held them each counts for itself, with its own bets.
    """

    player: str
    amount: int
    combinations: list[str]
    bettors: list[str] = []
    more: list[Staked] | msgspec.UnsetType = msgspec.UNSET


STAKED = TableNote("a5_civet", Staked)


def said_in_turn(g: Game) -> list[Staked]:
    """All Civets that were said in this turn, the first one first."""
    first = STAKED.of(table(g))
    if first is None:
        return []
    return [first] if first.more is msgspec.UNSET else [first, *first.more]


@rule
class CivetRule(Rule):
    """The Civet before one's turn, and its settlement."""

    id = "a5"
    label = "Civet"
    sources = {RULESET: "A5"}
    needs = ("a3",)
    words = (
        Word(
            id=CIVET, phrase="Civet de 50 sur une Chouette !", anytime=True,
            fields=(
                Field(name="amount", type="integer", minimum=0), Field(name="combination", type="combination"),
                Field(name="second", type="combination", required=False),
            ),
        ),
        Word(id=PARI, phrase="Je parie sur sa réussite"),
    )  # fmt: skip
    holdings = (CIVET,)
    only_with = {f"{CIVET}.second": "d1"}
    points = {"largest_stake": MOST, "bet_won": WON, "bet_lost": -LOST}
    parameters = {"given_by_a_missed_sirotage_of": GIVING}
    labels = {
        "given_by_a_missed_sirotage_of": Label(
            "la Chouette dont le sirotage manqué donne un Civet", "the Chouette whose missed sirotage brings a Civet"
        ),
    }
    fr = (
        "Qui rate un sirotage de 6 reçoit un Civet : avant son tour, il mise jusqu'à 102 points sur la combinaison de "
        "son coup ; les autres parient sur sa réussite."
    )
    en = (
        "Who misses a sirotage of 6 receives a Civet: before their turn they stake up to 102 points on the combination "
        "of their coup; the others bet on success."
    )

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A Cul de Chouette by sirotage has a name of its own here."""
        return [SIROP_GRELOT]

    def verify_civet(self, g: Game, player: str, fields: Said) -> None:
        """Its holder, before the first throw of their own turn."""
        if not self._may(g, player):
            raise OutOfBounds(
                "wrong_moment", "A Civet is said by its holder, before the first throw of their own turn."
            )
        if fields["amount"] > MOST:
            raise OutOfBounds("amount_not_allowed", f"A Civet is of {MOST} at most.", maximum=MOST)
        if "second" in fields and not any(hooks.allows_second.ask(g, player)):
            raise OutOfBounds("field_not_allowed", "A second combination takes the tichette 8.", field="second")

    def constraints_civet(self, g: Game, player: str) -> ModConstraints | None:
        """All names, up to 102."""
        if not self._may(g, player):
            return None
        names = sorted(ask_names(g))
        bounds = [CombinationBounds(name=n, minimum=0, maximum=MOST) for n in names]
        return ModConstraints(
            combinations=bounds, seconds=names if any(hooks.allows_second.ask(g, player)) else msgspec.UNSET
        )

    def _may(self, g: Game, player: str) -> bool:
        state = table(g)
        return state.moment == "opening" and state.turn == player and count(g, player, CIVET) > 0

    def say_civet(self, g: Game, player: str, fields: Said) -> None:
        """It is spent, and the others bet."""
        take(g, player, CIVET)
        named = [fields["combination"]]
        if "second" in fields:
            hooks.second_named.tell(g, player)
            named.append(fields["second"])
        first, *more = [*said_in_turn(g), Staked(player=player, amount=fields["amount"], combinations=named)]
        first.more = more or msgspec.UNSET
        STAKED.put(table(g), first)
        if others(g, player):
            g.spawn(CivetBets(player=player, place=len(more)))

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """A missed sirotage of 6 gives one."""
        gives = moment == "received" and coup.sirotage == "lost" and height(CHOUETTE, coup.dice) == GIVING
        return give(g, coup.thrower, CIVET, self.id) if gives else None

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """The first coup of the turn decides."""
        said, moves = said_in_turn(g), []
        if said:
            STAKED.put(table(g), None)
        for staked in said:
            made = any(self._made(coup, name) for name in staked.combinations)
            coup.bets += [Bet(player=p, won=made, rule=self.id) for p in staked.bettors]
            points = staked.amount if made else -staked.amount
            moves.append(Move(player=staked.player, points=points, rule=self.id))
        return [*moves, *bet_moves(g, coup, self.id)]

    def _made(self, coup: Coup, name: str) -> bool:
        return coup.sirotage == "won" if name == SIROP_GRELOT else name in coup.names

    @hooks.turn_taken_back.answer
    def turn_taken_back(self, g: Game, player: str) -> None:
        """The Civet comes back, and bets are void."""
        said = said_in_turn(g)
        self.turn_cut(g, player)
        for staked in said:
            put(g, staked.player, CIVET, self.id)

    @hooks.turn_cut.answer
    def turn_cut(self, g: Game, player: str) -> None:
        """Nothing is won or lost by it."""
        STAKED.put(table(g), None)
        for record in [record for record in g.state.records if isinstance(record.frame, CivetBets)]:
            g.cancel(record)


@frame
class CivetBets(ModFrame):
    """player: whose Civet it is; place: which of those of this turn. No die is thrown before all have bet."""

    player: str
    place: int = 0

    def start(self, g: Game) -> Outcome:
        """Every other player may bet on success."""
        window = bets(g, PARI, "a5", others(g, self.player), [PARI])
        window.holds = "all"
        return wait(window, then=self.laid)

    def constraints_pari_reussite(self, g: Game, player: str) -> ModConstraints | None:
        """What it pays."""
        won, lost = stakes(g)
        return ModConstraints(won=won, lost=lost, about=said_in_turn(g)[self.place].combinations)

    def laid(self, g: Game, answers: Answers) -> Outcome:
        """The coup is judged at its settlement."""
        said_in_turn(g)[self.place].bettors = [answer.player for answer in answers.spoken]
        return done()
