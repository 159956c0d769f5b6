"""C1, «Banque»: dice that show a 3 feed the bank, the banker spends it on the turns of others, and it can be bought."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import CardChoice, ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.rules.c.c1_banque.artichette import ARTICHETTE, Artichette
from service.engine.modulaire.rules.c.c1_banque.bank import (
    ARTICHETTE_NUMBER,
    UNTIL_CUL,
    artichette_number,
    bank,
    banker,
    found,
    greatest,
    hand_over,
    tell,
)
from service.engine.modulaire.rules.c.c1_banque.powers import CONTRE, COUCHE, FILE, Powers
from service.engine.modulaire.rules.c.c1_banque.raitournelle import (
    JE_DONNE,
    NEGOTIATED_PERCENT,
    NEGOTIATED_SUM,
    PER_POINT,
    PERCENT,
    SUM,
    judged,
)
from service.engine.modulaire.table.state import Coup, coup_of, table
from service.engine.modulaire.view_types import BankView

RAITOURNELLE = "raitournelle"
NEGOTIATOR = 12
"""The tichette that makes a raitournelle cheaper."""


class Promise(TypedDict):
    """card: the tichette 12, thrown with it."""

    card: NotRequired[int]


@rule
class Banque(Powers):
    """The bank, what feeds it, and its sale."""

    id = "c1"
    label = "Banque"
    sources = {RULESET: "C1"}
    needs = ("b4",)
    words = (
        Word(id=ARTICHETTE, phrase="Artichette !"),
        Word(id="couche_sirop", phrase="Couche-sirop !", anytime=True),
        Word(id="file_sirop", phrase="File-sirop !", anytime=True),
        Word(id="contre_sirop", phrase="Contre-sirop !", anytime=True),
        Word(
            id=RAITOURNELLE, phrase="Raitournelle !", anytime=True,
            fields=(Field(name="card", type="integer", required=False, choices=(NEGOTIATOR,)),),
        ),
        Word(id=JE_DONNE, phrase="Je donne 6 !", fields=(Field(name="amount", type="integer", minimum=0),)),
    )  # fmt: skip
    only_with = {f"{RAITOURNELLE}.card": "d1"}
    points = {"raitournelle_per_missing_point": -PER_POINT}
    parameters = {
        "artichette": {"on": ARTICHETTE_NUMBER, "artichauts": ARTICHETTE_NUMBER},
        "costs_in_artichauts": {"couche_sirop": COUCHE, "file_sirop": FILE, "contre_sirop": CONTRE},
        RAITOURNELLE: {"sum": SUM, "percent": PERCENT},
        f"{RAITOURNELLE}_with_card_{NEGOTIATOR}": {"sum": NEGOTIATED_SUM, "percent": NEGOTIATED_PERCENT},
    }
    labels = {
        "artichette": Label(
            "le dé qui ouvre une Artichette, et ce qu'elle rapporte en artichauts",
            "the die that brings an Artichette, and how many artichauts that is",
        ),
        "costs_in_artichauts": Label("ce que coûtent les sirops, en artichauts", "what sirops cost, in artichauts"),
        "raitournelle": Label(
            "la somme des dés qui vaut la raitournelle, et la part de la banque, en centièmes",
            "the sum of dice that pays a raitournelle, and its share of the bank, in hundredths",
        ),
        "raitournelle_with_card_12": Label("les mêmes, avec la tichette 12", "the same, with the tichette 12"),
    }
    fr = (
        "Chaque dé qui affiche 3 met 3 artichauts dans la banque si l'on dit « artichette ». Le banquier les dépense "
        "pour sauter le tour d'un autre (16), en prendre les gains (32) ou échanger les scores (64). Avant son cul, on "
        "peut tenter d'acheter la banque : raitournelle."
    )
    en = (
        "Each die that shows a 3 puts 3 artichauts into the bank if anybody says «artichette». The banker spends them "
        "to skip another's turn (16), take its gains (32) or exchange scores (64). Before the cul the player on turn "
        "may try to buy the bank: raitournelle."
    )

    @hooks.opening_pause.answer
    def opening_pause(self, g: Game) -> bool | None:
        """The banker needs time to speak."""
        return True

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """The first banker has the greatest value; a File-sirop lasts for one turn."""
        if not bank(g).owner:
            found(g, greatest(g), bank(g).artichauts)
            tell(g)
        bank(g).filed = False

    @core_hooks.seats_changed.answer
    def seats_changed(self, g: Game) -> None:
        """The bank of a player who is gone passes to the greatest value left."""
        owner = bank(g).owner
        if owner and not g.over and owner not in g.seated and g.seated:
            hand_over(g, greatest(g))

    # --- artichette

    @hooks.dice_fell.answer
    def dice_fell(self, g: Game, player: str, shown: list[int], hand: str | None) -> None:
        """One artichette for each die that shows the number."""
        number = artichette_number(g)
        for _ in range(shown.count(number)):
            g.spawn(Artichette(brings=number))

    # --- raitournelle

    def verify_raitournelle(self, g: Game, player: str, fields: Promise) -> None:
        """By the player on turn, before their cul, once a coup, where another player can sell the bank."""
        if table(g).turn != player or table(g).moment not in UNTIL_CUL or banker(g) in (None, player):
            raise OutOfBounds(
                "wrong_moment", "A raitournelle is said before one's own cul, while the banker is another player."
            )
        if bank(g).promised == coup_of(g).id:
            raise OutOfBounds("already_said", "A raitournelle is said once a coup.")
        if any(hooks.bars_raitournelle.ask(g)):
            raise OutOfBounds("without_trumps", "One plays «sans atout»: no raitournelle.")
        if "card" in fields and not any(hooks.may_spend_card.ask(g, player, fields["card"])):
            raise OutOfBounds("not_held", f"You have no tichette {fields['card']}.", card=fields["card"])

    def constraints_raitournelle(self, g: Game, player: str) -> ModConstraints | None:
        """With the tichette 12, for players who have it."""
        try:
            self.verify_raitournelle(g, player, {})
        except OutOfBounds:
            return None
        helped = any(hooks.may_spend_card.ask(g, player, NEGOTIATOR))
        return ModConstraints(tichettes=[CardChoice(card=NEGOTIATOR)]) if helped else ModConstraints()

    def say_raitournelle(self, g: Game, player: str, fields: Promise) -> None:
        """It is judged after the settlement of the coup."""
        bank(g).promised, bank(g).negotiated = coup_of(g).id, "card" in fields
        if "card" in fields:
            hooks.card_spent.tell(g, player, fields["card"])

    @hooks.follows.answer
    def follows(self, g: Game, coup: Coup, moment: str) -> Frame | None:
        """A coup that a Frigelle has ended is not judged."""
        due = moment == RAITOURNELLE and bank(g).promised == coup.id and not coup.cut_short
        return judged(g, coup) if due else None

    # --- what is shown of it

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject | None:
        """The bank."""
        held = bank(g)
        return {
            "bank": BankView(
                owner=held.owner or None, artichauts=held.artichauts, number=artichette_number(g), filed=held.filed
            )
        }

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """The bank, and what feeds it."""
        return ["bank", "artichette"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """Whose it is, and what is in it."""
        said = told.get("bank") or {}
        found(g, said.get("owner") or greatest(g), said.get("artichauts", 0))

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """As it is arranged."""
        return {
            "bank": {"owner": bank(g).owner, "artichauts": bank(g).artichauts}, "artichette": ARTICHETTE_NUMBER,
        }  # fmt: skip
