"""What a bot or a person wants to do at cards, as a request of a seat."""

from __future__ import annotations

from chouette_sdk import Seat, models

from service.json_types import JsonMapping


def send(seat: Seat, act: JsonMapping) -> models.ActAnswer:
    """Do it, in the turn or window that it names. Raises ChouetteError."""
    said = {"as_rank" if name == "as" else name: value for name, value in act.items() if name != "act"}
    match act["act"]:
        case "play":
            return seat.cards.lay(**said)
        case "pass_turn" | "decline":
            return seat.cards.passe(**said)
        case "putsch":
            return seat.cards.putsch(**said)
        case "direction":
            return seat.cards.direction(**said)
        case "demand":
            return seat.cards.demand(**said)
        case "exchange":
            return seat.cards.exchange(**said)
        case "vote":
            return seat.cards.vote(**said)
    raise ValueError(f"there is no act {act['act']}")
