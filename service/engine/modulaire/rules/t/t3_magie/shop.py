"""The challenge of Merlin's father, and the shop: ten throws of two dice make the gold that is spent there at once."""

from __future__ import annotations

from typing import TypedDict

import msgspec
from msgspec import UNSET

from service.engine.core.frame import Outcome, done, frame, wait
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.stored.plain import JsonObject
from service.engine.core.windows.answers import Answers
from service.engine.modulaire.constraints import ModConstraints, OnSale
from service.engine.modulaire.events import GoldWon
from service.engine.modulaire.play.frames import ModFrame
from service.engine.modulaire.play.windows import choice, owed
from service.engine.modulaire.rules.t.t3_magie.magic import RULE, Seer, add_chou, changed
from service.engine.modulaire.table.holdings import count, put
from service.engine.modulaire.table.order import exists, order_of_play
from service.engine.modulaire.table.state import coup_of
from service.engine.modulaire.throws.table_dice import TableDice

DEFI = "defi_merlin"
EMPLETTES = "emplettes"
THROWS = 10
DICE = 2
LESS = 4
"""The gold is so much less than the sum of all dice."""

CHAUDRON = "chaudron"
DE_MAGIQUE = "de_magique"


class Ware(msgspec.Struct, frozen=True):
    """price: in gold. targeted: it does something to a player who is named. held: the buyer holds it from then on."""

    price: int
    targeted: bool = False
    held: bool = False


WARES = {
    CHAUDRON: Ware(0, held=True),
    "pierre_de_lune": Ware(3, targeted=True),
    "divination": Ware(10),
    "potion_confusion": Ware(10, held=True),
    "tabouret": Ware(20, held=True),
    "potion_polymorphisme": Ware(20, held=True),
    "plaque": Ware(30, held=True),
    "potion_chagrin": Ware(50, targeted=True),
    "potion_vivacite": Ware(50, targeted=True),
    "oeil_de_taupe": Ware(116),
    "cake": Ware(136, held=True),
}


class Order(TypedDict):
    """objects: names, or mappings of `object` and `target`."""

    objects: list[str | JsonObject]


def check_form(g: Game, fields: Order) -> None:
    """Whether an order could be one. Raises Refusal."""
    for entry in fields["objects"]:
        name, target = _item(entry)
        if name not in WARES or (isinstance(entry, dict) and set(entry) - {"object", "target"}):
            raise Refusal("wrong_value", f"{entry} is not sold: see on_sale.", "invalid", field="objects")
        if WARES[name].targeted and target not in [p.id for p in g.state.players]:
            raise Refusal("unknown_player", f"{name} needs a target at this table.", "invalid", field="objects")
        if target is not None and not WARES[name].targeted:
            raise Refusal("wrong_value", f"{name} has no target: leave it out.", "invalid", field="objects")


def _item(entry: str | JsonObject) -> tuple[str, str | None]:
    return (entry, None) if isinstance(entry, str) else (str(entry.get("object")), entry.get("target"))


@frame
class Merlin(ModFrame):
    """thrown: how many throws have been made; gold: what their dice come to."""

    thrown: int = 0
    gold: int = 0

    def start(self, g: Game) -> Outcome:
        """The thrower may take the challenge."""
        return wait(choice(g, DEFI, RULE, coup_of(g).thrower), then=self.chosen)

    def chosen(self, g: Game, answers: Answers) -> Outcome:
        """Silence declines."""
        return self._throw(g) if answers.spoken else done()

    def _throw(self, g: Game) -> Outcome:
        return wait(owed(g, DEFI, RULE, coup_of(g).thrower, DICE), then=self.lies)

    def lies(self, g: Game, answers: Answers) -> Outcome:
        """One throw after the other; then the shop is open."""
        self.thrown += 1
        self.gold += sum(answers.spoken[0].fields["faces"])
        if self.thrown < THROWS:
            return self._throw(g)
        gold = max(0, self.gold - LESS)
        g.emit(GoldWon, player=coup_of(g).thrower, gold=gold)
        return wait(Shop(gold=gold), then=self.over)

    def over(self, g: Game, _: object) -> Outcome:
        """What was not spent is lost."""
        return done()


@frame
class Shop(ModFrame):
    """gold: what there is to spend. items: what was bought and has not been handed over, by name and target."""

    gold: int
    items: list[tuple[str, str | None]] = []

    def start(self, g: Game) -> Outcome:
        """One order; silence buys nothing."""
        return wait(choice(g, EMPLETTES, RULE, coup_of(g).thrower), then=self.ordered)

    def verify_emplettes(self, g: Game, player: str, fields: Order) -> None:
        """Within the gold, with one chaudron, and nothing without it."""
        items = [_item(entry) for entry in fields["objects"]]
        price = sum(WARES[name].price for name, _ in items)
        if price > self.gold:
            raise OutOfBounds("not_enough_gold", f"That costs {price}, and you have {self.gold}.", maximum=self.gold)
        held = count(g, player, CHAUDRON)
        for name, target in items:
            held += name == CHAUDRON
            if held > 1:
                raise OutOfBounds("one_chaudron_only", "There is one chaudron for each player, and no second one.")
            if not held:
                raise OutOfBounds("no_chaudron", "Nothing else is sold without a chaudron: order it first.")
            if target is not None and not exists(g, target):
                raise OutOfBounds("target_not_allowed", f"{target} is not there to be named.", target=target)

    def constraints_emplettes(self, g: Game, player: str) -> ModConstraints:
        """All that the gold is enough for."""
        owner, who = bool(count(g, player, CHAUDRON)), order_of_play(g)
        wares = [
            OnSale(
                name=name, price=ware.price, targets=who if ware.targeted else UNSET,
                needs=UNSET if owner or name == CHAUDRON else CHAUDRON, most=1 if name == CHAUDRON else UNSET,
            )
            for name, ware in WARES.items()
            if ware.price <= self.gold and not (owner and name == CHAUDRON)
        ]  # fmt: skip
        return ModConstraints(gold=self.gold, on_sale=wares)

    def ordered(self, g: Game, answers: Answers) -> Outcome:
        """Everything takes effect in the order in which it was named."""
        objects = answers.spoken[0].fields["objects"] if answers.spoken else []
        self.items = [_item(entry) for entry in objects]
        return self._hand_over(g)

    def _hand_over(self, g: Game) -> Outcome:
        player = coup_of(g).thrower
        while self.items:
            (name, target), self.items = self.items[0], self.items[1:]
            if name == "divination":
                return wait(TableDice(purpose=name, who=[player]), then=self.divined)
            _hand(g, player, name, target)
        return done()

    def divined(self, g: Game, dice: dict[str, list[int]]) -> Outcome:
        """A magic die of the result."""
        [(player, [result])] = dice.items()
        put(g, player, DE_MAGIQUE, RULE, result)
        return self._hand_over(g)


def _hand(g: Game, player: str, name: str, target: str | None) -> None:
    if WARES[name].held:
        put(g, player, name, RULE)
    elif name == "oeil_de_taupe":
        changed(g).seers = [*changed(g).seers, Seer(player=g.author(player))]
    elif target is not None and exists(g, target):
        if name == "pierre_de_lune":
            put(g, target, name, RULE)
        else:
            add_chou(g, target, 1 if name == "potion_vivacite" else -1)
