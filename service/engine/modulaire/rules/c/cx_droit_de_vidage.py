"""CX, «Droit de vidage»: at any free moment a player may leave the game, and share out their points."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TypedDict

import msgspec

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks as core_hooks
from service.engine.core.rulebook.rules import Field, Label, Rule, Word, rule
from service.engine.dice.bounds import Bounds
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.table.moves import Move
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.order import exists, others
from service.engine.modulaire.table.points import SIXTHS, exact
from service.engine.modulaire.table.state import member, table

VIDAGE = "droit_de_vidage"
FRACTION = re.compile(r"-?[0-9]{1,9}(/[1-6])?")
"""An amount as text: sixths, for instance `-7/6`."""


class Share(TypedDict):
    """target: who receives; amount: points, whole or as text."""

    target: str
    amount: int | str


class Said(TypedDict):
    """shares: what the others receive."""

    shares: list[Share]


class Legacy(msgspec.Struct, kw_only=True):
    """What a player leaves who is just going: receivers, each with an amount as text."""

    shares: list[tuple[str, str]]


LEGACY = TableNote("cx_legacy", Legacy)


@rule
class DroitDeVidage(Rule):
    """Who says it is out of the game; what is not shared is gone."""

    id = "cx"
    label = "Droit de vidage"
    sources = {RULESET: "CX"}
    needs = ("a1",)
    words = (
        Word(
            id=VIDAGE, phrase="J'exerce mon droit de vidage", gesture_fr="se lève", gesture_en="stand up", anytime=True,
            fields=(
                Field(
                    name="shares", type="list",
                    items=(Field(name="target", type="player"), Field(name="amount", type="name_or_number")),
                ),
            ),
        ),
    )  # fmt: skip
    parameters = {"parts_of_a_point": SIXTHS}
    labels = {
        "parts_of_a_point": Label(
            "en combien de parts un point se distribue", "in how many parts a point can be shared out"
        ),
    }
    fr = "Un joueur peut quitter la partie à tout moment, en distribuant ses points, positifs ou négatifs, aux autres."
    en = "Players may leave the game at any moment, and share out their points, above or below zero, to the others."

    def well_formed_droit_de_vidage(self, g: Game, fields: Said) -> None:
        """Amounts are whole numbers, or sixths as text. Raises Refusal."""
        for share in fields["shares"]:
            said = share["amount"]
            if isinstance(said, str) and not (FRACTION.fullmatch(said) and SIXTHS % Fraction(said).denominator == 0):
                raise Refusal(
                    "wrong_value", "amount must be a whole number, or sixths as text, for instance \"7/6\".", "invalid",
                    field="amount",
                )  # fmt: skip

    def verify_droit_de_vidage(self, g: Game, player: str, fields: Said) -> None:
        """At a free moment; no more than there is, of the same sign, to others at the table."""
        free_moments.check(g, VIDAGE)
        amounts = [Fraction(share["amount"]) for share in fields["shares"]]
        score = exact(member(g, player))
        there = others(g, player)
        wrong = next((share["target"] for share in fields["shares"] if share["target"] not in there), None)
        if wrong is not None:
            raise OutOfBounds("target_not_allowed", f"{wrong} cannot receive points: name others at the table.")
        if any(amount * score < 0 for amount in amounts) or abs(sum(amounts, start=Fraction(0))) > abs(score):
            raise OutOfBounds("amount_not_allowed", f"The shares may add up to {score} at most, and have its sign.")

    def constraints_droit_de_vidage(self, g: Game, player: str) -> ModConstraints | None:
        """To whom, and how much in all."""
        if not free_moments.is_free(g):
            return None
        whole = int(exact(member(g, player)))
        bounds = Bounds(minimum=min(0, whole), maximum=max(0, whole))
        return ModConstraints(targets=others(g, player), amount=bounds, total=bounds)

    def say_droit_de_vidage(self, g: Game, player: str, fields: Said) -> None:
        """The player goes, and the others receive."""
        shares = [(share["target"], str(share["amount"])) for share in fields["shares"]]
        LEGACY.put(table(g), Legacy(shares=shares))
        g.put_out(player, reason=self.id)

    @core_hooks.was_put_out.answer
    def was_put_out(self, g: Game, player: str) -> None:
        """All points leave with the player, but for the shares: before the last player left wins, or a receiver."""
        legacy = LEGACY.of(table(g))
        if legacy is None:
            return
        LEGACY.put(table(g), None)
        moves = [
            Move(player=target, points=Fraction(amount), rule=self.id, kind="legacy")
            for target, amount in legacy.shares
            if exists(g, target)
        ]
        gone = Move(player=player, points=-exact(member(g, player)), rule=self.id, kind="legacy")
        g.ledger.settle([gone, *moves])
