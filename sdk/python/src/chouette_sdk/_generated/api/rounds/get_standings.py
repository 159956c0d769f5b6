from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_standings import TournamentStandings
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    *,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_standings`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/standings".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentStandings:
    """Reads the answer to `get_standings`."""
    if response.status_code == 200:
        response_200 = TournamentStandings.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
