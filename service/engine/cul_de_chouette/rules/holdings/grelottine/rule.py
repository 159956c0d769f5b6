"""A Néant gives a Grelottine; with it a holder challenges another to throw a combination, for a stake.

wikimonde, «La Grelottine», «Le Néant»; titouan, «Grelottine», «Néant».
"""

from __future__ import annotations

from service.engine.core import ledger
from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.flow.verdict import verdict
from service.engine.cul_de_chouette.ledger import Move
from service.engine.cul_de_chouette.rules.holdings.grelottine.defi import Defi
from service.engine.cul_de_chouette.rules.holdings.grelottine.duel import Duel
from service.engine.cul_de_chouette.rules.holdings.grelottine.duelled import DUELLED, Duelled
from service.engine.cul_de_chouette.state import Throw


@rule
class GrelottineRule(Rule):
    """The holding: who gains it, who loses it, and when it may be played."""

    id = "grelottine"
    label = "La Grelottine"
    sources = {"wikimonde": "La Grelottine", "titouan": "Grelottine"}
    needs = ("neant",)
    holdings = ("grelottine",)
    words = (
        Word(
            id="grelottine", phrase="Grelottine !", gesture_fr="montre son adversaire",
            gesture_en="point at your opponent", fields=(Field(name="target", type="player"),),
            spoken_as="challenge",
        ),
        Word(
            id="terms", phrase="Une Chouette pour 30 !", spoken_as="terms",
            fields=(Field(name="combination", type="combination"), Field(name="amount", type="integer")),
        ),
    )  # fmt: skip
    # titouan's grelottin names the target, and does not point.
    wording = {"titouan": {"grelottine": {"gesture_fr": "", "gesture_en": ""}}}
    fr = (
        "Un Néant donne une Grelottine. Entre deux tours, qui en tient une défie un autre porteur de faire une "
        "combinaison en deux lancers, pour une mise bornée par le plus petit des deux scores."
    )
    en = (
        "A Néant gives a Grelottine. Between turns a holder challenges another holder to throw a combination in two "
        "throws, for a stake limited by the lower of their two scores."
    )

    @hooks.lull.answer
    def lull(self, g: Game) -> tuple[str, Frame] | None:
        """A challenge is possible where two players hold a Grelottine."""
        holders = [p for p in g.seated if "grelottine" in g.player(p).holds]
        return (self.id, Defi()) if len(holders) > 1 else None

    @core_hooks.premature.answer
    def premature(self, g: Game, player: str, word: str) -> bool:
        """What answers a challenge is too early, not wrong, while it is still being decided who has made it."""
        shouts = [(a.player, a.fields["target"]) for _, w in g.windows() if w.name == self.id for a in w.spoken]
        undecided = [r.frame for r in g.state.records if isinstance(r.frame, Duel) and not r.frame.id]
        shouts += [(shout.player, shout.target) for duel in undecided for shout in duel.shouts]
        if word == "terms":
            return player in [challenger for challenger, _ in shouts]
        answers = word in rule_hooks.answers_challenge.ask(g) and word in g.player(player).holds
        return answers and player in [target for _, target in shouts]

    @rule_hooks.thrown_for.answer
    def thrown_for(self, g: Game, throw: Throw) -> Duelled | None:
        """The duel, with its challenger."""
        return DUELLED.of(throw) if throw.kind == "grelottine" else None

    @hooks.stakes_due.answer
    def stakes_due(self, g: Game, throw: Throw) -> list[Move] | None:
        """The stake of a duel goes with the first settlement of its final dice that can judge it."""
        note = DUELLED.of(throw)
        if note is None or note.amount is None:
            return None
        won = verdict(g, throw, note.combination, by=note.defie)
        if won is None:
            return None
        amount = note.amount if won else -note.amount
        note.amount, note.met = None, won
        return [
            Move(player=note.defie, points=amount, rule=self.id),
            Move(player=note.challenger, points=-amount, rule=self.id),
        ]

    @hooks.sirop_sold.answer
    def sirop_sold(self, g: Game, throw: Throw, holder: str) -> None:
        """A Sirop-Grelot that is bought takes its duel along; other terms have been judged on the dice."""
        note = DUELLED.of(throw)
        if note is not None and note.combination == "sirop_grelot":
            note.defie = holder

    @hooks.neant_brings.answer
    def neant_brings(self, g: Game, player: str) -> None:
        """The maker of a Néant, or the player who has taken it, gains one, if the score is high enough."""
        least = keeping_minimum(g)
        if any(rule_hooks.another_grelottine.ask(g, player)):
            return
        if least is None or g.player(player).score >= least:
            g.gain_holding(player, "grelottine", self.id)

    @ledger.after_settlement.answer
    def after_settlement(self, g: Game) -> None:
        """Where a minimum holds, players who fall under it lose their Grelottines."""
        least = keeping_minimum(g)
        for player in g.state.players:
            if least is not None and player.score < least:
                g.lose_holding(player.id, "grelottine", "under_minimum")


def keeping_minimum(g: Game) -> int | None:
    """The score needed to gain and keep a Grelottine; None where scores may be negative."""
    return None if g.state.options["negative_scores"] else int(g.param("grelottine", "minimum"))
