from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_account import PlayerAccount
from ...types import Request


def request(
    account_id: str,
) -> Request:
    """Builds the call of `get_player`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/players/{account_id}".format(
            account_id=quote(str(account_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerAccount:
    """Reads the answer to `get_player`."""
    if response.status_code == 200:
        response_200 = PlayerAccount.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
