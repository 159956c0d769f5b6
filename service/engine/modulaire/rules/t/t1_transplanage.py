"""†1, «Transplanage»: until a verse 116 is sung rightly the modules t2 to t6 that are on sleep."""

from __future__ import annotations

import msgspec

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Label, Rule, rule
from service.engine.core.stored.plain import JsonObject
from service.engine.modulaire import hooks
from service.engine.modulaire.events import Transplaned
from service.engine.modulaire.names import RULESET
from service.engine.modulaire.table.notes import TableNote
from service.engine.modulaire.table.state import table

SLEEPERS = ("t2", "t3", "t4", "t5", "t6")


class Plane(msgspec.Struct, kw_only=True):
    """demonic: whether the game has transplaned; it never comes back."""

    demonic: bool = False


PLANE = TableNote("t1_transplanage", Plane)


@rule
class Transplanage(Rule):
    """The gate before the demonic modules; without it they are in force from the start."""

    id = "t1"
    label = "Transplanage"
    sources = {RULESET: "†1"}
    needs = ("c2",)
    parameters = {"sleep_before": list(SLEEPERS)}
    labels = {
        "sleep_before": Label(
            "les modules qui dorment avant le Transplanage", "the modules that sleep before the Transplanage"
        ),
    }
    fr = "Les règles †2 à †6 ne s'appliquent qu'à partir d'un Sloubi 116 juste : la partie passe sur le plan démonique."
    en = "The rules †2 to †6 apply only once a Sloubi 116 was sung rightly: then the game is on the demonic plane."

    @hooks.sleeps.answer
    def sleeps(self, g: Game, module: str) -> bool | None:
        """The demonic modules, until then."""
        return True if module in SLEEPERS and not self._demonic(g) else None

    @hooks.song_completed.answer
    def song_completed(self, g: Game) -> None:
        """From now on, to the end of the game."""
        if not self._demonic(g):
            PLANE.put(table(g), Plane(demonic=True))
            g.emit(Transplaned)

    def _demonic(self, g: Game) -> bool:
        plane = PLANE.of(table(g))
        return plane is not None and plane.demonic

    @hooks.shows.answer
    def shows(self, g: Game, viewer: str | None) -> JsonObject:
        """On which plane the game is."""
        return {"demonic": self._demonic(g)}

    @hooks.keys_told.answer
    def keys_told(self, g: Game) -> list[str]:
        """The plane."""
        return ["demonic"]

    @hooks.arranges.answer
    def arranges(self, g: Game, told: JsonObject) -> None:
        """A scenario may begin on the demonic plane."""
        if told.get("demonic"):
            PLANE.put(table(g), Plane(demonic=True))

    @hooks.tells_table.answer
    def tells_table(self, g: Game) -> JsonObject:
        """The plane."""
        return {"demonic": self._demonic(g)}
