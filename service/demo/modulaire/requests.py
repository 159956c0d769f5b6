"""What a bot wants to do at `modulaire`, as a request of a seat."""

from __future__ import annotations

from chouette_sdk import Seat, models

from service.json_types import JsonMapping


def send(seat: Seat, act: JsonMapping) -> models.ActAnswer:
    """Do it, in the window that it names. Raises ChouetteError."""
    told = {name: value for name, value in act.items() if value is not None and name not in ("act", "fields")}
    match act["act"]:
        case "roll":
            return seat.api.roll(seat.id, body=models.RollBody.from_dict(told))
        case "annonce":
            body = models.AnnonceBody.from_dict({**told, **act.get("fields", {})})
            return seat.api.annonce(seat.id, body=body)
        case "pass":
            return seat.passe(window=act.get("window"))
        case "challenge":
            return seat.api.challenge(seat.id, body=models.ChallengeBody.from_dict(told))
        case "terms":
            return seat.terms(**told)
    raise ValueError(f"there is no act {act['act']}")
