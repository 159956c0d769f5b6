"""The credentials of a request, as the service layer judges them: read once, before anything is played."""

from __future__ import annotations

from service.commands.requester import Requester
from service.http.pipeline import api_key_auth, player_auth, request_metrics, seat_auth
from service.http.wiring import arrival, wiring


def requester() -> Requester:
    """Who makes this request."""
    key = api_key_auth.given()
    organiser = key.id if key is not None and api_key_auth.GAMES in key.scopes else None
    member = player_auth.given()
    return Requester(seat_auth.bearer(), organiser, arrival(), _recognised, member.id if member else "")


def _recognised(player: str) -> None:
    request_metrics.about(player=player)
    wiring().rate_limits.seated()
