from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.get_record_format import GetRecordFormat
from ...models.record import Record
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    format_: GetRecordFormat | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_record`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_

    params["format"] = json_format_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game_id}/record".format(
            game_id=quote(str(game_id), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Record:
    """Reads the answer to `get_record`."""
    if response.status_code == 200:
        response_200 = Record.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
