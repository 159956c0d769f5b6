"""What is remembered of birds: the solutions taken, what is in force, the wood, and who plays next."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.events import BirdsChanged
from service.engine.modulaire.play.solutions import Lasting, Solution
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import table

Wood = Literal["both", "long", "short"]
"""The bouts de bois that there are: of 15 and 30 inches, only of 30, only of 15."""

INCHES: dict[Wood, list[int]] = {"both": [15, 30], "long": [30], "short": [15]}

ON_PASSE = "on_passe"
ON_ANNULE = "on_annule_le_tour"
ON_CHANGE = "on_change_de_sens"
ON_RECALCULE = "on_recalcule_les_points"
ON_DIVISE = "on_divise_par_six"
ON_JETTE = "on_jette"
ON_SCIE = "on_scie"
ON_TAILLE = "on_taille"
SANS_ATOUT = "on_joue_sans_atout"
DOUBLETTE = "doublette"
JEU_CARRE = "jeu_carre"
JEU_GAGNANT = "jeu_gagnant"
KATAKE = "katake"
TAKATE = "takate"

SOLUTIONS = (
    Solution(ON_PASSE),
    Solution(ON_ANNULE),
    Solution(ON_CHANGE),
    Solution(ON_RECALCULE),
    Solution(ON_DIVISE, "turn"),
    Solution(ON_JETTE),
    Solution(ON_SCIE),
    Solution(ON_TAILLE),
    Solution(SANS_ATOUT, "turn"),
    Solution(DOUBLETTE, "migration"),
    Solution(JEU_CARRE, "turn"),
    Solution(JEU_GAGNANT, "turn"),
    Solution(KATAKE, "migration"),
    Solution(TAKATE, "migration"),
)
"""In the order in which the table takes them."""

WORKS: dict[str, tuple[Wood, Wood]] = {
    ON_JETTE: ("both", "long"), ON_SCIE: ("long", "short"), ON_TAILLE: ("short", "both"),
}  # fmt: skip
"""What is done to the wood: what there must be, and what there is afterwards."""


class Effect(msgspec.Struct, array_like=True):
    """A solution in force. by: who caught the bird. Stored as a pair, as eight players can have some each."""

    solution: str
    by: str


class Birds(msgspec.Struct, kw_only=True, omit_defaults=True):
    """taken: the solutions chosen since the last migration. effects: those in force, the latest last.

    restarts: a new round follows this turn. after: the value after which play goes on, if not the player's own.
    hand: with which dice were thrown last.
    """

    taken: list[str] = []
    effects: list[Effect] = []
    wood: Wood = "both"
    restarts: bool = False
    after: int | None = None
    hand: str = "right"


BIRDS = TableNote("c3_attrape_oiseau", Birds)


def birds(g: Game) -> Birds:
    """Of this game; before the first turn there is nothing to remember yet."""
    return BIRDS.of(table(g)) or Birds()


def solutions(g: Game) -> list[Solution]:
    """All that this game has, in the order in which the table takes them."""
    return [*SOLUTIONS, *(one for more in hooks.more_solutions.ask(g) for one in more)]


def lasting(g: Game, name: str) -> Lasting:
    """How long a solution lasts."""
    return next((one.lasts for one in solutions(g) if one.name == name), "")


def choosable(g: Game, taken_too: bool = False) -> list[str]:
    """The solutions that can be chosen now; with a cage those too that are taken."""
    known = birds(g)
    return [
        one.name
        for one in solutions(g)
        if (taken_too or one.name not in known.taken) and (one.name not in WORKS or WORKS[one.name][0] == known.wood)
    ]


def in_force(g: Game, name: str) -> bool:
    """Whether a solution is in force."""
    return any(effect.solution == name for effect in birds(g).effects)


def keep(g: Game, effects: list[Effect]) -> None:
    """Only these are in force from now on."""
    if effects != birds(g).effects:
        birds(g).effects = effects
        tell(g)


def tell(g: Game) -> None:
    """Tell what is taken and in force, and which wood there is."""
    known = birds(g)
    g.emit(
        BirdsChanged, taken=list(known.taken), effects=[msgspec.structs.asdict(effect) for effect in known.effects],
        wood=list(INCHES[known.wood]),
    )  # fmt: skip
