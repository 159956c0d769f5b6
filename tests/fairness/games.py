"""Whole games from a seed, joined and started as over HTTP, with the proof of their dice as the service tells it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import msgspec
from chouette_sdk import Event
from chouette_sdk._generated.models import EVENT_CLASSES

from service import engine
from service.engine.core.actions.acts import Join, Start
from service.http.responses.proofs import dice_proof
from tests.support.bot import Bots

ENTROPY = {"Perceval": "le tavernier ; c'est : pas | faux", "Karadoc": "", "Arthur": "épée 🗡", "Yvain": "x"}


class Contributing(Bots):
    """Bots who take their seats, give entropy where they have any, and start."""

    def _begin(self, names: list[str]) -> None:
        for name in names:
            team = next((t for t, who in (self.game.state.options["teams"] or {}).items() if name.lower() in who), "")
            engine.play(self.game, Join(player="", at=0, name=name, entropy=ENTROPY[name], team=team))
        engine.play(self.game, Start(player=names[0].lower(), at=0))


@dataclass(frozen=True)
class Told:
    """A finished game: its events as JSON, and the proof as the service answers it."""

    raw: list[bytes]
    thrown: int

    @property
    def proof(self) -> dict[str, Any]:
        """A copy of its own, to be bent."""
        return dict(msgspec.json.decode(msgspec.json.encode(dice_proof.fold(self.raw, self.thrown))))

    @property
    def events(self) -> list[Event]:
        """As the SDK has them."""
        return [parsed(json.loads(raw)) for raw in self.raw]


def parsed(told: dict[str, Any]) -> Event:
    """An event as the SDK has it."""
    event: Event = EVENT_CLASSES[told["type"]].from_dict(told)
    return event


def played(
    book: str, seed: int = 1, names: tuple[str, ...] = ("Perceval", "Karadoc", "Arthur"), **options: Any
) -> Told:
    """A game of bots to its end."""
    bots = Contributing(book, list(names), f"{seed:064x}", **{"target": 120, **options}).play()
    return Told([msgspec.json.encode(event) for event in bots.events], bots.game.state.randomness.drawn)
