from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_invitations import TournamentInvitations
from ...types import Request


def request(
    tournament_id: str,
) -> Request:
    """Builds the call of `list_tournament_invitations`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/invitations".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentInvitations:
    """Reads the answer to `list_tournament_invitations`."""
    if response.status_code == 200:
        response_200 = TournamentInvitations.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
