"""One event as a sentence, as a player at the table would say it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chouette_sdk import Event, models

from service.demo.known import Table
from service.demo.lexicon import Lexicon

OUTCOMES = {"met": "has met it", "failed": "has missed it"}
REASONS = {
    "wrong_moment": "nothing to shout at",
    "not_your_throw": "not their throw",
    "no_grelottine": "a duel needs two Grelottines",
}


class Teller:
    """Tells events. Let the table hear each event first."""

    def __init__(self, table: Table, lexicon: Lexicon) -> None:
        self.table = table
        self.lexicon = lexicon

    def tell(self, event: Event) -> str:
        """A line, or nothing for what goes without saying."""
        match event:
            case models.PlayerJoinedEvent():
                return f"{event.name} sits down"
            case models.GameStartedEvent():
                return "Everybody throws one die: the lowest begins"
            case models.TurnStartedEvent():
                return f"— {self._name(event.player)} is on turn"
            case models.DiceRolledEvent():
                return self._dice(event)
            case models.CombinationMadeEvent():
                return self._combination(event)
            case models.AnnonceMadeEvent():
                return self._shout(event)
            case models.PointsMovedEvent():
                return "; ".join(self._moved(move) for move in event.movements)
            case models.WindowClosedEvent():
                return self._closed(event)
            case _:
                return self._rarer(event)

    def _rarer(self, event: Event) -> str:
        match event:
            case models.ChallengeTakenEvent():
                return f"A duel: {self._name(event.challenger)} challenges {self._name(event.defie)}"
            case models.ChallengePassedEvent():
                return f"{self._name(event.player)} hands the duel on to {self._name(event.defie)}"
            case models.TermsSetEvent():
                return f"The terms: «{self.lexicon.short(event.combination)}» in two throws, for {points(event.amount)}"
            case models.DuelEndedEvent():
                return self._duel_ended(event)
            case models.BevueEvent():
                why = REASONS.get(event.code, event.detail)
                said = event.act.additional_properties.get("annonce")
                shout = f" «{self.lexicon.phrase(str(said))}»" if said else ""
                return f"A bévue by {self._name(event.player)}:{shout} {why}"
            case models.HoldingGainedEvent():
                return f"{self._name(event.player)} gains a {self.lexicon.short(event.holding)}"
            case models.HoldingLostEvent():
                return f"{self._name(event.player)} no longer has their {self.lexicon.short(event.holding)}"
            case models.PlayerOutEvent():
                return f"{self._name(event.player)} is put out of the game"
            case models.GameFinishedEvent():
                return f"{self._name(event.winner)} wins the game!" if event.winner else "No one wins"
            case _:
                return ""

    def _name(self, player: str) -> str:
        return self.table.player(player).name

    def _dice(self, event: models.DiceRolledEvent) -> str:
        who = self._name(event.player)
        if event.by_table:
            who = f"The table, for {who},"
        what = {"chouettes": " the chouettes", "cul": " the cul", "re_throw": " again"}.get(event.purpose, "")
        kept = f", keeping {faces(event.kept)}" if event.kept else ""
        return f"{who} throws{what}: {faces(event.faces)}{kept}"

    def _combination(self, event: models.CombinationMadeEvent) -> str:
        names = " and ".join(self.lexicon.label(name) for name in event.combinations)
        worth = f", worth {points(event.value)}" if event.value else ""
        return f"{faces(event.faces)}: {names}{worth}"

    def _shout(self, event: models.AnnonceMadeEvent) -> str:
        if event.annonce == "terms":
            return ""
        said = event.fields.additional_properties
        at = f" to {self._name(said['target'])}" if "target" in said else ""
        return f"{self._name(event.player)}{at}: «{self.lexicon.phrase(event.annonce, said)}»"

    def _moved(self, move: models.Movement) -> str:
        gained = f"{move.points:+d}" if move.points else "±0"
        return f"{self._name(move.player)} {gained} → {move.score} ({self.lexicon.short(move.rule)})"

    def _closed(self, event: models.WindowClosedEvent) -> str:
        if event.outcome != "elapsed" or not event.silent or not self.lexicon.is_shout(event.name):
            return ""
        return f"{self.table.names(event.silent)}: not a word"

    def _duel_ended(self, event: models.DuelEndedEvent) -> str:
        if event.outcome not in OUTCOMES:
            return "The duel comes to nothing"
        winner = f": {self._name(event.winner)} takes the stake" if event.winner else ""
        return f"The duel is over, and its challenged player {OUTCOMES[event.outcome]}{winner}"


def points(amount: int) -> str:
    """An amount of points."""
    return counted(amount, "point")


def counted(number: int, thing: str) -> str:
    """So many of something."""
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"


def faces(dice: Sequence[int] | Iterable[int]) -> str:
    """Faces, for instance 3-3-6."""
    return "-".join(str(face) for face in dice)
