from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.invitation_list import InvitationList
from ...types import Request


def request(
    game_id: str,
) -> Request:
    """Builds the call of `list_invitations`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game_id}/invitations".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> InvitationList:
    """Reads the answer to `list_invitations`."""
    if response.status_code == 200:
        response_200 = InvitationList.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
