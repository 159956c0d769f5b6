"""How a Tichette stands: who is still in, which tiche is in force, and what may be bid now (card tichette)."""

from __future__ import annotations

import msgspec

from service.engine.core.frame import Frame
from service.engine.core.game import Game
from service.engine.core.windows.answers import Answer
from service.engine.cul_de_chouette.constraints import NONE, Constraints
from service.engine.cul_de_chouette.rules.dice_in_hand.tichette.tiche import is_tiche, possible, quiche, well_spoken

NOTHING_LEFT = 665
"""Over this tiche only a résinée is left, which the ticheur may not say."""


class Fault(msgspec.Struct, kw_only=True):
    """A player erred, and may be called out for it until an instant (ms)."""

    player: str
    until: int
    called: bool = False


class Bids(Frame):
    """throw: the Sirop it came of. order: who bids, in turn; still: who has not left.

    form and force: the tiche in force, its word and its number. tiches: the last valid one of each player.
    erring: who has made a fault, and nothing valid since. faces: the hidden dice, for the ticheur's eyes alone.
    until: the deadline of the last one left (ms), 0 while there are others.
    """

    throw: int
    ticheur: str
    mise: int = 0
    faces: list[int] = []
    order: list[str] = []
    still: list[str] = []
    speaker: str = ""
    form: str = ""
    force: int = 0
    tiches: dict[str, int] = {}
    faults: list[Fault] = []
    erring: list[str] = []
    until: int = 0

    def is_valid(self, player: str, said: Answer) -> bool:
        """Whether what the speaker has said is no fault."""
        annonce, fields = said.annonce, said.fields
        if "words" in fields and not well_spoken(fields["words"], fields["value"]):
            return False
        alone = self.still == [player]
        if annonce == "tichage" or alone:
            return alone and annonce == "tichage"
        if annonce == "quichette":
            return self.may_leave(player) and fields["value"] == quiche(self.tiches.get(player))
        if annonce == "bichette_resinee" and player == self.ticheur:
            return False
        return is_tiche(annonce, fields["value"], self.form, self.force)

    def may_leave(self, player: str) -> bool:
        """Whether leaving is no fault: the ticheur may not for too little, unless only a résinée is left."""
        if player != self.ticheur or self.force == NOTHING_LEFT:
            return True
        return quiche(self.tiches.get(player)) > self.half()

    def half(self) -> int:
        """Half of the mise, rounded up."""
        return -(-self.mise // 2)

    # --- what the speaker is told may be said

    def constraints_word(self, g: Game, player: str, word: str) -> Constraints | None:
        """What the number may be; None for what would be a fault."""
        alone = self.still == [player]
        if word == "tichage" or alone:
            return NONE if alone and word == "tichage" else None
        if word == "quichette":
            return Constraints(values=[quiche(self.tiches.get(player))]) if self.may_leave(player) else None
        if word == "bichette_resinee" and player == self.ticheur:
            return None
        values = possible(word, self.form, self.force)
        return Constraints(values=values) if values else None
