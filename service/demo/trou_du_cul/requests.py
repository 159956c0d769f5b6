"""What a bot or a person wants to do at cards, as a request of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette_sdk import Seat, models


def send(seat: Seat, act: Mapping[str, Any]) -> models.ActAnswer:
    """Do it, in the turn or window that it names. Raises ChouetteError."""
    said = {"as_" if name == "as" else name: value for name, value in act.items() if name != "act"}
    match act["act"]:
        case "play":
            return seat.api.lay_cards(seat.id, body=models.PlayBody(**said))
        case "pass_turn" | "decline":
            return seat.api.pass_cards(seat.id, body=models.PassBody(**said))
        case "putsch":
            return seat.api.throw_putsch(seat.id, body=models.PutschBody(**said))
        case "direction":
            return seat.api.set_direction(seat.id, body=models.DirectionBody(**said))
        case "demand":
            return seat.api.demand_cards(seat.id, body=models.DemandBody(**said))
        case "exchange":
            return seat.api.exchange_cards(seat.id, body=models.ExchangeBody(**said))
        case "vote":
            return seat.api.cast_vote(seat.id, body=models.VoteBody(**said))
    raise ValueError(f"there is no act {act['act']}")
