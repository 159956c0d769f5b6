from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_invitations import PlayerInvitations
from ...types import Request


def request() -> Request:
    """Builds the call of `list_my_invitations`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/me/invitations",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerInvitations:
    """Reads the answer to `list_my_invitations`."""
    if response.status_code == 200:
        response_200 = PlayerInvitations.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
