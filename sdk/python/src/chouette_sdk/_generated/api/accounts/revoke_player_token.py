from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    account_id: str,
) -> Request:
    """Builds the call of `revoke_player_token`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/players/{account_id}/token".format(
            account_id=quote(str(account_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `revoke_player_token`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
