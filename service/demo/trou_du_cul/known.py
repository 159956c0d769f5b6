"""What the demo knows of a match: what its seats are shown."""

from __future__ import annotations

from dataclasses import dataclass, field

from chouette_sdk import models


@dataclass
class Match:
    """The match as the first seat sees it, and the hands that each of our own seats sees."""

    view: models.Game
    hands: dict[str, list[str]] = field(default_factory=dict)
    seq: int = 0
    acts: int = 0

    @property
    def finished(self) -> bool:
        """Whether it is over."""
        return self.view.status == "finished"

    @property
    def tour(self) -> models.TourView | None:
        """What lies on top; None where a lead is due."""
        return self.view.tour if isinstance(self.view.tour, models.TourView) else None

    def name(self, player: str | None) -> str:
        """A player's name."""
        return next((seat.display_name for seat in self.view.players if seat.id == player), "no one")

    def names(self, players: list[str]) -> str:
        """Several names."""
        return ", ".join(map(self.name, players))
