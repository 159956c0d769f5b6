"""D1, «Vœux»: a vow, the cards that are drawn by it, and the moments at which these are thrown."""

from __future__ import annotations

from typing import Any, TypedDict

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook.rules import Field, Label, Word, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.core.stored.state import Record
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.rules.d.d1_voeux import eloquence, turns
from service.engine.modulaire.rules.d.d1_voeux.anytime import ANYTIME, NEEDED
from service.engine.modulaire.rules.d.d1_voeux.moments import Moments
from service.engine.modulaire.rules.d.d1_voeux.offers import LANCE, Thrown, check_held, spend
from service.engine.modulaire.rules.d.d1_voeux.pack import (
    CARDS,
    DIGITS,
    PRICE,
    TICHETTE,
    VOEU,
    VOWS,
    Card,
    check_draw,
    deck,
    draw,
    lay,
    price,
    shuffle,
)
from service.engine.modulaire.table.holdings import count, put
from service.engine.modulaire.view_types import AskedView, BondView, PackView


class Vow(TypedDict):
    """value: which vow."""

    value: str


@rule
class Voeux(Moments):
    """The vow, the pack and its cards."""

    id = "d1"
    label = "Vœux"
    sources = {RULESET: "D1"}
    needs = ("a1",)
    words = (
        Word(
            id=VOEU, phrase="Je fais vœu de …", anytime=True,
            fields=(Field(name="value", type="string", choices=VOWS),),
        ),
        Word(id="je_pioche", phrase="Je pioche", anytime=True),
        Word(
            id=LANCE, phrase="Tichette N !", gesture_fr="lance la carte", gesture_en="throw the card", anytime=True,
            fields=(
                Field(name="card", type="name_or_number", choices=CARDS),
                Field(name="target", type="player", required=False),
                Field(name="number", type="integer", required=False, choices=(1, 2, 3, 4, 5, 6)),
                Field(name="position", type="integer", required=False, minimum=1),
                Field(name="solution", type="string", required=False),
                Field(name="about", type="string", required=False),
            ),
        ),
        Word(id=eloquence.OUI, phrase="Oui."),
        Word(id=eloquence.NON, phrase="Non."),
    )  # fmt: skip
    holdings = (VOEU, TICHETTE, "tatooine")
    points = {"card": -PRICE}
    parameters = {"cards": list(CARDS), "vows": list(VOWS), "unit_digits": DIGITS}
    labels = {
        "cards": Label("les tichettes du paquet", "the tichettes of the pack"),
        "vows": Label("les vœux", "the vows"),
        "unit_digits": Label(
            "le chiffre des unités du score par lequel un vœu est rompu ou tenu",
            "the last digit of a score that belongs to each vow",
        ),
    }
    fr = (
        "Un vœu par partie. Quand il correspond au chiffre des unités de son score, on peut payer 1 point pour piocher "
        "une des 22 Tichettes, qui se lancent chacune à son moment."
    )
    en = (
        "One vow a game. When it agrees with the unit digit of one's score, 1 point buys one of the 22 tichettes, each "
        "of which is thrown at a moment of its own."
    )

    # --- vows and cards

    def verify_voeu(self, g: Game, player: str, fields: Vow) -> None:
        """One a game."""
        free_moments.check(g, "A vow")
        if count(g, player, VOEU):
            raise OutOfBounds("vow_made", "You have made your vow: there is one a game.")

    def constraints_voeu(self, g: Game, player: str) -> ModConstraints | None:
        """Any, once."""
        return ModConstraints(names=list(VOWS)) if free_moments.is_free(g) and not count(g, player, VOEU) else None

    def say_voeu(self, g: Game, player: str, fields: Vow) -> None:
        """It stays."""
        put(g, player, VOEU, self.id, fields["value"])

    def verify_je_pioche(self, g: Game, player: str, fields: object) -> None:
        """While vow and score agree, a card is left, and it can be paid for."""
        free_moments.check(g, "Je pioche")
        check_draw(g, player)

    def constraints_je_pioche(self, g: Game, player: str) -> ModConstraints | None:
        """What it costs, rounded up to whole points."""
        due = price(g, player)
        return ModConstraints(price=-int(-due // 1)) if due and deck(g) and free_moments.is_free(g) else None

    def say_je_pioche(self, g: Game, player: str, fields: object) -> None:
        """The top card."""
        draw(g, player)

    def well_formed_lance_tichette(self, g: Game, fields: Thrown) -> None:
        """Each card needs what it needs, and nothing else. Raises Refusal."""
        needed = NEEDED.get(fields["card"], ())
        for name in needed:
            if name not in fields:
                raise Refusal("missing_field", f"This tichette needs the field {name}.", "invalid", field=name)
        for name in fields:
            if name != "card" and name not in needed:
                raise Refusal("unknown_field", f"This tichette has no field {name}.", "invalid", field=name)
        known = [name for names in hooks.all_solutions.ask(g) for name in names]
        if "solution" in fields and fields["solution"] not in known:
            raise Refusal("wrong_value", f"There is no solution {fields['solution']}.", "invalid", field="solution")
        if "about" in fields and fields["about"] not in eloquence.known(g):
            raise Refusal("unknown_annonce", f"This game has no {fields['about']}.", "invalid", field="about")

    def verify_lance_tichette(self, g: Game, player: str, fields: Thrown) -> None:
        """A card that needs no window, at its moment; the others count in theirs only."""
        known = ANYTIME.get(fields["card"])
        if known is not None and known.table_action:
            free_moments.check(g, f"The tichette {fields['card']}")
        check_held(g, player, fields["card"])
        if known is None:
            raise OutOfBounds("wrong_moment", "This tichette does not count now.", card=fields["card"])
        known.check(g, player, fields)

    def concerns_lance_tichette(self, g: Game, fields: Thrown) -> list[Record]:
        """The bets that it is about stay open while others may still stop it."""
        known = ANYTIME.get(fields["card"])
        return known.concerns(g) if known is not None else []

    def constraints_lance_tichette(self, g: Game, player: str) -> ModConstraints | None:
        """The cards that need no window, of those that the player holds."""
        held = [known for number, known in ANYTIME.items() if count(g, player, TICHETTE, number)]
        choices = [choice for known in held if (choice := known.choice(g, player)) is not None]
        return ModConstraints(tichettes=choices) if choices else None

    def say_lance_tichette(self, g: Game, player: str, fields: Thrown) -> None:
        """It is spent, and takes effect."""
        spend(g, player, fields["card"])
        ANYTIME[fields["card"]].play(g, player, fields)

    # --- what lasts

    @hooks.artichette_number.answer
    def artichette_number(self, g: Game) -> int | None:
        """The tichette 11."""
        return turns.basket(g)

    @hooks.turn_opens.answer
    def turn_opens(self, g: Game, player: str) -> None:
        """What lasts until then ends."""
        turns.turn_begins(g, player)
        eloquence.turn_opens(g, player)

    @hooks.stepped_down.answer
    def stepped_down(self, g: Game, player: str) -> None:
        """What a player who leaves has begun ends."""
        turns.gone(g, player)
        eloquence.gone(g, player)

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> dict[str, Any] | None:
        """How many cards are left, and what cards have begun."""
        bound = [
            BondView(player=bond.player, about=bond.about, answer=bond.answer, asker=bond.asker)
            for bond in eloquence.bonds(g)
        ]
        asked = [
            AskedView(player=question.target, about=question.about, asker=question.asker)
            for question in eloquence.questions(g)
        ]
        return {"pack": PackView(left=len(deck(g)), bonds=bound, asked=asked, basket=turns.basket(g))}

    # --- the opening, and scenarios

    @hooks.opened.answer
    def opened(self, g: Game) -> None:
        """The pack is shuffled."""
        shuffle(g)

    @hooks.pack_told.answer
    def pack_told(self, g: Game, deck: list[Card]) -> None:
        """A record tells what is drawn."""
        lay(g, list(deck))

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str] | None:
        """The pack."""
        return ["deck"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """The cards that are left, in the order of drawing."""
        lay(g, list(told.get("deck") or []))

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject | None:
        """In their order."""
        return {"deck": list(deck(g))}
