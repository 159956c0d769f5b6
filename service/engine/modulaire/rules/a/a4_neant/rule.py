"""A4, «Néant»: a coup without combination gives its thrower a grelottine, and lets others challenge them by theirs."""

from __future__ import annotations

from typing import Any

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.dice.duel_view import ChallengeView
from service.engine.dice.events import DuelEnded
from service.engine.modulaire import hooks
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play.betting import LOST, PARI, WON, bet_moves
from service.engine.modulaire.play.frames import skip_turn
from service.engine.modulaire.rules.a.a4_neant.challenge import CHALLENGE, COEFFICIENTS, GRELOTTINE, Call
from service.engine.modulaire.table.holdings import give, holders
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.order import counts_for, exists, others
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import Bet, Coup, coup_of, member, table
from service.engine.modulaire.throws.combinations import CUL


@rule
class NeantRule(Rule):
    """The grelottine, the call, and what the replayed coup brings."""

    id = "a4"
    label = "Néant"
    sources = {RULESET: "A4"}
    needs = ("a1",)
    words = (
        Word(
            id=GRELOTTINE, phrase="Grelottine !", gesture_fr="montre qui a fait le Néant",
            gesture_en="point at the player who made the Néant", fields=(Field(name="target", type="player"),),
            spoken_as="challenge",
        ),
        Word(
            id="terms", phrase="Une Chouette pour 20 !", spoken_as="terms",
            fields=(Field(name="combination", type="combination"), Field(name="amount", type="integer", minimum=0)),
        ),
        Word(id=PARI, phrase="Je parie sur sa réussite"),
    )  # fmt: skip
    holdings = (GRELOTTINE,)
    points = {"bet_won": WON, "bet_lost": -LOST}
    parameters = {"coefficients": COEFFICIENTS}
    labels = {
        "coefficients": Label(
            "par combien la mise est multipliée, selon ce qui est annoncé",
            "by what the stake is multiplied, by what is named",
        ),
    }
    fr = (
        "Un coup sans combinaison donne une grelottine. Qui en a une peut défier l'auteur d'un Néant de rejouer pour "
        "une combinaison et une mise ; les autres parient sur sa réussite : +25, sinon -5."
    )
    en = (
        "A coup without combination gives a grelottine. Players who hold one may challenge the maker of a Néant to "
        "replay for a combination and a stake; the others bet on success: +25, otherwise -5."
    )

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """First the grelottine, at the end the call."""
        if coup.names or coup.cut_short:
            return None
        if moment == "received":
            return give(g, coup.thrower, GRELOTTINE, self.id)
        if moment != "call" or exact(member(g, coup.thrower)) < 0:
            return None
        callers = [p for p in holders(g, others(g, coup.thrower), GRELOTTINE) if exact(member(g, p)) >= 0]
        return Call(challenged=coup.thrower, callers=callers) if callers else None

    @hooks.stepped_down.answer
    def stepped_down(self, g: Game, player: str) -> None:
        """With the caller the replay is void, and the turn is over."""
        stake = CHALLENGE.of(table(g))
        if stake is not None and player == stake.caller:
            skip_turn(g)

    @hooks.turn_cut.answer
    def turn_cut(self, g: Game, player: str) -> None:
        """Nothing is won or lost by it."""
        stake = CHALLENGE.of(table(g))
        if stake is not None:
            CHALLENGE.put(table(g), None)
            g.emit(DuelEnded, challenge=stake.challenge, outcome="void", winner=None)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> dict[str, Any] | None:
        """The challenge under way, from its call until the coup that it is replayed for is settled."""
        for record in g.state.records:
            if isinstance(record.frame, Call):
                called = record.frame.as_challenge(g)
                return None if called is None else {"challenge": called}
        stake = CHALLENGE.of(table(g))
        if stake is None:
            return None
        found = ChallengeView(
            id=stake.challenge, kind=GRELOTTINE, challenger=stake.caller, defie=coup_of(g).thrower, stage="throws",
            combination=stake.combination, amount=stake.amount,
        )  # fmt: skip
        return {"challenge": found}

    @hooks.coup_moves.answer
    def coup_moves(self, g: Game, coup: Coup) -> list[Move]:
        """The stake of the challenge that this coup replays for."""
        stake = CHALLENGE.of(table(g))
        if stake is None or coup.kind != "replay":
            return []
        CHALLENGE.put(table(g), None)
        # Who has turned into another since the call has it counted for that one, as the challenged player has.
        if not exists(g, counts_for(g, stake.caller)):
            g.emit(DuelEnded, challenge=stake.challenge, outcome="void", winner=None)
            return []
        made = stake.combination in coup.names or (stake.combination == CUL and coup.sirotage == "won")
        coup.bets += [Bet(player=p, won=made, rule=self.id) for p in stake.bettors]
        won = stake.amount if made else -stake.amount
        winner = coup.thrower if made else stake.caller
        g.emit(DuelEnded, challenge=stake.challenge, outcome="met" if made else "failed", winner=winner)
        return [
            Move(player=coup.thrower, points=won, rule=self.id),
            Move(player=stake.caller, points=-won, rule=self.id),
            *bet_moves(g, coup, self.id),
        ]
