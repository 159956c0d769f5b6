"""What players do with the objects that they hold: at any free moment, each of them once."""

from __future__ import annotations

from typing import TypedDict

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook.rules import Field, Rule, Word
from service.engine.modulaire import hooks
from service.engine.modulaire.constraints import ModConstraints
from service.engine.modulaire.play import free_moments
from service.engine.modulaire.rules.t.t3_magie import places
from service.engine.modulaire.rules.t.t3_magie.magic import Confusion, changed
from service.engine.modulaire.rules.t.t3_magie.reading import CONFUSIONS
from service.engine.modulaire.table.holdings import count, take
from service.engine.modulaire.table.order import exists, order_of_play

POTION = "potion_confusion"
TABOURET = "tabouret"
POLYMORPHISME = "potion_polymorphisme"
DISSIMULATION = "plaque_dissimulation"
PLAQUE = "plaque"
MANGE = "je_mange_le_cake"
CAKE = "cake"

PLACES = tuple(Field(name=place, type="string", choices=CONFUSIONS) for place in ("left", "middle", "right"))


class Places(TypedDict):
    """What the potion does at each place."""

    left: str
    middle: str
    right: str


class Two(TypedDict):
    """targets: whose stools are exchanged."""

    targets: list[str]


class Shape(TypedDict):
    """target: who turns into another; into: into whom."""

    target: str
    into: str


USES = (
    Word(
        id=POTION, phrase="Confusion !", gesture_fr="boit la potion", gesture_en="drinks the potion",
        fields=PLACES, anytime=True,
    ),
    Word(id=TABOURET, phrase="On échange !", fields=(Field(name="targets", type="players"),), anytime=True),
    Word(
        id=POLYMORPHISME, phrase="Polymorphisme !", anytime=True,
        fields=(Field(name="target", type="player"), Field(name="into", type="player")),
    ),
    Word(
        id=DISSIMULATION, phrase="Je me dissimule", gesture_fr="chuchote, et se cache derrière la plaque",
        gesture_en="whispers, and hides behind the plaque", anytime=True,
    ),
    Word(
        id=MANGE, phrase="Il est bon", gesture_fr="mange le cake", gesture_en="eats the cake", anytime=True,
    ),
)  # fmt: skip


class Uses(Rule):
    """Their words: each is judged, takes effect, and is offered to those who hold the object."""

    def _check(self, g: Game, player: str, said: str, holding: str) -> None:
        free_moments.check(g, said)
        if not count(g, player, holding):
            raise OutOfBounds("not_held", f"{said} takes the object {holding}, which you do not hold.", holding=holding)

    def _check_target(self, g: Game, target: str) -> None:
        if not exists(g, target):
            raise OutOfBounds("target_not_allowed", f"{target} is not there to be named.", target=target)

    def _can(self, g: Game, player: str, holding: str) -> bool:
        return count(g, player, holding) > 0 and free_moments.is_free(g)

    # --- the potion of confusion

    def verify_potion_confusion(self, g: Game, player: str, fields: Places) -> None:
        """Three different ones."""
        self._check(g, player, POTION, POTION)
        if len({fields["left"], fields["middle"], fields["right"]}) < len(PLACES):
            raise OutOfBounds("confusions_alike", "Name three confusions that are different.")

    def say_potion_confusion(self, g: Game, player: str, fields: Places) -> None:
        """It takes the place of any other potion."""
        take(g, player, POTION)
        changed(g).confusion = Confusion(by=player, **fields)

    def constraints_potion_confusion(self, g: Game, player: str) -> ModConstraints | None:
        """Seven of them."""
        return ModConstraints(confusions=list(CONFUSIONS)) if self._can(g, player, POTION) else None

    # --- the stool

    def well_formed_tabouret(self, g: Game, fields: Two) -> None:
        """Two different players."""
        if len(fields["targets"]) != 2 or len(set(fields["targets"])) != 2:
            raise Refusal("wrong_value", "targets must be two different players.", "invalid", field="targets")

    def verify_tabouret(self, g: Game, player: str, fields: Two) -> None:
        """Of those who exist."""
        self._check(g, player, TABOURET, TABOURET)
        for target in fields["targets"]:
            self._check_target(g, target)

    def say_tabouret(self, g: Game, player: str, fields: Two) -> None:
        """The persons who sit there change seats."""
        take(g, player, TABOURET)
        places.exchange(g, *fields["targets"])

    def constraints_tabouret(self, g: Game, player: str) -> ModConstraints | None:
        """Any two."""
        who = order_of_play(g)
        return ModConstraints(targets=who) if self._can(g, player, TABOURET) and len(who) > 1 else None

    # --- the potion of polymorphism

    def verify_potion_polymorphisme(self, g: Game, player: str, fields: Shape) -> None:
        """One of those who exist turns into another one of them."""
        self._check(g, player, POLYMORPHISME, POLYMORPHISME)
        self._check_target(g, fields["target"])
        self._check_target(g, fields["into"])
        if fields["target"] == fields["into"]:
            raise OutOfBounds("target_not_allowed", "A player turns into another one.", target=fields["into"])

    def say_potion_polymorphisme(self, g: Game, player: str, fields: Shape) -> None:
        """Until a turn was played."""
        take(g, player, POLYMORPHISME)
        places.turn_into(g, fields["target"], fields["into"])

    def constraints_potion_polymorphisme(self, g: Game, player: str) -> ModConstraints | None:
        """Any two."""
        who = order_of_play(g)
        return ModConstraints(targets=who) if self._can(g, player, POLYMORPHISME) and len(who) > 1 else None

    # --- the plaque

    def verify_plaque_dissimulation(self, g: Game, player: str, fields: object) -> None:
        """For those who hold one."""
        self._check(g, player, DISSIMULATION, PLAQUE)

    def say_plaque_dissimulation(self, g: Game, player: str, fields: object) -> None:
        """The player lies down."""
        take(g, player, PLAQUE)
        hooks.lies_down.tell(g, player)

    def constraints_plaque_dissimulation(self, g: Game, player: str) -> ModConstraints | None:
        """For those who hold one."""
        return ModConstraints() if self._can(g, player, PLAQUE) else None

    # --- the cake

    def verify_je_mange_le_cake(self, g: Game, player: str, fields: object) -> None:
        """For those who hold one."""
        self._check(g, player, MANGE, CAKE)

    def say_je_mange_le_cake(self, g: Game, player: str, fields: object) -> None:
        """It is good, and that is all."""
        take(g, player, CAKE)

    def constraints_je_mange_le_cake(self, g: Game, player: str) -> ModConstraints | None:
        """For those who hold one."""
        return ModConstraints() if self._can(g, player, CAKE) else None
