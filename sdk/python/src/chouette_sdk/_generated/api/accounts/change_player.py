from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_account import PlayerAccount
from ...models.player_change_body import PlayerChangeBody
from ...types import UNSET, Request, Unset


def request(
    account_id: str,
    *,
    body: PlayerChangeBody | Unset = UNSET,
) -> Request:
    """Builds the call of `change_player`."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "PATCH",
        "url": "/v1/players/{account_id}".format(
            account_id=quote(str(account_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerAccount:
    """Reads the answer to `change_player`."""
    if response.status_code == 200:
        response_200 = PlayerAccount.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
