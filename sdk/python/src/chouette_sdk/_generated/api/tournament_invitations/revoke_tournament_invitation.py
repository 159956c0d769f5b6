from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    tournament_id: str,
    invitation_id: str,
) -> Request:
    """Builds the call of `revoke_tournament_invitation`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/tournaments/{tournament_id}/invitations/{invitation_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
            invitation_id=quote(str(invitation_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `revoke_tournament_invitation`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
