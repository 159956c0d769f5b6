"""The maker of a Chouette throws its odd die again, for a Cul de Chouette; the others bet on where it falls.

wikimonde, «Le Sirotage»; titouan, «Sirotage».
Rulings of ours: what comes out of a Sirop is a throw of its own, which a Bi-Jarret on the first one does not double,
as a Flan does not strike it (card flan R3).
"""

from __future__ import annotations

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.cul_de_chouette import hooks, rule_hooks
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.bidding import Bidding
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.birds import BEAU_SIROP, BIRDS, DECLINED
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.end import LOST, WON
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.sirop import Sirop
from service.engine.cul_de_chouette.rules.dice_in_hand.sirotage.siroted import SIROTED, Siroted
from service.engine.cul_de_chouette.state import Throw, find_throw
from service.engine.dice.figures import cul_value, pair_value
from service.engine.dice.window import in_flight


@rule
class SirotageRule(Rule):
    """Opens on every Chouette that lies; the Sirop itself is sirop.py."""

    id = "sirotage"
    label = "Le Sirotage"
    sources = {"wikimonde": "Le Sirotage", "titouan": "Sirotage"}
    needs = ("chouette", "cul_de_chouette")
    words = (
        Word(id="je_sirote", phrase="Je sirote !", gesture_fr="doigt levé", gesture_en="finger raised"),
        Word(id="linotte", phrase="Linotte !"),
        Word(id="alouette", phrase="Alouette !"),
        Word(id="fauvette", phrase="Fauvette !"),
        Word(id="mouette", phrase="Mouette !"),
        Word(id="bergeronnette", phrase="Bergeronnette !"),
        Word(id="chouette", phrase="Chouette !"),
        Word(id="beau_sirop", phrase="Beau-Sirop !"),
        Word(id="couche_sirop", phrase="Couche-Sirop !"),
        Word(id="file_sirop", phrase="File-Sirop !"),
        Word(id="sirop_gagnant", phrase="Sirop gagnant !"),
    )
    points = {
        **{f"made_of_{face}": cul_value(face) for face in range(1, 7)},
        **{f"missed_of_{face}": -pair_value(face) for face in range(1, 7)},
        "bet_won": WON,
        "bet_lost": -LOST,
    }
    fr = (
        "L'auteur d'une Chouette peut relancer le troisième dé : un troisième dé égal fait un Cul de Chouette, sinon "
        "il perd la Chouette. Les autres parient sur le dé (un oiseau, 25 points contre 5) ou déclinent à voix haute."
    )
    en = (
        "The maker of a Chouette may throw its odd die again: a third die alike makes a Cul de Chouette, any other "
        "costs the Chouette's points. The others bet on the die (a bird, 25 points against 5) or decline aloud."
    )

    @hooks.chouette_lies.answer
    def chouette_lies(self, g: Game, throw_id: int) -> tuple[str, Frame]:
        """A Chouette that lies may be taken up before it is paid."""
        return self.id, Sirop(throw=throw_id)

    @rule_hooks.sirop_on.answer
    def sirop_on(self, g: Game, throw: Throw) -> Siroted | None:
        """What is remembered of it."""
        return SIROTED.of(throw)

    @rule_hooks.caught_die_flies.answer
    def caught_die_flies(self, g: Game, catcher: str) -> bool:
        """Of a Sirop on the throw of another player."""
        biddings = [g.owner(record) for record, window in in_flight(g) if catcher in window.flying]
        return any(isinstance(b, Bidding) and find_throw(g, b.throw).maker != catcher for b in biddings)

    @core_hooks.premature.answer
    def premature(self, g: Game, player: str, word: str) -> bool:
        """A bird named while the shouts for the die are still being decided is too early, not wrong."""
        races = [w for _, w in g.windows() if w.name == "sirop" and w.mode == "race" and w.spoken]
        return bool(races) and word in (*BIRDS, BEAU_SIROP, *DECLINED, "j_achete")

    @core_hooks.names_to_bet_on.answer
    def names_to_bet_on(self, g: Game) -> list[str]:
        """A bet on one's own Sirotage."""
        return ["sirop_grelot", *(["civet_sirote"] if g.has_rule("civet") else [])]
