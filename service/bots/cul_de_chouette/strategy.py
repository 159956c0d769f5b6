"""What a bot at Cul de Chouette wants, as acts with their instants."""

from __future__ import annotations

from collections.abc import Sequence

from service.bots.chance import Chance
from service.bots.cul_de_chouette import decisions
from service.bots.cul_de_chouette.decisions import Intent
from service.bots.cul_de_chouette.observation import Observation, seen
from service.bots.levels import Level
from service.bots.wish import Wish
from service.json_types import JsonMapping, JsonObject


class CulDeChouetteStrategy:
    """Throws, shouts, duels, and mistakes."""

    def speaks_unasked(self, level: Level) -> bool:
        """Some shout what the dice do not call for."""
        return level.slips > 0

    def wishes(
        self, view: JsonMapping, expected: JsonMapping, level: Level, chance: Chance, speed: float
    ) -> Sequence[Wish]:
        """All that is wanted now, and a mistake where one comes to mind."""
        observation = seen(view, expected, speed)
        found = [_wish(observation, intent, speed) for intent in decisions.decide(observation, level, chance)]
        wrong = decisions.slip(observation, level, chance)
        return found if wrong is None else [*found, _wish(observation, wrong, speed, once=True)]


def _wish(observation: Observation, intent: Intent, speed: float, once: bool = False) -> Wish:
    window = next(w for w in observation.windows if w.id == intent.window)
    base = window.opened if intent.from_opening else window.not_before
    return Wish(base + round(intent.delay_ms / speed), intent.window, _act(intent), once)


def _act(intent: Intent) -> JsonObject:
    match intent.kind:
        case "roll":
            return {"act": "roll", "keep": list(intent.keep) or None}
        case "annonce":
            return {"act": "annonce", "annonce": intent.name, "fields": dict(intent.fields)}
        case "challenge":
            return {"act": "challenge", "challenge": intent.name, "target": intent.target or ""}
        case "terms":
            return {"act": "terms", "combination": intent.combination or "", "amount": intent.amount or 1}
        case "pass":
            return {"act": "pass"}
