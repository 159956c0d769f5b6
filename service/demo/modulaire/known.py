"""What the demo knows of a table of `modulaire`: what its first seat is shown, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from service.demo.lexicon import Lexicon
from service.json_types import JsonMapping


@dataclass
class Table:
    """view: the body of `get_game`. seq: the last event heard. acts: how many requests were made. bevues: by events."""

    view: JsonMapping
    lexicon: Lexicon
    seq: int = 0
    acts: int = 0
    turns: int = 0
    bevues: int = 0

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.view["status"] == "finished")

    @property
    def players(self) -> list[JsonMapping]:
        """Everybody, in the order of the table."""
        return list(self.view["players"])

    @property
    def dice(self) -> list[int]:
        """What lies of the coup under way."""
        return list((self.view.get("coup") or {}).get("dice", ()))

    @property
    def combinations(self) -> list[str]:
        """What these dice are."""
        return list((self.view.get("coup") or {}).get("combinations", ()))

    def name(self, player: str | None) -> str:
        """A player's name."""
        return next((str(seat["display_name"]) for seat in self.players if seat["id"] == player), "no one")

    def names(self, players: Iterable[str]) -> str:
        """Several names."""
        return ", ".join(map(self.name, players))

    def holdings(self, player: JsonMapping) -> list[str]:
        """What a player holds, each as one reads it."""
        found: list[str] = []
        for holding, held in player["holdings"].items():
            word = holding.replace("_", " ")
            if isinstance(held, list):
                found += [f"{word} {self.kind(kind)}" for kind in held]
            else:
                found += [word if held == 1 else f"{held} {word}"]
        return found

    def kind(self, kind: object) -> str:
        """Which one of its kind: a player's name, a card's number."""
        return self.name(kind) if kind in [seat["id"] for seat in self.players] else str(kind)  # type: ignore[arg-type]


def score(player: JsonMapping) -> str:
    """A score with its sixths."""
    sixths = player["sixths"]
    return f"{player['score']}" + (f" {sixths}/6" if sixths else "")
