from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_view import TournamentView
from ...types import Request


def request(
    tournament_id: str,
) -> Request:
    """Builds the call of `get_tournament`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentView:
    """Reads the answer to `get_tournament`."""
    if response.status_code == 200:
        response_200 = TournamentView.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
