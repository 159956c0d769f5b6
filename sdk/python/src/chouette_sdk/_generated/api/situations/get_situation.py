from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.situation_view import SituationView
from ...types import Request


def request(
    situation_id: str,
) -> Request:
    """Builds the call of `get_situation`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/sandbox/situations/{situation_id}".format(
            situation_id=quote(str(situation_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> SituationView:
    """Reads the answer to `get_situation`."""
    if response.status_code == 200:
        response_200 = SituationView.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
