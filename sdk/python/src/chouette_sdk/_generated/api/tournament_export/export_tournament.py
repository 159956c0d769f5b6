from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    *,
    after: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `export_tournament`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    params: dict[str, Any] = {}

    params["after"] = after

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/export".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> str:
    """Reads the answer to `export_tournament`."""
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    raise UnexpectedAnswer(response)
