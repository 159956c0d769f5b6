from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    invitation_id: str,
) -> Request:
    """Builds the call of `decline_invitation`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/me/invitations/{invitation_id}".format(
            invitation_id=quote(str(invitation_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `decline_invitation`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
