from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_standings import TournamentStandings
from ...types import Request


def request(
    tournament_id: str,
) -> Request:
    """Builds the call of `get_standings`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/standings".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentStandings:
    """Reads the answer to `get_standings`."""
    if response.status_code == 200:
        response_200 = TournamentStandings.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
